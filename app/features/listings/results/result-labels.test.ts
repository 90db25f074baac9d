import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { promptOf, queryLabel } from './result-labels.ts'

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
