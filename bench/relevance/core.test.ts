import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rankInCore } from './in-core.ts'
import { type Item, rankInProcess } from './in-process.ts'
import { type GradedQuery, scoreOf, summaryOf } from './score.ts'

const items = readJson<Item[]>('items.json')
const inCore = rankInCore(items)
const inProcess = rankInProcess(items)

test.each(['queries.json', 'own-queries.json'])(
  'the search core ranks %s as well as the rules of the domain do',
  async (set) => {
    const queries = readJson<GradedQuery[]>(set)
    const meant = summaryOf(queries.map(({ query, grades }) => scoreOf(inProcess(query), grades)))
    const ranked = await Promise.all(
      queries.map(async ({ query, grades }) => scoreOf(await inCore(query), grades)),
    )
    const found = summaryOf(ranked)
    expect(found.ndcg).toBeGreaterThan(meant.ndcg - 0.01)
    expect(found.recall).toBeGreaterThan(meant.recall - 0.01)
    expect(found.ndcg).toBeGreaterThan(0.88)
  },
)

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T
}
