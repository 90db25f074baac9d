import { desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { BatchChange, BulkRun } from '#domain/console/bulk-change.ts'
import {
  changesOf,
  type StoredItem,
  type VersionKind,
} from '#domain/console/listings/listing-versions.ts'
import { LISTING_COLUMNS, textArray, toStoredListing } from '../catalogue/listing-rows.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { bulkRuns, listingBatches, listingVersions } from '../db/staff-schema.ts'
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

/** The fields of listings that a bulk change looks at, in the format of an export, ordered by id. */
export async function listBulkItems(db: Db, ids: readonly string[]): Promise<StoredItem[]> {
  const { id, title, updatedAt, amountMinor, currency, amountPer } = listings
  const { priceText, listed, tags, categories } = listings
  const rows = await db
    .select({
      ...{ id, title, updatedAt, amountMinor, currency, amountPer },
      ...{ priceText, listed, tags, categories },
    })
    .from(listings)
    .where(sql`${listings.id} = any(${textArray(ids)})`)
    .orderBy(listings.id)
  return rows.map(({ amountMinor: minor, currency, amountPer: per, updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    amount: minor === null || currency === null || per === null ? null : { minor, currency, per },
  }))
}

export type NewBatch = {
  id: string
  at: Date
  authorId: string
  change: BatchChange
  listings: number
}

export async function storeBatch(tx: Db, batch: NewBatch): Promise<void> {
  await tx.insert(listingBatches).values(batch)
}

type BatchChanges = {
  /** `before` is null for a new listing. */
  changes: readonly { id: string; before: StoredItem | null; after: StoredItem }[]
  kind: VersionKind
  /** Null once the account was deleted. */
  authorId: string | null
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
    const isUnknown = before && (!last || changesOf(last.item, before).length > 0)
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
  if (rows.length === 0) return
  // One JSON parameter: a parameter per value costs the database more than the values.
  await tx.execute(sql`
    insert into listing_versions (listing_id, version, at, author_id, kind, item, batch_id)
    select "listingId", version, at, "authorId", kind, item, "batchId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      ("listingId" text, version integer, at timestamptz, "authorId" uuid, kind text, item jsonb, "batchId" uuid)`)
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

/** `before` is null for a listing that the batch added. */
export type BatchVersion = { id: string; before: StoredItem | null; after: StoredItem }

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
    .orderBy(version)
  const befores = await db
    .select({ listingId, version, item })
    .from(listingVersions)
    .where(
      sql`(${listingId}, ${version} + 1) in (select listing_id, version from listing_versions where batch_id = ${batchId}) and ${inArray(listingId, [...ids])}`,
    )
  // A file may have changed a listing twice: from before its first version to after its last one.
  const first = new Map(made.toReversed().map((row) => [row.listingId, row.version]))
  const last = new Map(made.map((row) => [row.listingId, row.item]))
  const beforeFirst = befores.filter((row) => row.version + 1 === first.get(row.listingId))
  const beforeOf = new Map(beforeFirst.map((row) => [row.listingId, row.item]))
  return [...last].map(([id, after]) => ({ id, before: beforeOf.get(id) ?? null, after }))
}

export type StoredBatch = {
  id: string
  at: Date
  author: string | null
  change: BatchChange
  listings: number
  undoneAt: Date | null
  run: BulkRun | null
}

const { task, state, rows, position, counts } = bulkRuns
const BATCH_COLUMNS = {
  id: listingBatches.id,
  at: listingBatches.at,
  author: users.email,
  change: listingBatches.change,
  listings: listingBatches.listings,
  undoneAt: listingBatches.undoneAt,
  run: { task, state, rows, position, counts },
}

/** Batches since then, newest first, at most `limit`. */
export async function listBatches(db: Db, since: Date, limit: number): Promise<StoredBatch[]> {
  return db
    .select(BATCH_COLUMNS)
    .from(listingBatches)
    .leftJoin(users, eq(users.id, listingBatches.authorId))
    .leftJoin(bulkRuns, eq(bulkRuns.batchId, listingBatches.id))
    .where(gte(listingBatches.at, since))
    .orderBy(desc(listingBatches.at))
    .limit(limit)
}

export async function findBatch(db: Db, id: string): Promise<StoredBatch | null> {
  const [row] = await db
    .select(BATCH_COLUMNS)
    .from(listingBatches)
    .leftJoin(users, eq(users.id, listingBatches.authorId))
    .leftJoin(bulkRuns, eq(bulkRuns.batchId, listingBatches.id))
    .where(eq(listingBatches.id, id))
  return row ?? null
}

/** Sets how many listings a batch changed. */
export async function setBatchSize(tx: Db, id: string, listings: number): Promise<void> {
  await tx.update(listingBatches).set({ listings }).where(eq(listingBatches.id, id))
}

/** Deletes a batch that changed nothing. */
export async function deleteBatch(tx: Db, id: string): Promise<void> {
  await tx.delete(listingBatches).where(eq(listingBatches.id, id))
}

export async function markUndone(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(listingBatches).set({ undoneAt: now }).where(eq(listingBatches.id, id))
}
