import { and, asc, desc, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { ContentType } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { hasConstraints, meetsConstraints } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { meetsConstraintsSql } from './constraints.ts'
import { scopeCondition } from './listing-filters.ts'
import { CARD_COLUMNS, type CardRow, toCard } from './listing-rows.ts'
import { type WordMatch, wordMatch } from './words.ts'

export type RetrieveScope = {
  /** Only these kinds; all when left out. */
  contentTypes?: readonly ContentType[]
  limit: number
}

const CANDIDATES = 160

/**
 * Listings that meet a need, best first. Whatever was stated as a must is kept, by the query and once
 * more in code; a need without words gives the best rated that keep to the musts.
 */
export async function retrieveListings(
  db: Db,
  need: Need,
  { contentTypes, limit }: RetrieveScope,
): Promise<Fit[]> {
  const words = wordMatch(need)
  const found = await meeting(db, need, words, contentTypes)
  // Words order what keeps to the musts; where none of them occurs, a must that is met still helps.
  const fits =
    found.length === 0 && words && hasConstraints(need)
      ? await meeting(db, need, null, contentTypes)
      : found
  return fits.slice(0, limit)
}

async function meeting(
  db: Db,
  need: Need,
  words: WordMatch | null,
  contentTypes: RetrieveScope['contentTypes'],
): Promise<Fit[]> {
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(and(scopeCondition(), kindCondition(contentTypes), mustConditions(need), words?.matches))
    .orderBy(...(words ? [desc(words.rank)] : []), desc(listings.score), asc(listings.id))
    .limit(CANDIDATES)
  const fits = rows
    .map(toCandidate)
    .filter((candidate) => meetsConstraints(need, candidate))
    .map((candidate) => fitOf(need, candidate))
  // The sort is stable: without words the order of the rows stands.
  return words ? fits.sort((a, b) => b.score - a.score) : fits
}

/** The named listings with what is needed to judge them, in any order; those that are gone are left out. */
export async function listCandidates(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(and(scopeCondition(), inArray(listings.id, [...ids])))
  return rows.map(toCandidate)
}

function toCandidate(row: CardRow): Candidate {
  return { ...toCard(row), amenities: row.amenities, offering: row.offering }
}

function kindCondition(contentTypes?: readonly ContentType[]): SQL | undefined {
  return contentTypes && inArray(listings.contentType, [...contentTypes])
}

/** The musts that would otherwise let the limit cut off what is wanted; here what does not say its price breaks one. */
function mustConditions(need: Need): SQL | undefined {
  const isPriced = need.minMinor !== null || need.maxMinor !== null
  return and(meetsConstraintsSql(need), isPriced ? isNotNull(listings.amountMinor) : undefined)
}
