import { asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { facts, listingChanges, listings } from '../db/schema.ts'
import type { CatalogueMark } from './catalogue-mark.ts'
import { LISTING_COLUMNS, toListing } from './listing-rows.ts'

/** One committed change of the catalogue, in the order of `seq`. */
export type ListingChange =
  | { seq: number; op: 'save'; listing: Listing }
  | { seq: number; op: 'delete'; id: string }

/** Changes read at a time. */
const BATCH = 500
const CATALOGUE = 'catalogue'
const PRUNED = 'listing changes pruned to'

/** The mark of a reader that reads the whole catalogue from now on. */
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
 * The next changes after a mark, oldest first, each listing once with its latest state; empty when there are
 * none. Null when not every change after the mark can still be read (the rows are gone, or the mark is of
 * another catalogue or of a later state of this one): the whole catalogue must be read anew.
 */
export async function listChanges(db: Db, mark: CatalogueMark): Promise<ListingChange[] | null> {
  // One question, so that nothing is forgotten between two, and a change waits for one answer only.
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
    // The latest stands in its own place.
    changes.delete(id)
    // A saved listing that is not there has been deleted since: that change is still to come.
    changes.set(
      id,
      listing ? { seq, op: 'save', listing: toListing(listing) } : { seq, op: 'delete', id },
    )
  }
  return [...changes.values()]
}

/** Forgets changes from before a time. Readers that have not taken them over find out by `canResume`. */
export async function pruneChanges(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(listingChanges)
      .where(lt(listingChanges.at, before))
      .returning({ seq: listingChanges.seq })
    const last = gone.reduce((max, { seq }) => Math.max(max, seq), 0)
    if (last > 0) {
      await tx
        .insert(facts)
        .values({ name: PRUNED, value: String(last) })
        .onConflictDoUpdate({
          target: facts.name,
          set: { value: sql`greatest(${facts.value}::bigint, ${last})::text` },
        })
    }
    return gone.length
  })
}
