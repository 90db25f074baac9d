import { asc, gt, sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import {
  LISTING_COLUMNS,
  type ListingRow,
  textArray,
  toListing,
  toStoredListing,
} from './listing-rows.ts'

const BATCH = 500

/** Every listing as the public may see it, listed or not, by id, in batches: one batch is in memory at a time. */
export async function* readCatalogue(db: Db): AsyncGenerator<Listing[]> {
  for await (const rows of readRows(db)) yield rows.map(toListing)
}

/** The same with the exact places of stays, for the operator's export alone. */
export async function* readStoredCatalogue(db: Db): AsyncGenerator<Listing[]> {
  for await (const rows of readRows(db)) yield rows.map(toStoredListing)
}

async function* readRows(db: Db): AsyncGenerator<ListingRow[]> {
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
    yield rows
    after = last.id
  }
}

export type StoredName = { id: string; slug: string; createdAt: Date; updatedAt: Date }

/** The listings that have one of these names as id or as slug. */
export async function findNamed(db: Db, names: readonly string[]): Promise<StoredName[]> {
  const { id, slug, createdAt, updatedAt } = listings
  const asked = textArray(names)
  return db
    .select({ id, slug, createdAt, updatedAt })
    .from(listings)
    .where(sql`${id} = any(${asked}) or ${slug} = any(${asked})`)
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
    .where(
      sql`lower(${id}) = any(array(select lower(asked) from unnest(${textArray(ids)}) as asked))`,
    )
  return new Map(rows.map((row) => [row.id.toLowerCase(), row.id]))
}
