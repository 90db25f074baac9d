import { and, asc, count, desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ContentType } from '#domain/listing/category.ts'
import type { FacetCounts, ListingQuery, Sort } from '#domain/listing/listing-query.ts'
import { REACH } from '#domain/listing/ranking.ts'
import { asksForAll } from '#domain/need/kept-need.ts'
import { hasMusts, limitsOnlyTheWay } from '#domain/need/musts.ts'
import type { Need } from '#domain/need/need.ts'
import { isBeginning } from '#domain/text/named-title.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { countFacets } from './facets.ts'
import { intentFactor } from './intent.ts'
import {
  concernCondition,
  filterConditions,
  scopeCondition,
  substringCondition,
} from './listing-filters.ts'
import { keepsKind, keepsMusts } from './musts.ts'
import {
  isAboutAny,
  matchesAny,
  metTerms,
  rankOf,
  termsOf,
  type WeighedTerm,
  weighTerms,
} from './terms.ts'

import { listTitled, type Titled } from './titled.ts'

/** A question to the catalogue. */
export type RankedQuestion = {
  query: ListingQuery
  /** What was read from the words; null when there are none. */
  need: Need | null
  contentType: ContentType | null
  /** Escapes are looked for by the substring rule of specification section 5. */
  match: 'words' | 'substring'
}

/** A question with its terms weighed: with the same weights, the same order. */
export type Ranking = RankedQuestion & {
  terms: WeighedTerm[]
  settled: Settled
  /** Listings that the words name: they come first, whatever else of the question they meet. */
  titled: Titled[]
}

/**
 * Which listings belong to the list: those about what was asked for; where these are few, all that touch
 * it; where nothing of this keeps to the musts, whatever keeps to them. Relaxed where musts only order.
 */
export type Settled = { reach: 'about' | 'touches' | 'musts'; relaxed: boolean }

/** Where a listing stands in an order: its sort keys, best first, then its id. */
export type Position = { keys: number[]; id: string }

export type RankedHit = Position & { contentType: ContentType; met: number[] }

export async function weighQuestion(db: Db, question: RankedQuestion): Promise<Ranking> {
  const terms = question.need ? await weighTerms(db, termsOf(question.need)) : []
  const titled = await listTitled(db, question.query.q)
  return { ...question, terms, titled, settled: await settle(db, question, terms) }
}

/** The same rule as in the core: musts are kept as long as anything keeps to them. */
async function settle(db: Db, question: RankedQuestion, terms: WeighedTerm[]): Promise<Settled> {
  const { need } = question
  if (!need) return { reach: 'touches', relaxed: false }
  const musts = keepsMusts(need) ?? sql`true`
  const isSaid = question.match === 'words' && terms.length > 0
  const matches = wordsCondition(question, terms, 'touches') ?? sql`true`
  const about = isSaid ? isAboutAny(terms) : sql`true`
  const kept = sql`${matches} and ${musts}`
  const [counted] = await db
    .select({
      about: sql<number>`count(*) filter (where ${kept} and ${about})::int`,
      touches: sql<number>`count(*) filter (where ${kept})::int`,
      aboutAny: sql<number>`count(*) filter (where ${matches} and ${about})::int`,
      any: sql<number>`count(*) filter (where ${matches})::int`,
      keeping: sql<number>`count(*) filter (where ${musts})::int`,
    })
    .from(listings)
    .where(scopeOf(question))
  const counts = counted ?? { about: 0, touches: 0, aboutAny: 0, any: 0, keeping: 0 }
  const isNarrow = need.place !== null || need.petFriendly || need.wheelchair
  const reach = counts.aboutAny >= REACH.few ? 'about' : 'touches'
  const isTooFew = counts.touches < REACH.few && counts.any > counts.touches
  if (isTooFew && limitsOnlyTheWay(need)) return { reach, relaxed: true }
  if (counts.about >= REACH.few && !isNarrow) return { reach: 'about', relaxed: false }
  if (counts.touches > 0) return { reach: 'touches', relaxed: false }
  const hasStated = hasMusts(need) || need.avoided.length > 0
  if (hasMusts(need) && counts.keeping > 0) return { reach: 'musts', relaxed: false }
  return { reach, relaxed: hasStated && counts.any > 0 }
}

/** Exact totals by kind, filters applied. */
export async function countRanked(db: Db, ranking: Ranking): Promise<Record<ContentType, number>> {
  const rows = await db
    .select({ contentType: listings.contentType, n: count() })
    .from(listings)
    .where(and(baseOf(ranking), filterConditions(ranking.query)))
    .groupBy(listings.contentType)
  const totals = { escape: 0, essential: 0, enhancement: 0, experience: 0 }
  for (const { contentType, n } of rows) totals[contentType] = n
  return totals
}

export function countRankedFacets(db: Db, ranking: Ranking): Promise<FacetCounts> {
  return countFacets(db, ranking.query, baseOf(ranking))
}

export type RankedSlice = { limit: number } & ({ offset: number } | { after: Position })

/** A part of the ranked list. */
export async function listRanked(
  db: Db,
  ranking: Ranking,
  slice: RankedSlice,
): Promise<RankedHit[]> {
  const keys = keysOf(ranking)
  const beyond = 'after' in slice ? follows(keys, slice.after) : undefined
  const rows = await db
    .select(columnsOf(ranking, keys))
    .from(listings)
    .where(and(baseOf(ranking), filterConditions(ranking.query), beyond))
    .orderBy(...keys.map((key) => desc(key)), asc(byId))
    .limit(slice.limit)
    .offset('offset' in slice ? slice.offset : 0)
  return rows
}

