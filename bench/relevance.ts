import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Item, rankInProcess } from './relevance/in-process.ts'
import { type GradedQuery, type Score, scoreOf, summaryOf } from './relevance/score.ts'

const items = readJson<Item[]>('items.json')
const isTold = process.argv.includes('--per-query')

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'relevance', name), 'utf8')) as T
}

type Scored = { query: GradedQuery; score: Score; ranked: string[] }

function printScores(title: string, scored: readonly Scored[]): void {
  const classes = [...new Set(scored.map(({ query }) => query.class))].sort()
  const rows = [...classes, 'all'].map((name) => {
    const part = scored.filter(({ query }) => name === 'all' || query.class === name)
    const { queries, ndcg, recall, mrr } = summaryOf(part.map(({ score }) => score))
    return `${name.padEnd(9)} n=${String(queries).padStart(3)}  nDCG@10 ${ndcg.toFixed(3)}  recall@10 ${recall.toFixed(3)}  MRR ${mrr.toFixed(3)}\n`
  })
  process.stdout.write(`${title}\n${rows.join('')}\n`)
  if (!isTold) return
  for (const { query, score, ranked } of scored.toSorted((a, b) => a.score.ndcg - b.score.ndcg)) {
    const shown = ranked.slice(0, 10).map((id) => `${id.slice(4)}:${query.grades[id] ?? 0}`)
    process.stdout.write(`${score.ndcg.toFixed(3)} [${query.class}] ${query.query}  ${shown.join(' ')}\n`)
  }
}

const rank = rankInProcess(items)
for (const name of ['queries.json', 'own-queries.json']) {
  const queries = readJson<GradedQuery[]>(name)
  printScores(
    name,
    queries.map((query) => {
      const ranked = rank(query.query)
      return { query, ranked, score: scoreOf(ranked, query.grades) }
    }),
  )
}
