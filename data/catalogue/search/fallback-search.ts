import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { ContentType } from '#domain/listing/category.ts'
import type { FacetCounts, ListingQuery, Sort } from '#domain/listing/listing-query.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { requestsAll } from '#domain/need/need-edit.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { countFacets } from '../facets.ts'
import {
  concernCondition,
  filterConditions,
  scopeCondition,
  substringCondition,
  withoutCondition,
} from '../listing-filters.ts'
import { limitConditions, nearestKey } from '../places/distances.ts'
import { matchesKindSql, meetsConstraintsSql } from './constraints.ts'
import { type WordMatch, wordMatch } from './words.ts'

/** A search query. */
export type Question = {
  query: ListingQuery
  /** The need parsed from the words; null without words or for literal matching. */
  need: Need | null
  contentType: ContentType | null
  /** Ids of listings that are left out. */
  without: readonly string[]
}

/** The matches of a query before its filters, and their order. */
export type Matching = {
  query: ListingQuery
  base: SQL | undefined
  /** Sort keys, highest first; ties are broken by id. */
  keys: SQL[]
  /** No listing meets both the words and the constraints. */
  relaxed: boolean
  /** Index of the matching strategy, which determines the order. */
  way: number
}

/** Position of a listing in an order: its sort keys, then its id. */
export type Position = { keys: number[]; id: string }

type Way = { matches: SQL | undefined; rank: SQL | null; relaxed: boolean }

/**
 * The first matching strategy with results: words and constraints, similar spelling, constraints alone, words
 * alone.
 */
export async function matchQuestion(db: Db, question: Question): Promise<Matching> {
  const { query, need } = question
  const scope = scopeOf(question)
  const ways = waysOf(question)
  const [exists] = await db
    .select(
      Object.fromEntries(
        ways.map(({ matches }, way) => [
          way,
          sql<boolean>`exists (select 1 from ${listings} where ${and(scope, matches) ?? sql`true`})`,
        ]),
      ),
    )
    .from(sql`(select 1) as one`)
  const found = ways.findIndex((_, way) => exists?.[way])
  const way = Math.max(0, found)
  const { matches, rank, relaxed } = ways[way] as Way
  const keys = keysOf(query, need && rank)
  return { query, base: and(scope, matches), keys, relaxed: relaxed && found >= 0, way }
}

function waysOf({ query, need }: Question): [Way, ...Way[]] {
  if (!need) return [{ matches: substringCondition(query.q), rank: null, relaxed: false }]
  const words = wordMatch(need)
  const constraints = meetsConstraintsSql(need)
  const textMatch =
    words?.matches ?? (requestsAll(need, query) ? undefined : substringCondition(query.q))
  const rank = words?.rank ?? null
  const similar = words && similarSpelling(need.words)
  return [
    { matches: and(textMatch, constraints), rank, relaxed: false },
    ...(similar
      ? [{ ...similar, matches: and(similar.matches, constraints), relaxed: false }]
      : []),
    ...(hasConstraints(need) ? [{ matches: constraints, rank: null, relaxed: true }] : []),
    { matches: and(textMatch, matchesKindSql(need)), rank, relaxed: true },
  ]
}

/** Shorter words are similar to too many. */
const SIMILAR_MIN_LENGTH = 5
const MIN_SIMILARITY = 0.5

/** Matches titles and tags with a similarly spelt word; null if all words are short. */
function similarSpelling(words: readonly string[]): WordMatch | null {
  const long = words.filter(({ length }) => length >= SIMILAR_MIN_LENGTH)
  if (long.length === 0) return null
  const text = sql`lower(fold_accents(${listings.title} || ' ' || joined(${listings.tags})))`
  const similarity = long.map((word) => sql`word_similarity(${word}, ${text})`)
  return {
    matches: sql`greatest(${sql.join(similarity, sql`, `)}) >= ${MIN_SIMILARITY}::real`,
    rank: sql`(${sql.join(similarity, sql` + `)})`,
  }
}

