import { expect, test } from 'vitest'
import { ofPageFirst } from './page-first.ts'

const FOUND = (['escape', 'essential', 'experience', 'essential'] as const).map(
  (contentType, rank) => ({ contentType, rank }),
)
const ranks = (page: Parameters<typeof ofPageFirst>[1]) =>
  ofPageFirst(FOUND, page).map(({ rank }) => rank)

test('what belongs to the page comes first, in its order', () => {
  expect(ranks('essentials')).toEqual([1, 3, 0, 2])
})

test('a page of no category, or of one without hits, changes nothing', () => {
  expect(ranks('all')).toEqual([0, 1, 2, 3])
  expect(ranks('enhancements')).toEqual([0, 1, 2, 3])
})
