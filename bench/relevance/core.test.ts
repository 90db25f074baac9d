import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type GradedQuery, scoreOf, summaryOf } from '#domain/search-rules/relevance-score.ts'
import { rankInCore, similarInCore } from './in-core.ts'
import { type Item, rankInProcess } from './in-process.ts'

/** Agreement of similar listings with human judgements; shared tags alone reach 0.48. */
const SIMILAR = 0.78

const items = readJson<Item[]>('items.json')
const inCore = rankInCore(items)
const inProcess = rankInProcess(items)

test.each(['queries.json', 'own-queries.json'])(
  'the search core ranks %s as well as the rules of the domain do',
  async (set) => {
    const queries = readJson<GradedQuery[]>(set)
    const expected = summaryOf(
      queries.map(({ query, grades }) => scoreOf(inProcess(query), grades)),
    )
    const ranked = await Promise.all(
      queries.map(async ({ query, grades }) => scoreOf(await inCore(query), grades)),
    )
    const found = summaryOf(ranked)
    expect(found.ndcg).toBeGreaterThan(expected.ndcg - 0.01)
    expect(found.recall).toBeGreaterThan(expected.recall - 0.01)
    expect(found.ndcg).toBeGreaterThan(0.88)
  },
)

test('similar listings agree with human judgements, have the same kind and are never the listing itself', async () => {
  const similarTo = similarInCore(items)
  const kinds = new Map(items.map(({ id, contentType }) => [id, contentType]))
  const judged = readJson<Pick<GradedQuery, 'id' | 'grades'>[]>('similar.json')
  const scores = await Promise.all(
    judged.map(async ({ id, grades }) => {
      const similar = await similarTo(id)
      expect(similar).not.toContain(id)
      expect(new Set(similar.map((each) => kinds.get(each)))).toEqual(new Set([kinds.get(id)]))
      return scoreOf(similar, grades)
    }),
  )
  expect(summaryOf(scores).ndcg).toBeGreaterThan(SIMILAR)
})

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T
}