/** Exact totals by kind, filters applied. */
export async function countMatches(
  db: Db,
  matching: Matching,
): Promise<Record<ContentType, number>> {
  const rows = await db
    .select({ contentType: listings.contentType, n: count() })
    .from(listings)
    .where(shown(matching))
    .groupBy(listings.contentType)
  const totals = { escape: 0, essential: 0, enhancement: 0, experience: 0 }
  for (const { contentType, n } of rows) totals[contentType] = n
  return totals
}

export function countMatchFacets(db: Db, { query, base }: Matching): Promise<FacetCounts> {
  return countFacets(db, query, base)
}

/** A slice of the list: from an offset, or after a position. */
export async function listMatches(
  db: Db,
  matching: Matching,
  slice: { limit: number } & ({ offset: number } | { after: Position }),
): Promise<Position[]> {
  const { keys } = matching
  const beyond = 'after' in slice ? follows(keys, slice.after) : undefined
  return db
    .select({ id: listings.id, keys: valuesOf(keys) })
    .from(listings)
    .where(and(shown(matching), beyond))
    .orderBy(...inOrder(keys))
    .limit(slice.limit)
    .offset('offset' in slice ? slice.offset : 0)
}

/** The best of each kind. */
export async function listBestOfEach(
  db: Db,
  matching: Matching,
  perContentType: number,
): Promise<Position[]> {
  const { keys } = matching
  const order = sql.join(inOrder(keys), sql`, `)
  const place = sql<number>`row_number() over (partition by ${listings.contentType} order by ${order})`
  const ranked = db
    .select({
      id: listings.id,
      keys: valuesOf(keys).as('keys'),
      contentType: listings.contentType,
      place: place.as('place'),
    })
    .from(listings)
    .where(shown(matching))
    .as('ranked')
  return db
    .select({ id: ranked.id, keys: ranked.keys })
    .from(ranked)
    .where(sql`${ranked.place} <= ${perContentType}`)
    .orderBy(ranked.place, ranked.contentType)
}

function shown({ query, base }: Matching): SQL | undefined {
  return and(base, filterConditions(query))
}

function scopeOf({ query, contentType, without }: Question): SQL | undefined {
  const concern = query.concern ? concernCondition(query.concern).matches : undefined
  return and(
    scopeCondition(contentType ?? undefined),
    concern,
    limitConditions(query),
    withoutCondition(without),
  )
}

function keysOf({ sort, concern, near }: ListingQuery, rank: SQL | null): SQL[] {
  if (sort === 'nearest') return near ? [nearestKey(near), score] : [score]
  if (sort !== 'relevance') return SORT_KEYS[sort]
  const exact = concern ? [sql`(${concernCondition(concern).exact})::int`] : []
  return [...exact, ...(rank ? [rank] : []), score]
}

/** By code units, as outside the database. */
const byId = sql`${listings.id} collate "C"`
const score = sql`${listings.score}`
const band = sql`length(${listings.priceBand})`
const amount = sql`${listings.amountMinor}`

const SORT_KEYS: Record<Exclude<Sort, 'relevance' | 'nearest'>, SQL[]> = {
  rating: [score],
  // Listings without a price come last in both directions.
  'price-low': [sql`coalesce(-${band}, -9)`, sql`coalesce(-${amount}::float8, -1e12)`, score],
  'price-high': [sql`coalesce(${band}, 0)`, sql`coalesce(${amount}, -1)`, score],
  newest: [sql`extract(epoch from ${listings.createdAt})`, score],
}

function inOrder(keys: readonly SQL[]): SQL[] {
  return [...keys.map((key) => desc(sql`(${key})::float8`)), asc(byId)]
}

function valuesOf(keys: readonly SQL[]) {
  const values = keys.map((key) => sql`(${key})::float8`)
  return sql<number[]>`array[${sql.join(values, sql`, `)}]`
}

/** Whether a listing sorts after a position: lower in the first differing key, or equal with a greater id. */
function follows(keys: readonly SQL[], after: Position): SQL {
  return keys.reduceRight<SQL>((rest, key, index) => {
    const value = sql`${after.keys[index] ?? 0}::float8`
    const own = sql`(${key})::float8`
    return sql`(${own} < ${value} or (${own} = ${value} and ${rest}))`
  }, sql`${byId} > ${after.id}`)
}
