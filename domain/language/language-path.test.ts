import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { languagePath, readLanguagePath } from './language-path.ts'

test.each([
  ['/', 'en', '/'],
  ['/escapes?type=Cabin', 'en', '/escapes?type=Cabin'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?tab=chat', 'es', '/?tab=chat'],
  ['/es.data', 'es', '/.data'],
  ['/es/_.data', 'es', '/_.data'],
  ['/de/escapes/abc', 'de', '/escapes/abc'],
  ['/fr/es/escapes', 'fr', '/es/escapes'],
  // The base language has no prefix.
  ['/en/escapes', 'en', '/en/escapes'],
  ['/ES/escapes', 'en', '/ES/escapes'],
  ['/it/escapes', 'en', '/it/escapes'],
  ['/escapes', 'en', '/escapes'],
  ['/espresso', 'en', '/espresso'],
  ['/es.html', 'en', '/es.html'],
  ['', 'en', ''],
])('%s is in %s and its path is %s', (address, language, path) => {
  expect(readLanguagePath(address)).toEqual({ language, path })
})

test.each(LANGUAGES)('a path written for %s is read as that language', (language) => {
  for (const path of ['/', '/?tab=chat', '/escapes?page=2#list', '/search-results'])
    expect(readLanguagePath(languagePath(language, path))).toEqual({ language, path })
})
