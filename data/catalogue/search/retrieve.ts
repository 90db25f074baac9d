import { and, asc, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ContentType } from '#domain/listing/category.ts'
import type { AmenityGroup, ListingDetails } from '#domain/listing/listing.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { hasConstraints, meetsConstraints } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import { bestFirst, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { publicSchedule } from '#domain/place/public-place.ts'
import type { Near } from '#domain/place/search-area.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { scopeCondition, withoutCondition } from '../listing-filters.ts'
import { CARD_COLUMNS, type CardRow, toCard } from '../listing-rows.ts'
import { limitConditions } from '../places/distances.ts'
import { meetsConstraintsSql } from './constraints.ts'
import { type WordMatch, wordMatch } from './words.ts'

export type RetrieveScope = {
  /** Restricts the kinds; all if omitted. */
  contentTypes?: readonly ContentType[]
  limit: number
  /** Ids of listings that are left out. */
  without?: readonly string[]
  /** Restricts to the radius around a point. */
  near?: Near | null
}

const CANDIDATES = 160

const CANDIDATE_COLUMNS = {
  ...CARD_COLUMNS,
  schedule: listings.schedule,
  duration: sql<string | null>`${listings.details} ->> 'duration'`,
  groupSize: sql<string | null>`${listings.details} ->> 'groupSize'`,
  sleeps: sql<number | null>`(${listings.details} ->> 'sleeps')::int`,
  requirements: sql<string[]>`coalesce(${listings.details} -> 'requirements', '[]')`,
  inclusions: sql<string[]>`coalesce(${listings.details} -> 'inclusions', '[]')`,
  amenityGroups: sql<AmenityGroup[]>`coalesce(${listings.details} -> 'amenityGroups', '[]')`,
}
type Detail =
  | 'schedule'
  | 'duration'
  | 'groupSize'
  | 'sleeps'
  | 'requirements'
  | 'inclusions'
  | 'amenityGroups'
type CandidateRow = CardRow & Pick<ListingDetails, Detail>

/**
 * Listings that meet a need, best first. Constraints are enforced by the query and again in code; a need
 * without words returns the best rated listings that meet them.
 */
export async function retrieveListings(
  db: Db,
  need: Need,
  { contentTypes, limit, without = [], near = null }: RetrieveScope,
): Promise<Fit[]> {
  const scope = and(
    scopeCondition(),
    kindCondition(contentTypes),
    withoutCondition(without),
    limitConditions({ area: null, near }),
  )
  const words = wordMatch(need)
  const found = await findFits(db, need, words, scope)
  // Words rank listings that meet the constraints; without word matches, meeting the constraints suffices.
  const fits =
    found.length === 0 && words && hasConstraints(need)
      ? await findFits(db, need, null, scope)
      : found
  return fits.slice(0, limit)
}

async function findFits(
  db: Db,
  need: Need,
  words: WordMatch | null,
  scope: SQL | undefined,
): Promise<Fit[]> {
  const rows = await db
    .select(CANDIDATE_COLUMNS)
    .from(listings)
    .where(and(scope, constraintConditions(need), words?.matches))
    .orderBy(...(words ? [desc(words.rank)] : []), desc(listings.score), asc(listings.id))
    .limit(CANDIDATES)
  const fits = rows
    .map(toCandidate)
    .filter((candidate) => meetsConstraints(need, candidate))
    .map((candidate) => fitOf(need, candidate))
  // The sort is stable, so rows keep their order without words.
  return bestFirst(need, fits)
}

/** Candidates by id, in any order; deleted ones are left out. */
export async function listCandidates(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(CANDIDATE_COLUMNS)
    .from(listings)
    .where(and(scopeCondition(), inArray(listings.id, [...ids])))
  return rows.map(toCandidate)
}

function toCandidate(row: CandidateRow): Candidate {
  const { amenities, offering, duration, groupSize, sleeps } = row
  const { requirements, inclusions, amenityGroups } = row
  const lists = { requirements, inclusions, amenityGroups }
  const schedule = publicSchedule(row)
  return { ...toCard(row), amenities, offering, duration, groupSize, sleeps, schedule, ...lists }
}

function kindCondition(contentTypes?: readonly ContentType[]): SQL | undefined {
  return contentTypes && inArray(listings.contentType, [...contentTypes])
}

/** Constraints applied before the limit; with a price constraint, listings without a price are excluded here. */
function constraintConditions(need: Need): SQL | undefined {
  const isPriced = need.minMinor !== null || need.maxMinor !== null
  return and(meetsConstraintsSql(need), isPriced ? isNotNull(listings.amountMinor) : undefined)
}
