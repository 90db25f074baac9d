import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing.ts'
import type { Db } from './db.ts'
import { LISTING_COLUMNS, textArray, toListing } from './listing-rows.ts'
import { listings } from './schema.ts'

const BATCH = 500

/** Every listing, listed or not, by id, in batches: as much as is asked for is in memory at a time. */
export async function* readCatalogue(db: Db): AsyncGenerator<Listing[]> {
  let after = ''
  for (;;) {
    const rows = await db
      .select(LISTING_COLUMNS)
      .from(listings)
      .where(gt(listings.id, after))
      .orderBy(asc(listings.id))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toListing)
    after = last.id
  }
}

export type StoredName = { id: string; slug: string; createdAt: Date; updatedAt: Date }

/** The addresses and ages of the named listings that are there, by id. */
export async function findNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredName>> {
  const { id, slug, createdAt, updatedAt } = listings
  const rows = await db
    .select({ id, slug, createdAt, updatedAt })
    .from(listings)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who has which of these slugs: id by slug. */
export async function findSlugs(
  db: Db,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(inArray(listings.slug, [...slugs]))
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** Stored ids that differ from these by nothing but case, or not at all: id by id in lower case. */
export async function findNamesakes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { id } = listings
  const rows = await db
    .select({ id })
    .from(listings)
    .where(sql`lower(${id}) in (select lower(asked) from unnest(${textArray(ids)}) as asked)`)
  return new Map(rows.map((row) => [row.id.toLowerCase(), row.id]))
}
