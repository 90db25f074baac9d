import { describe, expect, test } from 'vitest'
import { editorValuesOf } from './editor-fields.ts'
import { checkListing } from './listing-checklist.ts'
import { claimsIn } from './listing-claims.ts'

const COMPLETE = {
  description: 'A quiet house by the lake, with a sauna, a garden and a small library.',
  longDescription: `<p>${'A quiet house by the lake. '.repeat(12)}</p>`,
  type: 'Lodge',
  location: 'Hakone, Japan',
  amount: { minor: 10_000, currency: 'EUR', per: 'night' },
  tags: ['sleep'],
  categories: ['spa-resorts'],
  wellnessTag: 'calm',
  inclusions: ['Breakfast'],
  cancellation: 'Free until a week before.',
  faqs: [{ question: 'Pets?', answer: 'Yes.' }],
}
const PHOTOS = ['a lake', 'a room', 'a garden'].map((alt) => ({ alt }))

describe('the checklist of a listing', () => {
  test('is empty for a complete one, and names what is missing', () => {
    const check = (item: object, photos = PHOTOS) =>
      checkListing('escape', editorValuesOf({ ...COMPLETE, ...item }), photos).missing
    expect(check({})).toEqual([])
    expect(check({ description: 'Short.', faqs: [], amount: null })).toEqual([
      'description',
      'price',
      'faqs',
    ])
    expect(check({ amount: null, priceText: '100 euros' })).toEqual([])
    expect(check({ longDescription: `<p>${'<br>'.repeat(200)}</p>` })).toEqual(['longDescription'])
    expect(check({}, [...PHOTOS.slice(0, 2), { alt: ' ' }])).toEqual(['photos'])
  })

  test('follows the kind', () => {
    const missing = (kind: 'experience' | 'enhancement' | 'essential') =>
      checkListing(kind, editorValuesOf(COMPLETE), PHOTOS).missing
    expect(missing('experience')).toEqual(['duration', 'dates', 'host'])
    expect(missing('enhancement')).toEqual(['duration', 'offering'])
    expect(missing('essential')).toEqual([])
  })
})

describe('health claims', () => {
  test('are the sentences that promise a medical effect', () => {
    const text = '<p>A warm tea. It cures <b>insomnia</b> in a night.</p>'
    expect(claimsIn('longDescription', text)).toEqual(['It cures insomnia in a night.'])
    expect(claimsIn('tags', ['calm', 'heals anxiety'])).toHaveLength(1)
    expect(claimsIn('benefits', [{ title: 'Sleep', text: 'Heilt Depression.' }])).toHaveLength(1)
    expect(claimsIn('description', 'Sound healing and a spa treatment by the lake.')).toEqual([])
    expect(claimsIn('slug', 'cures-insomnia')).toEqual([])
  })
})
