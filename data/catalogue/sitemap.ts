import { and, asc, count, gt, max, sql } from 'drizzle-orm'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { scopeCondition } from './listing-filters.ts'

/** Parts of the URL of a listed item, and its last change. */
export type ListedAddress = {
  id: string
  slug: string
  contentType: ContentType
  categories: string[]
  schedule: Schedule | null
  /** Whether it has a host, who has a page too. */
  hasHost: boolean
  updatedAt: Date
}

/** Number of listings and time of the last change; null in an empty catalogue. */
export async function measureCatalogue(
  db: Db,
): Promise<{ listings: number; updatedAt: Date | null }> {
  const [row] = await db
    .select({ listings: count(), updatedAt: max(listings.updatedAt) })
    .from(listings)
    .where(scopeCondition())
  return row ?? { listings: 0, updatedAt: null }
}

type Part = { skip: number; take: number; batch?: number }

/** A range of listed items ordered by id, read in batches. */
export async function* readListedAddresses(
  db: Db,
  { skip, take, batch = 1_000 }: Part,
): AsyncGenerator<ListedAddress[]> {
  let left = take
  let after: string | null = null
  while (left > 0) {
    const rows: ListedAddress[] = await db
      .select({
        id: listings.id,
        slug: listings.slug,
        contentType: listings.contentType,
        categories: listings.categories,
        schedule: listings.schedule,
        hasHost: sql<boolean>`coalesce(jsonb_typeof(${listings.details} -> 'host') = 'object', false)`,
        updatedAt: listings.updatedAt,
      })
      .from(listings)
      .where(and(scopeCondition(), after === null ? undefined : gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(Math.min(batch, left))
      .offset(after === null ? skip : 0)
    if (rows.length > 0) yield rows
    if (rows.length < Math.min(batch, left)) return
    left -= rows.length
    after = rows.at(-1)?.id ?? null
  }
}
