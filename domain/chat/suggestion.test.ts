import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingCard } from '../listing/listing.ts'
import {
  classify,
  defaultExperience,
  readListingReference,
  readSuggestion,
  toExplanation,
  topRecommendations,
  toRecommendation,
} from './suggestion.ts'

const WHEN_EMPTY = 'Nothing was said.'

const REFERENCE = {
  id: '3',
  slug: 'yukitani-ryokan',
  contentType: 'escape',
  listingType: 'Ryokan',
  location: 'Hakone, Japan',
  tags: ['hot spring'],
  thumbnail: null,
} as const

function card(changes: Partial<ListingCard>): ListingCard {
  return {
    id: '1',
    slug: 'one',
    title: 'One',
    description: '',
    type: 'Cabin',
    contentType: 'escape',
    rating: 4,
    reviews: 10,
    location: null,
    country: null,
    price: null,
    amount: null,
    thumbnail: null,
    videoUrl: null,
    verified: false,
    sample: false,
    tags: [],
    natureDistance: null,
    nearbyNature: null,
    wellnessTag: null,
    isAIRecommended: false,
    ...changes,
  }
}

test.each([
  ['A silent retreat', 'escapes'],
  ['Beach RESORTS for two', 'escapes'],
  ['Weekend escape', 'escapes'],
  ['A product for dry skin', 'essentials'],
  ['Magnesium supplements', 'essentials'],
  ['Essential care', 'essentials'],
  ['Lavender oil', 'essentials'],
  ['Weighted blanket', 'essentials'],
  ['Meditation apps', 'enhancements'],
  ['Digital detox plan', 'enhancements'],
  ['Massage service at home', 'enhancements'],
  ['Enhancement of focus', 'enhancements'],
  ['Sound bath at dusk', 'experiences'],
  ['', 'experiences'],
])('spec 5 · rules · suggestion kinds · "%s" is classified under %s', (text, category) => {
  expect(classify(text)).toBe(category)
})

test('with keywords of two categories the earlier category wins', () => {
  expect(classify('An app for planning a retreat')).toBe('escapes')
  expect(classify('An oil delivery service')).toBe('essentials')
})

test('a keyword inside another word is no keyword', () => {
  expect(classify('Happy mornings')).toBe('experiences')
  expect(classify('Calm after turmoil')).toBe('experiences')
})

test('a text suggestion is trimmed, cleaned of asterisks and classified', () => {
  expect(readSuggestion('  **Lavender   oil** ')).toEqual({
    category: 'essentials',
    text: 'Lavender oil',
  })
})

test('an object suggestion is classified by its category, not by its item', () => {
  expect(readSuggestion({ category: 'Escapes', item: 'Bath oil by the sea' })).toEqual({
    category: 'escapes',
    text: 'Bath oil by the sea',
  })
  expect(readSuggestion({ category: 'surprise', item: 'Yoga retreat' })?.category).toBe(
    'experiences',
  )
})

test('spec 5 · rules · suggestion kinds · an object needs both category and item', () => {
  expect(readSuggestion({ category: 'escapes' })).toBeNull()
  expect(readSuggestion({ item: 'A cabin' })).toBeNull()
  expect(readSuggestion({ category: ' ', item: 'A cabin' })).toBeNull()
  expect(readSuggestion('   ')).toBeNull()
})

test('an object suggestion keeps its listing when it can be linked', () => {
  const suggestion = { category: 'escapes', item: 'Yukitani Ryokan', listing: REFERENCE }
  expect(readSuggestion(suggestion)?.listing).toEqual(REFERENCE)
  expect(readSuggestion({ ...suggestion, listing: { slug: 'x' } })).not.toHaveProperty('listing')
})

test('readers of suggestions never throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readSuggestion(value)
      readListingReference(value)
      return read === null || (read.text.length > 0 && read.category.length > 0)
    }),
  )
})

test('a listing reference needs id, slug and a known content type; the rest has defaults', () => {
  expect(readListingReference({ id: '1', slug: 'a', contentType: 'essential' })).toEqual({
    id: '1',
    slug: 'a',
    contentType: 'essential',
    listingType: '',
    location: null,
    tags: [],
    thumbnail: null,
  })
  expect(readListingReference({ id: '1', slug: 'a', contentType: 'car' })).toBeNull()
  expect(readListingReference({ id: 1, slug: 'a', contentType: 'escape' })).toBeNull()
  expect(readListingReference({ ...REFERENCE, tags: ['a', 1] })?.tags).toEqual(['a'])
})

test.each([
  ['warm water helps', 'Warm water helps.'],
  ['Rest comes first!', 'Rest comes first!'],
  ['how did you sleep?', 'How did you sleep?'],
  ['**breathe** slowly', 'Breathe slowly.'],
  ['"slow mornings" help', '"Slow mornings" help.'],
  ['She said "rest."', 'She said "rest."'],
  ['5 apps for sleep', '5 apps for sleep.'],
  ['élan', 'Élan.'],
])('spec 5 · rules · explanation · %j becomes %j', (text, tidy) => {
  expect(toExplanation(text, WHEN_EMPTY)).toBe(tidy)
})

test.each([[''], ['  '], ['***'], [null], [undefined], [7]])(
  'spec 5 · rules · explanation · %j is an empty one',
  (value) => {
    expect(toExplanation(value, WHEN_EMPTY)).toBe(WHEN_EMPTY)
  },
)

test('normalising an explanation is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = toExplanation(text, WHEN_EMPTY)
      return toExplanation(once, WHEN_EMPTY) === once
    }),
  )
})

test('a suggestion with a listing has the place as its reason, one without says where to look', () => {
  const classified = { category: 'escapes', text: 'Yukitani Ryokan' } as const
  expect(toRecommendation({ ...classified, listing: { ...REFERENCE, tags: [] } })).toMatchObject({
    type: 'escapes',
    title: 'Yukitani Ryokan',
    reason: 'Ryokan, Hakone, Japan',
  })
  const nowhere = { ...REFERENCE, tags: [], location: null }
  expect(toRecommendation({ ...classified, listing: nowhere }).reason).toBe('Ryokan')
  expect(toRecommendation(classified).reason).toBe('See what fits under Escapes.')
})

test('spec 5 · rules · default experience · is titled for the concern and says that it is only an idea', () => {
  expect(defaultExperience('sleep')).toEqual({
    type: 'experiences',
    title: 'Guided practice for sleep',
    reason: 'A general idea, not a match.',
  })
  expect(defaultExperience(' ').title).toBe('Guided practice for general wellbeing')
})

test('spec 5 · rules · top recommendations · the three best rated, unrated ones last', () => {
  const top = topRecommendations([
    card({ slug: 'a', title: 'A', rating: null }),
    card({ slug: 'b', title: 'B', rating: 4.2 }),
    card({ slug: 'c', title: 'C', rating: 4.9, type: 'Ryokan' }),
    card({ slug: 'd', title: 'D', rating: 4.2, contentType: 'essential' }),
  ])
  expect(top.map(({ title }) => title)).toEqual(['C', 'B', 'D'])
  expect(top.map(({ type }) => type)).toEqual(['escapes', 'escapes', 'essentials'])
  expect(top[0]?.reason).toBe('Highly rated ryokan that aligns with your wellness goals.')
  expect(top[0]?.listing).toMatchObject({ slug: 'c', listingType: 'Ryokan' })
})

test('a listing without a type is named by its content type in the reason', () => {
  const [only] = topRecommendations([card({ type: '', contentType: 'enhancement' })])
  expect(only?.reason).toBe('Highly rated enhancement that aligns with your wellness goals.')
})
