import { desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { BulkChange } from '#domain/console/bulk-change.ts'
import { changesOf, type StoredItem, type VersionKind } from '#domain/console/listing-versions.ts'
import { LISTING_COLUMNS, toStoredListing } from '../catalogue/listing-rows.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { listingBatches, listingVersions } from '../db/staff-schema.ts'
import { toItem } from './listing-versions.ts'

/** Listings as stored, in the format of an export, by id. */
export async function findStoredItems(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredItem>> {
  const rows = await db
    .select(LISTING_COLUMNS)
    .from(listings)
    .where(inArray(listings.id, [...ids]))
  return new Map(rows.map((row) => [row.id, toItem(toStoredListing(row))]))
}

export type NewBatch = {
  id: string
  at: Date
  authorId: string
  change: BulkChange
  listings: number
}

export async function storeBatch(tx: Db, batch: NewBatch): Promise<void> {
  await tx.insert(listingBatches).values(batch)
}

type BatchChanges = {
  changes: readonly { id: string; before: StoredItem; after: StoredItem }[]
  kind: VersionKind
  authorId: string
  now: Date
  /** Null for the undoing of a batch. */
  batchId: string | null
}

/** As `appendVersion`, for many listings. */
export async function appendVersions(tx: Db, batch: BatchChanges): Promise<void> {
  const { changes, kind, authorId, now, batchId } = batch
  const latest = await findLatest(
    tx,
    changes.map(({ id }) => id),
  )
  const rows = changes.flatMap(({ id, before, after }) => {
    const last = latest.get(id)
    const isUnknown = !last || changesOf(last.item, before).length > 0
    const version = (last?.version ?? 0) + 1
    const edited = { listingId: id, at: now, authorId, kind, item: after, batchId }
    if (!isUnknown) return [{ ...edited, version }]
    const at = new Date(String(before['updatedAt']))
    const imported = { listingId: id, version, at, authorId: null, batchId: null, item: before }
    return [
      { ...imported, kind: 'imported' as const },
      { ...edited, version: version + 1 },
    ]
  })
  if (rows.length > 0) await tx.insert(listingVersions).values(rows)
}

type Latest = { version: number; item: StoredItem; batchId: string | null }

async function findLatest(db: Db, ids: readonly string[]): Promise<Map<string, Latest>> {
  const { listingId, version, item, batchId } = listingVersions
  const rows = await db
    .selectDistinctOn([listingId], { listingId, version, item, batchId })
    .from(listingVersions)
    .where(inArray(listingId, [...ids]))
    .orderBy(listingId, desc(version))
  return new Map(rows.map((row) => [row.listingId, row]))
}

export type BatchVersion = { id: string; before: StoredItem; after: StoredItem }

/** The states before and after a batch, of a part of its listings. */
export async function listBatchVersions(
  db: Db,
  batchId: string,
  ids: readonly string[],
): Promise<BatchVersion[]> {
  const { listingId, version, item } = listingVersions
  const made = await db
    .select({ listingId, version, item })
    .from(listingVersions)
    .where(sql`${listingVersions.batchId} = ${batchId} and ${inArray(listingId, [...ids])}`)
  const befores = await db
    .select({ listingId, version, item })
    .from(listingVersions)
    .where(
      sql`(${listingId}, ${version} + 1) in (select listing_id, version from listing_versions where batch_id = ${batchId}) and ${inArray(listingId, [...ids])}`,
    )
  const beforeOf = new Map(befores.map((row) => [row.listingId, row.item]))
  return made.flatMap((row) => {
    const before = beforeOf.get(row.listingId)
    return before ? [{ id: row.listingId, before, after: row.item }] : []
  })
}

/** Ids of the listings that a batch changed. */
export async function listBatchIds(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listingVersions.listingId })
    .from(listingVersions)
    .where(eq(listingVersions.batchId, batchId))
    .orderBy(listingVersions.listingId)
  return rows.map(({ id }) => id)
}

export type StoredBatch = {
  id: string
  at: Date
  author: string | null
  change: BulkChange
  listings: number
  undoneAt: Date | null
}

const BATCH_COLUMNS = {
  id: listingBatches.id,
  at: listingBatches.at,
  author: users.email,
  change: listingBatches.change,
  listings: listingBatches.listings,
  undoneAt: listingBatches.undoneAt,
}

/** Batches since then, newest first, at most `limit`. */
export async function listBatches(db: Db, since: Date, limit: number): Promise<StoredBatch[]> {
  return db
    .select(BATCH_COLUMNS)
    .from(listingBatches)
    .leftJoin(users, eq(users.id, listingBatches.authorId))
    .where(gte(listingBatches.at, since))
    .orderBy(desc(listingBatches.at))
    .limit(limit)
}

export async function findBatch(db: Db, id: string): Promise<StoredBatch | null> {
  const [row] = await db
    .select(BATCH_COLUMNS)
    .from(listingBatches)
    .leftJoin(users, eq(users.id, listingBatches.authorId))
    .where(eq(listingBatches.id, id))
  return row ?? null
}

export async function markUndone(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(listingBatches).set({ undoneAt: now }).where(eq(listingBatches.id, id))
}
