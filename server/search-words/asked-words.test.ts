import { expect, test } from 'vitest'
import { askedWords } from './asked-words.ts'

const asked = (url: string, method = 'GET', headers = {}) => askedWords({ method, url, headers })

test.each([
  ['/search-results?q=yoga+by+the+sea', 'yoga by the sea'],
  ['/de/search-results.data?page=2&q=Ruhe&_routes=x', 'Ruhe'],
  ['/escapes?q=spa', 'spa'],
  ['/es/directory/escapes/category/yoga?q=mar', 'mar'],
])('%s searches for %s', (url, words) => {
  expect(asked(url)).toBe(words)
})

test.each([
  ['a page without a search', '/search-results?page=2'],
  ['another page', '/messages?q=hello'],
  ['a suggestion', '/api/suggest?q=yo'],
  ['a listing', '/escapes/a-spa?q=yoga'],
  ['a parameter that ends in q', '/escapes?faq=yoga'],
  ['a long address', `/escapes?q=${'x'.repeat(3_000)}`],
])('%s is no search', (_what, url) => {
  expect(asked(url)).toBeNull()
})

test('neither a prefetch nor another method is a search', () => {
  expect(asked('/escapes?q=spa', 'POST')).toBeNull()
  expect(asked('/escapes?q=spa', 'GET', { 'sec-purpose': 'prefetch' })).toBeNull()
})
