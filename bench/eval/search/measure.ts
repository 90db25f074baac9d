import { scoreOf } from '#domain/search-rules/relevance-score.ts'
import { breaksLimit, type UnseenQuery } from '../../relevance/graded-set.ts'

export type Rank = (query: string) => string[] | Promise<string[]>

/** How a ranking answers one query. */
export type Measured = {
  query: UnseenQuery
  ranked: string[]
  ndcg: number
  /** Share of the first three with a grade; of fewer where fewer are graded. */
  precision: number
  /** Of the first five, those that break a stated limit. */
  broken: string[]
  isEmpty: boolean
  /** Whether one of the named things is among the first three; null where none is named. */
  isFound: boolean | null
}

const PRECISION_AT = 3
const LIMITS_AT = 5

export async function measure(rank: Rank, queries: readonly UnseenQuery[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const query of queries) measured.push(measureOne(query, await rank(query.query)))
  return measured
}

function measureOne(query: UnseenQuery, ranked: string[]): Measured {
  const first = ranked.slice(0, PRECISION_AT)
  const graded = Object.keys(query.grades).length
  const possible = Math.min(PRECISION_AT, graded)
  const isBroken = (id: string) => query.limits.some((limit) => breaksLimit(id, limit))
  return {
    query,
    ranked,
    ndcg: scoreOf(ranked, query.grades).ndcg,
    precision: possible === 0 ? 1 : first.filter((id) => query.grades[id]).length / possible,
    broken: ranked.slice(0, LIMITS_AT).filter(isBroken),
    isEmpty: ranked.length === 0 && graded > 0,
    isFound: query.named.length > 0 ? first.some((id) => query.named.includes(id)) : null,
  }
}

/** The figures of a table row. */
export type Row = {
  queries: number
  ndcg: number
  precision: number
  /** Share of the first five results of queries with limits. */
  broken: number
  empty: number
  found: number | null
}

export function rowOf(measured: readonly Measured[]): Row {
  const limited = measured.filter(({ query }) => query.limits.length > 0)
  const shown = limited.reduce((sum, { ranked }) => sum + Math.min(LIMITS_AT, ranked.length), 0)
  const named = measured.flatMap(({ isFound }) => (isFound === null ? [] : [Number(isFound)]))
  return {
    queries: measured.length,
    ndcg: mean(measured.map(({ ndcg }) => ndcg)),
    precision: mean(measured.map(({ precision }) => precision)),
    broken: shown === 0 ? 0 : limited.reduce((sum, { broken }) => sum + broken.length, 0) / shown,
    empty: measured.filter(({ isEmpty }) => isEmpty).length,
    found: named.length > 0 ? mean(named) : null,
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
