import { and, asc, eq, sql } from 'drizzle-orm'
import type { ListingView } from '#domain/console/listings/listing-table.ts'
import type { Db } from '../db/db.ts'
import { listingViews } from '../db/staff-schema.ts'

const { id, ownerId, name, query, createdAt } = listingViews
const VIEW = { id, name, query }

/** The views that somebody saved, oldest first. */
export async function listViews(db: Db, owner: string): Promise<ListingView[]> {
  return db.select(VIEW).from(listingViews).where(eq(ownerId, owner)).orderBy(asc(createdAt), id)
}

/** Stores a view; false if its owner has `limit` views already. */
export async function insertView(
  db: Db,
  view: ListingView & { ownerId: string; createdAt: Date },
  limit: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`views ${view.ownerId}`}))`)
    if ((await tx.$count(listingViews, eq(ownerId, view.ownerId))) >= limit) return false
    await tx.insert(listingViews).values(view)
    return true
  })
}

/** Changes a view of its owner; false if they have none with the id. */
export async function updateView(db: Db, owner: string, view: ListingView): Promise<boolean> {
  const rows = await db
    .update(listingViews)
    .set({ name: view.name, query: view.query })
    .where(isOf(owner, view.id))
    .returning({ id })
  return rows.length > 0
}

/** Deletes a view of its owner; false if they have none with the id. */
export async function deleteView(db: Db, owner: string, viewId: string): Promise<boolean> {
  const rows = await db.delete(listingViews).where(isOf(owner, viewId)).returning({ id })
  return rows.length > 0
}

const isOf = (owner: string, viewId: string) => and(eq(ownerId, owner), eq(id, viewId))