/** The best of each kind. */
export async function listBestOfEach(
  db: Db,
  ranking: Ranking,
  perContentType: number,
): Promise<RankedHit[]> {
  const keys = keysOf(ranking)
  const order = sql.join([...keys.map((key) => desc(key)), asc(byId)], sql`, `)
  const place = sql<number>`row_number() over (partition by ${listings.contentType} order by ${order})`
  const ranked = db
    .select({ id: listings.id, place: place.as('place') })
    .from(listings)
    .where(and(baseOf(ranking), filterConditions(ranking.query)))
    .as('ranked')
  return db
    .select(columnsOf(ranking, keys))
    .from(ranked)
    .innerJoin(listings, sql`${ranked.id} = ${listings.id}`)
    .where(sql`${ranked.place} <= ${perContentType}`)
    .orderBy(ranked.place, listings.contentType)
}

function columnsOf(ranking: Ranking, keys: readonly SQL[]) {
  return {
    id: listings.id,
    contentType: listings.contentType,
    keys: sql<number[]>`array[${sql.join(
      keys.map((key) => sql`(${key})::float8`),
      sql`, `,
    )}]`,
    met: metTerms(ranking.terms),
  }
}

/** What of the catalogue a question is about, before its filters. */
function baseOf(ranking: Ranking): SQL | undefined {
  const { need, terms, settled } = ranking
  const words =
    settled.reach === 'musts' ? undefined : wordsCondition(ranking, terms, settled.reach)
  const fitting = and(words, settled.relaxed ? keepsKind(need) : keepsMusts(need))
  return and(scopeOf(ranking), fitting && or(fitting, namedIn(ranking)))
}

/** What is named by its title; the substring rule finds what it says and nothing else. */
function namedIn({ titled, match }: Ranking): SQL | undefined {
  if (titled.length === 0 || match === 'substring') return undefined
  return inArray(
    listings.id,
    titled.map(({ id }) => id),
  )
}

/** By how many words of its title a listing was named. */
function namedKey(titled: readonly Titled[]): SQL {
  if (titled.length === 0) return sql`0::float8`
  const cases = titled.map(({ id, words }) => sql`when ${id} then ${words}::float8`)
  return sql`(case ${listings.id} ${sql.join(cases, sql` `)} else 0::float8 end)`
}

function scopeOf({ query, contentType }: RankedQuestion): SQL | undefined {
  const concern = query.concern ? concernCondition(query.concern).matches : undefined
  return and(scopeCondition(contentType ?? undefined), concern)
}

function wordsCondition(
  { query, need, match }: RankedQuestion,
  terms: readonly WeighedTerm[],
  reach: 'about' | 'touches',
): SQL | undefined {
  if (match === 'words' && terms.length > 0)
    return reach === 'about' ? isAboutAny(terms) : matchesAny(terms)
  // What names a kind, a price or a must and no word to look for asks for all that has it.
  if (match === 'words' && need && asksForAll(need, query)) return undefined
  // A question without one word to look for ("and the?") is looked for as it stands.
  return substringCondition(query.q)
}

/** What begins with the words stands in the order of rating, whatever else it meets. */
function unlessBegun(titled: readonly Titled[], rank: SQL): SQL {
  const begun = titled.filter(({ words }) => isBeginning(words)).map(({ id }) => id)
  return begun.length === 0
    ? rank
    : sql`case when ${inArray(listings.id, begun)} then 0 else ${rank} end`
}

/** What a list is ordered by, each best when greatest; the id decides what is left. */
function keysOf({ query, terms, need, settled, titled }: Ranking): SQL[] {
  if (query.sort !== 'relevance') return SORT_KEYS[query.sort]
  const named = query.q ? [namedKey(titled)] : []
  const exact = query.concern ? [sql`(${concernCondition(query.concern).exact})::int::float8`] : []
  const { reach, relaxed } = settled
  const isRanked = terms.length > 0 && reach !== 'musts'
  const fit = isRanked ? rankOf(terms) : sql`1::float8`
  const isAsked = need !== null && (isRanked || asksForAll(need, query) || reach === 'musts')
  const rank = isAsked ? [unlessBegun(titled, sql`${fit} * ${intentFactor(need, relaxed)}`)] : []
  return [...named, ...exact, ...rank, score]
}

/** By code units, as everywhere outside the database. */
const byId = sql`${listings.id} collate "C"`
const score = sql`${listings.score}`
const band = sql`length(${listings.priceBand})::float8`
const amount = sql`${listings.amountMinor}::float8`

const SORT_KEYS: Record<Exclude<Sort, 'relevance'>, SQL[]> = {
  rating: [score],
  // What has no price comes last in both directions.
  'price-low': [sql`coalesce(-${band}, -9)`, sql`coalesce(-${amount}, -1e12)`, score],
  'price-high': [sql`coalesce(${band}, 0)`, sql`coalesce(${amount}, -1)`, score],
  newest: [sql`extract(epoch from ${listings.createdAt})::float8`, score],
}

/** Whether a listing comes after a position: worse in the first key that differs, or equal with a later id. */
function follows(keys: readonly SQL[], after: Position): SQL {
  return keys.reduceRight<SQL>((rest, key, index) => {
    const value = sql`${after.keys[index] ?? 0}::float8`
    const own = sql`(${key})::float8`
    return sql`(${own} < ${value} or (${own} = ${value} and ${rest}))`
  }, sql`${byId} > ${after.id}`)
}
