import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import {
  readGradedSet,
  readSecondGrading,
  setsNamed,
  type UnseenQuery,
} from '../../relevance/graded-set.ts'
import { rankListings } from '../../relevance/in-core.ts'
import { agreementOf } from './agreement.ts'
import { rankWithMiniSearch, rankWithOrama } from './baselines.ts'
import { type Measured, measure, type Rank, type Row, rowOf } from './measure.ts'

const DATE = new Date('2026-11-25T00:00:00Z')

/** Prints the figures of the ranking and of its baselines for sets of queries; of all sets without a name. */
export async function evaluateSearch(args: readonly string[]): Promise<void> {
  const isPerQuery = args.includes('--per-query')
  const listings = sampleCatalogue(DATE).filter(({ listed }) => listed)
  const rankings: Record<string, Rank> = {
    seekwell: rankListings(listings),
    MiniSearch: rankWithMiniSearch(listings),
    Orama: await rankWithOrama(listings),
  }
  for (const [name, file] of setsNamed(args)) await evaluateSet(name, file, rankings, isPerQuery)
}

async function evaluateSet(
  name: string,
  file: string,
  rankings: Readonly<Record<string, Rank>>,
  isPerQuery: boolean,
): Promise<void> {
  const queries = readGradedSet(file)
  process.stdout.write(`\n${name} (${queries.length} queries)\n`)
  if (name === 'unseen') {
    const { pairs, kappa } = agreementOf(queries, readSecondGrading('unseen-second.json'))
    process.stdout.write(`two gradings of ${pairs} pairs: kappa ${kappa.toFixed(2)}\n`)
  }
  const measured: Record<string, Measured[]> = {}
  for (const [system, rank] of Object.entries(rankings))
    measured[system] = await measure(rank, queries)
  printTable('', queries, measured)
  for (const key of ['class', 'language'] as const) {
    for (const value of [...new Set(queries.map((query) => query[key]))].sort())
      printTable(value, queries, measured, (query) => query[key] === value)
  }
  if (isPerQuery) for (const each of measured['seekwell'] ?? []) printQuery(each)
}

function printTable(
  title: string,
  queries: readonly UnseenQuery[],
  measured: Readonly<Record<string, Measured[]>>,
  isIn: (query: UnseenQuery) => boolean = () => true,
): void {
  const count = queries.filter(isIn).length
  for (const [system, all] of Object.entries(measured)) {
    const row = rowOf(all.filter(({ query }) => isIn(query)))
    process.stdout.write(
      `${`${title || 'all'} (${count})`.padEnd(16)} ${system.padEnd(11)} ${textOf(row)}\n`,
    )
  }
}

function textOf({ ndcg, precision, broken, empty, found }: Row): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  return [
    `nDCG@10 ${ndcg.toFixed(3)}`,
    `p@3 ${precision.toFixed(3)}`,
    `limits broken ${percent(broken).padStart(5)}`,
    `empty ${String(empty).padStart(2)}`,
    `named found ${found === null ? '-' : percent(found)}`,
  ].join('  ')
}

function printQuery({ query, ndcg, ranked, broken, isFound }: Measured): void {
  const shown = ranked.slice(0, 5).map((id) => `${id}:${query.grades[id] ?? 0}`)
  const marks = [
    ...(broken.length > 0
      ? [`breaks ${query.limits.map(({ says }) => says).join('; ')}: ${broken.join(' ')}`]
      : []),
    ...(isFound === false ? [`not found: ${query.named.join(' ')}`] : []),
  ]
  process.stdout.write(
    `${ndcg.toFixed(2)} ${query.id} ${query.class} · ${query.query} · ${shown.join(' ')} ${marks.join(' · ')}\n`,
  )
}
