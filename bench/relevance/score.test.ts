import { expect, test } from 'vitest'
import { scoreOf, summaryOf } from '#domain/search-rules/relevance-score.ts'
import { misspelt } from './typos.ts'

const grades = { a: 3, b: 2, c: 1 }

test('the ideal order scores 1, the reverse less, an empty result 0', () => {
  expect(scoreOf(['a', 'b', 'c'], grades)).toEqual({ ndcg: 1, recall: 1, mrr: 1 })
  expect(scoreOf(['c', 'x', 'a'], grades).ndcg).toBeCloseTo(
    (1 + 7 / 2) / (7 + 3 / Math.log2(3) + 0.5),
  )
  expect(scoreOf(['c', 'x', 'a'], grades)).toMatchObject({ recall: 0.5, mrr: 1 / 3 })
  expect(scoreOf([], grades)).toEqual({ ndcg: 0, recall: 0, mrr: 0 })
})

test('without strong answers recall and rank are undefined', () => {
  const weak = scoreOf(['c'], { c: 1 })
  expect(weak).toEqual({ ndcg: 1, recall: null, mrr: null })
  expect(summaryOf([weak, scoreOf([], grades)])).toEqual({
    queries: 2,
    ndcg: 0.5,
    recall: 0,
    mrr: 0,
  })
})

test('a typing error affects one word and leaves short ones', () => {
  expect(misspelt('yoga spa', 3)).toBe('yoga spa')
  expect(misspelt('sauna for two', 0)).toBe('suna for two')
})
