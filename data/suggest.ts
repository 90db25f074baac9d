import { and, asc, desc, or, sql } from 'drizzle-orm'
import type { ListingCard } from '#domain/listing.ts'
import { readNeed } from '#domain/need.ts'
import { fold } from '#domain/text.ts'
import type { Db } from './db.ts'
import { scopeCondition } from './listing-filters.ts'
import { CARD_COLUMNS, toCard } from './listing-rows.ts'
import { listings } from './schema.ts'
import { wordMatch } from './words.ts'

/** Listings whose title begins with, contains or resembles what has been typed so far, then those that meet the need. */
export async function suggestListings(db: Db, typed: string, limit = 8): Promise<ListingCard[]> {
  const plain = fold(typed)
  if (plain === '') return []
  const title = sql`lower(fold_accents(${listings.title}))`
  const pattern = plain.replace(/[\\%_]/g, '\\$&')
  const words = wordMatch(readNeed(typed))
  const contains = sql`${title} like ${`%${pattern}%`}`
  const resembles = plain.length >= 4 ? sql`word_similarity(${plain}, ${title}) > 0.5` : undefined
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(and(scopeCondition(), or(contains, resembles, words?.matches)))
    .orderBy(
      desc(sql`${title} like ${`${pattern}%`}`),
      desc(contains),
      desc(
        sql`round(word_similarity(${plain}, ${title})::numeric, 1) * ${plain.length >= 4 ? 1 : 0}`,
      ),
      ...(words ? [desc(words.rank)] : []),
      desc(listings.score),
      asc(listings.id),
    )
    .limit(limit)
  return rows.map(toCard)
}
