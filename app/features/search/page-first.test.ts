import { expect, test } from 'vitest'
import { ofPageFirst } from './page-first.ts'

const FOUND = (['escape', 'essential', 'experience', 'essential'] as const).map(
  (contentType, rank) => ({ contentType, rank }),
)
const ranks = (page: Parameters<typeof ofPageFirst>[1]) =>
  ofPageFirst(FOUND, page).map(({ rank }) => rank)

test("results of the page's category come first, in their order", () => {
  expect(ranks('essentials')).toEqual([1, 3, 0, 2])
})

test('a page without category or hits keeps the order', () => {
  expect(ranks('all')).toEqual([0, 1, 2, 3])
  expect(ranks('enhancements')).toEqual([0, 1, 2, 3])
})
