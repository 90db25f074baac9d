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

/** Every listing in its public form, listed or not, ordered by id, one batch in memory at a time. */
export async function* readCatalogue(db: Db): AsyncGenerator<Listing[]> {
  for await (const rows of readRows(db)) yield rows.map(toListing)
}

/** Every listing with the exact places of stays, for the operator's export only. */
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

/** Listings with one of these names as id or slug. */
export async function findNamed(db: Db, names: readonly string[]): Promise<StoredName[]> {
  const { id, slug, createdAt, updatedAt } = listings
  const nameArray = textArray(names)
  return db
    .select({ id, slug, createdAt, updatedAt })
    .from(listings)
    .where(sql`${id} = any(${nameArray}) or ${slug} = any(${nameArray})`)
}

/** Stored ids equal to these ignoring case, keyed by lower-case id. */
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
