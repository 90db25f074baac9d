import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { scopeCondition } from '../listing-filters.ts'
import { listByTitlePrefix } from './title-match.ts'
import { wordMatch } from './words.ts'

/** Shorter words are similar to too many. */
const SIMILAR_MIN_LENGTH = 4

/**
 * Ids of listings whose title starts with, contains or resembles the typed text, then of those that meet the
 * need.
 */
export async function suggestListings(db: Db, typed: string, limit: number): Promise<string[]> {
  const prefixMatches = await listByTitlePrefix(db, typed)
  const others = await listOthers(db, typed, limit)
  return [...new Set([...prefixMatches, ...others])].slice(0, limit)
}

async function listOthers(db: Db, typed: string, limit: number): Promise<string[]> {
  const plain = fold(typed)
  if (plain === '') return []
  const title = sql`lower(fold_accents(${listings.title}))`
  const pattern = likeText(plain)
  const words = wordMatch(readNeed(typed))
  const contains = sql`${title} like ${`%${pattern}%`}`
  const isLong = plain.length >= SIMILAR_MIN_LENGTH
  const likeness = sql`round(word_similarity(${plain}, ${title})::numeric, 1)`
  const find = (matches: SQL | undefined) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(scopeCondition(), matches))
      .orderBy(
        desc(sql`${title} like ${`${pattern}%`}`),
        desc(contains),
        ...(isLong ? [desc(likeness)] : []),
        ...(words ? [desc(words.rank)] : []),
        desc(listings.score),
        asc(listings.id),
      )
      .limit(limit)
  const textMatches = await find(or(contains, words?.matches))
  // Similarity search scans every title, so it runs only if too few were found.
  if (textMatches.length >= limit || !isLong) return textMatches.map(({ id }) => id)
  const similar = await find(sql`word_similarity(${plain}, ${title}) > 0.5`)
  return [...new Set([...textMatches, ...similar].map(({ id }) => id))].slice(0, limit)
}

/** Tags and types that complete the typed text, most frequent first. */
export async function listCompletions(db: Db, typed: string, limit: number): Promise<string[]> {
  const plain = fold(typed)
  if (plain === '') return []
  const phrase = sql<string>`lower(fold_accents(named.phrase))`
  const { rows } = await db.execute<{ phrase: string }>(sql`
    select ${phrase} as phrase
    from ${listings}, unnest(${listings.tags} || ${listings.type}) as named (phrase)
    where ${scopeCondition()} and ${phrase} like ${`${likeText(plain)}%`}
    group by 1 order by count(*) desc, 1 limit ${limit}`)
  return rows.map((row) => row.phrase)
}

function likeText(plain: string): string {
  return plain.replace(/[\\%_]/g, '\\$&')
}
