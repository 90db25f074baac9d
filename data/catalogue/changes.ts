import { asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { facts, listingChanges, listings } from '../db/schema.ts'
import type { CatalogueMark } from './catalogue-mark.ts'
import { LISTING_COLUMNS, toListing } from './listing-rows.ts'

/** A committed change of the catalogue, in the order of `seq`. */
export type ListingChange =
  | { seq: number; op: 'save'; listing: Listing }
  | { seq: number; op: 'delete'; id: string }

/** Changes per query. */
const BATCH = 500
const CATALOGUE = 'catalogue'
const PRUNED = 'listing changes pruned to'

/** The current mark, for a reader that reads the whole catalogue next. */
export async function readMark(db: Db): Promise<CatalogueMark> {
  const [row] = await db
    .select({ catalogue: facts.value, seq: latest })
    .from(facts)
    .where(eq(facts.name, CATALOGUE))
  if (!row) throw new Error('the catalogue has no name; run the migrations')
  return row
}

const pruned =
  sql<number>`coalesce((select value::bigint from facts where name = ${PRUNED}), 0)`.mapWith(Number)
const latest = sql<number>`greatest((select max(seq) from ${listingChanges}), ${pruned})`.mapWith(
  Number,
)

/**
 * The next changes after a mark, oldest first, each listing once with its latest state; empty if there are
 * none. Null if changes after the mark are missing (pruned, or the mark is of another catalogue or ahead of
 * this one): the whole catalogue must be read again.
 */
export async function listChanges(db: Db, mark: CatalogueMark): Promise<ListingChange[] | null> {
  // A single query, so that nothing is pruned in between and a change costs one round trip.
  const next = db
    .select({ seq: listingChanges.seq, id: listingChanges.listingId })
    .from(listingChanges)
    .where(gt(listingChanges.seq, mark.seq))
    .orderBy(asc(listingChanges.seq))
    .limit(BATCH)
    .as('next')
  const rows = await db
    .select({
      isWhole: sql<boolean>`${facts.value} = ${mark.catalogue} and ${mark.seq} between ${pruned} and ${latest}`,
      seq: next.seq,
      id: next.id,
      listing: LISTING_COLUMNS,
    })
    .from(facts)
    .leftJoin(next, sql`true`)
    .leftJoin(listings, eq(listings.id, next.id))
    .where(eq(facts.name, CATALOGUE))
    .orderBy(asc(next.seq))
  if (!rows[0]?.isWhole) return null
  const changes = new Map<string, ListingChange>()
  for (const { seq, id, listing } of rows) {
    if (seq === null || id === null) continue
    // The latest change keeps its own position.
    changes.delete(id)
    // A saved listing that is missing was deleted since; its delete follows.
    changes.set(
      id,
      listing ? { seq, op: 'save', listing: toListing(listing) } : { seq, op: 'delete', id },
    )
  }
  return [...changes.values()]
}

/** Deletes changes older than a time. Readers that have not applied them get null from `listChanges`. */
export async function pruneChanges(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(listingChanges)
      .where(lt(listingChanges.at, before))
      .returning({ seq: listingChanges.seq })
    const last = deleted.reduce((max, { seq }) => Math.max(max, seq), 0)
    if (last > 0) {
      await tx
        .insert(facts)
        .values({ name: PRUNED, value: String(last) })
        .onConflictDoUpdate({
          target: facts.name,
          set: { value: sql`greatest(${facts.value}::bigint, ${last})::text` },
        })
    }
    return deleted.length
  })
}
