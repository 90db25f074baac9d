import { expect, test } from 'vitest'
import { everything, FACETS, type FacetCounts } from '#domain/listing/listing-query.ts'
import { facetChoices, offersFilters, offersVerified, ratingChoices } from './facet-choices.ts'

const none = {
  ...Object.fromEntries(FACETS.map((facet) => [facet, []])),
  verified: 0,
  rated: { '4.5': 0, '4': 0 },
} as unknown as FacetCounts
const plain = everything()
const choosing = (facets: object) => ({ ...plain, facets: { ...plain.facets, ...facets } })

test('values without listings are not offered', () => {
  const counts = {
    ...none,
    price: [
      { value: '$$', count: 3 },
      { value: '$', count: 0 },
    ],
  }
  expect(facetChoices('price', counts, plain)).toEqual([{ value: '$$', count: 3 }])
})

test('a chosen value stays, so that it can be removed', () => {
  expect(facetChoices('tag', none, choosing({ tag: ['sleep'] }))).toEqual([
    { value: 'sleep', count: 0 },
  ])
  expect(ratingChoices(none, { ...plain, minRating: 4.5 })).toEqual([{ value: '4.5', count: 0 }])
  expect(offersVerified(none, { ...plain, verifiedOnly: true })).toBe(true)
})

test('known values have a fixed order, others are ordered by count', () => {
  const price = [
    { value: '$$$', count: 9 },
    { value: '$', count: 1 },
  ]
  const tag = [
    { value: 'sleep', count: 9 },
    { value: 'calm', count: 1 },
  ]
  expect(facetChoices('price', { ...none, price }, plain).map(({ value }) => value)).toEqual([
    '$',
    '$$$',
  ])
  expect(facetChoices('tag', { ...none, tag }, plain)).toEqual(tag)
})

test('an empty result offers no filters, unless one is set', () => {
  expect(offersFilters(['tag', 'price'], none, plain)).toBe(false)
  expect(offersFilters(['tag', 'price'], none, choosing({ price: ['$'] }))).toBe(true)
  expect(offersFilters(['tag'], { ...none, verified: 2 }, plain)).toBe(true)
})
