import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import {
  type GradedQuery,
  type Score,
  scoreOf,
  summaryOf,
} from '#domain/search-rules/relevance-score.ts'
import { type BlindNeed, blindQueries } from './relevance/blind.ts'
import { rankInCore, rankListings } from './relevance/in-core.ts'
import { type Item, rankInProcess } from './relevance/in-process.ts'
import { startRanking } from './relevance/over-http.ts'
import { misspelt } from './relevance/typos.ts'

const SETS = ['queries.json', 'own-queries.json']
/** The second set was written after the errors of the first were fixed. */
const BLIND = ['blind-queries.json', 'blind-queries-2.json']
const TURNS = 8

type Rank = (query: string) => string[] | Promise<string[]>
type Scored = { query: GradedQuery; score: Score; ranked: string[] }

const isPerQuery = process.argv.includes('--per-query')
const itemsFile = join(import.meta.dirname, 'relevance', 'items.json')
const items = readJson<Item[]>('items.json')

/**
 * The graded sets, through the site's own API; with --in-core by the search core alone, with --in-process
 * by the rules of the domain alone.
 */
if (process.argv.includes('--in-process')) await report(rankInProcess(items))
else if (process.argv.includes('--in-core')) await report(rankInCore(items))
else {
  const { rank, stop } = await startRanking(itemsFile)
  await report(rank).finally(stop)
}

async function report(rank: Rank): Promise<void> {
  for (const name of SETS) {
    const queries = readJson<GradedQuery[]>(name)
    printScores(name, await scored(rank, queries))
    await compareTypos(rank, queries)
  }
  await reportBlind()
}

/** Needs in words independent of the thesaurus, in four languages, over the sample catalogue. */
async function reportBlind(): Promise<void> {
  const catalogue = sampleCatalogue(new Date('2026-01-01T00:00:00Z'))
  const rank = rankListings(catalogue)
  const graded = new Set(catalogue.map(({ id }) => id))
  for (const name of BLIND) {
    const queries = blindQueries(readJson<BlindNeed[]>(name), catalogue)
    printScores(name, await scored(rank, queries, graded))
  }
}

/** Results outside the graded set (the sample catalogue) are left out before scoring. */
async function scored(
  rank: Rank,
  queries: readonly GradedQuery[],
  graded: ReadonlySet<string> = new Set(items.map(({ id }) => id)),
): Promise<Scored[]> {
  const all: Scored[] = []
  for (const query of queries) {
    const ranked = (await rank(query.query)).filter((id) => graded.has(id))
    all.push({ query, ranked, score: scoreOf(ranked, query.grades) })
  }
  return all
}

/** Each query with a typing error in its longest word, compared with the correct query. */
async function compareTypos(rank: Rank, queries: readonly GradedQuery[]): Promise<void> {
  const pairs = queries
    .filter((query) => query.class !== 'typo')
    .flatMap((query, index) =>
      Array.from({ length: TURNS }, (_, turn) => ({
        right: query,
        wrong: { ...query, query: misspelt(query.query, index + turn * 3) },
      })),
    )
    .filter(({ right, wrong }) => right.query !== wrong.query)
  const right = await scored(
    rank,
    pairs.map((pair) => pair.right),
  )
  const wrong = await scored(
    rank,
    pairs.map((pair) => pair.wrong),
  )
  const [correct, typed] = [right, wrong].map(
    (all) => summaryOf(all.map(({ score }) => score)).ndcg,
  )
  process.stdout.write(
    `${pairs.length} queries with a slip: nDCG@10 ${typed?.toFixed(3)}, spelt right ${correct?.toFixed(3)}\n\n`,
  )
  if (!isPerQuery) return
  wrong.forEach(({ query, score }, index) => {
    const loss = (right[index]?.score.ndcg ?? 0) - score.ndcg
    if (loss > 0.05) process.stdout.write(`  -${loss.toFixed(2)} ${query.query}\n`)
  })
}

function printScores(title: string, all: readonly Scored[]): void {
  const classes = [...new Set(all.map(({ query }) => query.class))].sort()
  const rows = [...classes, 'all'].map((name) => {
    const part = all.filter(({ query }) => name === 'all' || query.class === name)
    const { queries, ndcg, recall, mrr } = summaryOf(part.map(({ score }) => score))
    return `${name.padEnd(9)} n=${String(queries).padStart(3)}  nDCG@10 ${ndcg.toFixed(3)}  recall@10 ${recall.toFixed(3)}  MRR ${mrr.toFixed(3)}\n`
  })
  process.stdout.write(`${title}\n${rows.join('')}`)
  if (!isPerQuery) return
  for (const { query, score, ranked } of all.toSorted((a, b) => a.score.ndcg - b.score.ndcg)) {
    const shown = ranked.slice(0, 10).map((id) => `${id}:${query.grades[id] ?? 0}`)
    process.stdout.write(
      `  ${score.ndcg.toFixed(3)} [${query.class}] ${query.query}  ${shown.join(' ')}\n`,
    )
  }
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'relevance', name), 'utf8')) as T
}
