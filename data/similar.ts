import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { fold } from '#domain/text.ts'
import type { Db } from './db.ts'
import { scopeCondition } from './listing-filters.ts'
import { textArray } from './listing-rows.ts'
import { listings } from './schema.ts'

export type Similar = { id: string; score: number; shared: string[] }

/** Words of its own tags and title that a listing is compared by. */
const WORDS_LIMIT = 24

/**
 * Up to `limit` others of the same kind, those with most of its tags and of its words first; none for
 * what is not there. With `sameType` only others of its type ("Lodge").
 */
export async function listSimilar(
  db: Db,
  id: string,
  { limit, sameType }: { limit: number; sameType: boolean },
): Promise<Similar[]> {
  const [own] = await db
    .select({
      contentType: listings.contentType,
      type: listings.type,
      tags: listings.tags,
      title: listings.title,
    })
    .from(listings)
    .where(eq(listings.id, id))
  if (!own) return []
  const shared = sql<
    string[]
  >`array(select unnest(${listings.tags}) intersect select unnest(${textArray(own.tags)}) order by 1)`
  const alike = sql`ts_rank('{0, 0.1, 0.3, 1}'::real[], ${listings}.words, to_tsquery('english', ${anyOf([...own.tags, own.title])}))`
  const sameKind = sql`(case when ${listings.type} = ${own.type} then 0.5 else 0 end)`
  const likeness = sql<number>`(cardinality(${shared}) + 2 * ${alike} + ${sameKind} + 0.01 * ${listings.score})::float8`
  return db
    .select({ id: listings.id, score: likeness.as('likeness'), shared })
    .from(listings)
    .where(
      and(
        scopeCondition(own.contentType),
        sameType ? eq(listings.type, own.type) : undefined,
        ne(listings.id, id),
      ),
    )
    .orderBy(desc(sql`likeness`), asc(listings.id))
    .limit(limit)
}

function anyOf(texts: readonly string[]): string {
  const words = texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words)].slice(0, WORDS_LIMIT).join(' | ')
}
