import { expect, test } from 'vitest'
import type { UnseenQuery } from '../../relevance/graded-set.ts'
import { measure, rowOf } from './measure.ts'

const query = (limits: UnseenQuery['limits'], named: string[] = []): UnseenQuery => ({
  id: 'q',
  class: 'price',
  language: 'en',
  query: 'tea',
  grades: { a: 3, b: 1 },
  limits,
  named,
})

test('figures of one ranking', async () => {
  const queries = [query([{ says: 'cheap', broken: ['c'] }], ['b']), query([], ['z'])]
  const row = rowOf(await measure(() => ['a', 'c', 'b', 'd'], queries))
  expect(row).toMatchObject({ queries: 2, precision: 1, broken: 1 / 4, empty: 0, found: 0.5 })
  expect(row.ndcg).toBeGreaterThan(0.9)
  expect(row.ndcg).toBeLessThan(1)
})

test('a limit may list the ids that keep it', async () => {
  const [measured] = await measure(() => ['a', 'b'], [query([{ says: 'cheap', kept: ['b'] }])])
  expect(measured?.broken).toEqual(['a'])
})

test('no results are empty where some are graded', async () => {
  expect(rowOf(await measure(() => [], [query([])]))).toMatchObject({ empty: 1, ndcg: 0 })
})
