import { expect, test } from 'vitest'
import { type CollectionText, listingSlugs, nextOf, textIn } from './collection.ts'

const text = (title: string): CollectionText => ({ title, lead: '', voice: null, body: [] })

test('a missing language falls back to English, then to any other', () => {
  const texts = { en: text('Night'), de: text('Nacht') }
  expect(textIn({ texts }, 'de')?.text.title).toBe('Nacht')
  expect(textIn({ texts }, 'fr')).toMatchObject({ language: 'en', text: { title: 'Night' } })
  expect(textIn({ texts: { de: text('Nacht') } }, 'fr')?.language).toBe('de')
  expect(textIn({ texts: {} }, 'fr')).toBeNull()
})

test('woven listings are named in order and once', () => {
  const body: CollectionText['body'] = [
    { kind: 'listing', slug: 'b' },
    { kind: 'text', text: 'and then' },
    { kind: 'listing', slug: 'a' },
    { kind: 'listing', slug: 'b' },
  ]
  expect(listingSlugs({ body })).toEqual(['b', 'a'])
})

test('the last collection is followed by the first, and a single one by none', () => {
  const items = [{ slug: 'a' }, { slug: 'b' }]
  expect(nextOf(items, 'a')).toBe(items[1])
  expect(nextOf(items, 'b')).toBe(items[0])
  expect(nextOf(items.slice(0, 1), 'a')).toBeNull()
  expect(nextOf([], 'a')).toBeNull()
})
