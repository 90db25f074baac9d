import { expect, test } from 'vitest'
import { storedSearch } from './search-words.ts'

test.each([
  ['  Café  à  PARIS ', 'cafe a paris'],
  ['yoga, retreat!', 'yoga retreat'],
  ['¿?', ''],
  ['', ''],
  ['x'.repeat(99), 'x'.repeat(60)],
  [`${'a'.repeat(40)} ${'b'.repeat(19)} c`, `${'a'.repeat(40)} ${'b'.repeat(19)}`],
  [`${'a'.repeat(40)} ${'b'.repeat(20)} c`, 'a'.repeat(40)],
])('%j is stored as %j', (q, stored) => {
  expect(storedSearch(q)).toBe(stored)
})
