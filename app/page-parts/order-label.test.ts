import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { orderLabel, promptOf, queryLabel } from './result-labels.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))

test('the query label is the text, or else the concern', () => {
  expect(queryLabel(read('q=sea&concern=sleep'))).toBe('sea')
  expect(queryLabel(read('concern=sleep'))).toBe('Sleep')
  expect(queryLabel(read(''))).toBe('')
  expect(promptOf(read('q=sea'))).toBe('sea')
  expect(promptOf(read('concern=sleep'))).toBe('I need help with sleep')
  expect(promptOf(read(''))).toBe('')
})

test('a concern within a sentence is lower-case, except for German nouns', () => {
  const asked = () => promptOf(read('concern=sleep'))
  expect(runWithLocale('de', asked)).toBe('Ich brauche Hilfe bei Schlaf')
  expect(runWithLocale('es', asked)).toBe('Necesito ayuda con esto: sueño')
})

test('every order has a label', () => {
  const searches = [
    '',
    'q=sea',
    'concern=sleep',
    'sort=price-low',
    'sort=price-high',
    'sort=newest',
  ]
  const sentences = searches.map((search) => orderLabel(read(search)))
  expect(new Set(sentences).size).toBe(searches.length)
  expect(orderLabel(read('q=sea&sort=rating'))).toBe(orderLabel(read('')))
})
