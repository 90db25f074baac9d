import { asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing.ts'
import type { Db } from './db.ts'
import { LISTING_COLUMNS, toListing } from './listing-rows.ts'
import { facts, listingChanges, listings } from './schema.ts'

/** Where a reader of the catalogue stands: which catalogue, and the last change it has taken over. */
export type CatalogueMark = { catalogue: string; seq: number }

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
  const { catalogue, seq } = await readState(db)
  return { catalogue, seq }
}

async function readState(db: Db): Promise<CatalogueMark & { pruned: number }> {
  const [row] = await db
    .select({
      catalogue: facts.value,
      seq: sql<number>`(select coalesce(max(seq), 0) from ${listingChanges})`.mapWith(Number),
      pruned: prunedTo,
    })
    .from(facts)
    .where(eq(facts.name, CATALOGUE))
  if (!row) throw new Error('the catalogue has no name; run the migrations')
  return { ...row, seq: Math.max(row.seq, row.pruned) }
}

const prunedTo =
  sql<number>`coalesce((select value::bigint from facts where name = ${PRUNED}), 0)`.mapWith(Number)

/**
 * Whether every change after a mark can still be read. If not (the rows are gone, or the mark is of
 * another catalogue or of a later state of this one), the whole catalogue must be read anew.
 */
export async function canResume(db: Db, mark: CatalogueMark): Promise<boolean> {
  const { catalogue, seq, pruned } = await readState(db)
  return catalogue === mark.catalogue && pruned <= mark.seq && mark.seq <= seq
}

/** The next changes after `seq`, oldest first, each listing once with its latest state; empty when there are none. */
export async function listChanges(db: Db, seq: number): Promise<ListingChange[]> {
  const rows = await db
    .select({ seq: listingChanges.seq, id: listingChanges.listingId, op: listingChanges.op })
    .from(listingChanges)
    .where(gt(listingChanges.seq, seq))
    .orderBy(asc(listingChanges.seq))
    .limit(BATCH)
  if (rows.length === 0) return []
  const latest = new Map(rows.map((row) => [row.id, row]))
  const stored = await db
    .select(LISTING_COLUMNS)
    .from(listings)
    .where(inArray(listings.id, [...latest.keys()]))
  const byId = new Map(stored.map((row) => [row.id, toListing(row)]))
  return [...latest.values()]
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq: at, id }) => {
      const listing = byId.get(id)
      // A saved listing that is not there has been deleted since: that change is still to come.
      return listing ? { seq: at, op: 'save', listing } : { seq: at, op: 'delete', id }
    })
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
