import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { FACETS } from '#domain/listing/listing-query.ts'
import { facetValueLabel, filterLabel } from './facet-labels.ts'

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
  expect(facetValueLabel(facet, value)).toBe(words)
})

test('applied filters have chip labels', () => {
  expect(filterLabel({ name: 'verified', value: '1' })).toBe('Verified')
  expect(filterLabel({ name: 'rating', value: '4.5' })).toBe('4.5 or more')
  expect(filterLabel({ name: 'concern', value: 'sleep' })).toBe('For Sleep')
  expect(filterLabel({ name: 'hour', value: 'focus' })).toBe('Focus')
})

test('a rating on a chip is localised', () => {
  expect(runWithLocale('de', () => filterLabel({ name: 'rating', value: '4.5' }))).toBe('Ab 4,5')
})

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

test.each(FACETS)('%s: names of inherited object properties are ordinary values', (facet) => {
  for (const value of INHERITED) {
    expect(facetValueLabel(facet, value)).toBe(value)
    expect(filterLabel({ name: facet, value })).toBe(value)
  }
})
