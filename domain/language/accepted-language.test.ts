import { expect, test } from 'vitest'
import { acceptedLanguage, readLanguage } from './accepted-language.ts'

test.each([
  ['es', 'es'],
  ['de-AT, en;q=0.8', 'de'],
  ['it-IT, fr-CH;q=0.8, en;q=0.5', 'fr'],
  ['FR', 'fr'],
  ['it, pt', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('%s selects %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('a stored value is a supported language or null', () => {
  expect(['es', 'it', '', null, 3, {}].map(readLanguage)).toEqual([
    'es',
    null,
    null,
    null,
    null,
    null,
  ])
})
