import { expect, test } from 'vitest'
import { sayIn } from '#data/db/locale-context.ts'
import { FACETS } from '#domain/listing/listing-query.ts'
import { facetValueWords, filterWords } from './facet-words.ts'

test.each([
  ['contentType', 'escape', 'Escapes'],
  ['category', 'spa-resorts', 'Spa Resorts'],
  ['hour', 'calm', 'Calm'],
  ['country', 'JP', 'Japan'],
  ['country', 'nowhere', 'nowhere'],
  ['amenity', 'hot-springs', 'Hot springs'],
  ['kind', 'local-service', 'Local service'],
  ['delivery', 'at-home', 'At home'],
  ['type', 'Cabin', 'Cabin'],
  ['price', '$$', '$$'],
  ['service', 'unheard-of', 'unheard-of'],
] as const)('%s %s reads %s', (facet, value, words) => {
  expect(facetValueWords(facet, value)).toBe(words)
})

test('applied filters are named on their chips', () => {
  expect(filterWords({ name: 'verified', value: '1' })).toBe('Verified')
  expect(filterWords({ name: 'rating', value: '4.5' })).toBe('4.5 or more')
  expect(filterWords({ name: 'concern', value: 'sleep' })).toBe('For Sleep')
  expect(filterWords({ name: 'hour', value: 'focus' })).toBe('Focus')
})

test('a rating on a chip is written as the language writes numbers', () => {
  expect(sayIn('de', () => filterWords({ name: 'rating', value: '4.5' }))).toBe('Ab 4,5')
})

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

test.each(FACETS)('%s: what every object inherits is a value like any other', (facet) => {
  for (const value of INHERITED) {
    expect(facetValueWords(facet, value)).toBe(value)
    expect(filterWords({ name: facet, value })).toBe(value)
  }
})
