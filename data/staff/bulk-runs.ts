import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { BulkCounts, BulkRun } from '#domain/console/bulk-change.ts'
import { textArray } from '../catalogue/listing-rows.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { bulkRunRows, bulkRuns } from '../db/staff-schema.ts'

export type StoredRun = typeof bulkRuns.$inferSelect

type NewRun = { batchId: string; authorId: string; now: Date }

const NOTHING: BulkCounts = { changed: 0, left: 0, leftExamples: [] }

/** Starts the change of these listings, in the transaction that stores their batch. */
export async function startApplying(tx: Db, run: NewRun, ids: readonly string[]): Promise<void> {
  await insertRun(tx, run, { task: 'apply', rows: ids.length })
  await tx.execute(sql`insert into bulk_run_rows (batch_id, n, listing_id, updated_at)
    select ${run.batchId}, given.n, l.id, l.updated_at
    from unnest(${textArray(ids)}) with ordinality as given (id, n) join listings l on l.id = given.id`)
}

/** Starts the undoing of a batch; ends what is left of a stopped change. */
export async function startUndoing(tx: Db, run: NewRun): Promise<void> {
  await tx.delete(bulkRuns).where(eq(bulkRuns.batchId, run.batchId))
  await insertRun(tx, run, { task: 'undo', rows: 0 })
  await tx.execute(sql`insert into bulk_run_rows (batch_id, n, listing_id)
    select ${run.batchId}, row_number() over (order by listing_id), listing_id
    from (select distinct listing_id from listing_versions where batch_id = ${run.batchId}) changed`)
  const rows = await tx.$count(bulkRunRows, eq(bulkRunRows.batchId, run.batchId))
  await updateRun(tx, run.batchId, { rows })
}

async function insertRun(
  tx: Db,
  { batchId, authorId, now }: NewRun,
  { task, rows }: Pick<BulkRun, 'task' | 'rows'>,
): Promise<void> {
  const counts = NOTHING
  await tx
    .insert(bulkRuns)
    .values({ batchId, authorId, startedAt: now, task, rows, counts, state: 'running' })
}

/** Whether a running change or undoing has yet to come to one of these listings. */
export async function isWaitingForRun(db: Db, ids: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ n: bulkRunRows.n })
    .from(bulkRunRows)
    .innerJoin(bulkRuns, eq(bulkRuns.batchId, bulkRunRows.batchId))
    .where(
      and(
        eq(bulkRuns.state, 'running'),
        gt(bulkRunRows.n, bulkRuns.position),
        sql`${bulkRunRows.listingId} = any(${textArray(ids)})`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The run of a batch, while no other transaction changes it; null without one. */
export async function lockRun(tx: Db, batchId: string): Promise<StoredRun | null> {
  const [row] = await tx.select().from(bulkRuns).where(eq(bulkRuns.batchId, batchId)).for('update')
  return row ?? null
}

/** The oldest running change that no other server works on. */
export async function claimRun(tx: Db): Promise<StoredRun | null> {
  const [row] = await tx
    .select()
    .from(bulkRuns)
    .where(eq(bulkRuns.state, 'running'))
    .orderBy(asc(bulkRuns.startedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

/** `isUnchanged` since the start; `title` is null for an erased listing. */
export type RunRow = { n: number; id: string; title: string | null; isUnchanged: boolean }

/** The next listings of a run. */
export async function listRunRows(
  db: Db,
  { batchId, position }: StoredRun,
  limit: number,
): Promise<RunRow[]> {
  return db
    .select({
      n: bulkRunRows.n,
      id: bulkRunRows.listingId,
      title: listings.title,
      isUnchanged: sql<boolean>`${bulkRunRows.updatedAt} is not distinct from ${listings.updatedAt}`,
    })
    .from(bulkRunRows)
    .leftJoin(listings, eq(listings.id, bulkRunRows.listingId))
    .where(and(eq(bulkRunRows.batchId, batchId), gt(bulkRunRows.n, position)))
    .orderBy(asc(bulkRunRows.n))
    .limit(limit)
}

export async function updateRun(
  tx: Db,
  batchId: string,
  change: Partial<Pick<StoredRun, 'state' | 'rows' | 'position' | 'counts'>>,
): Promise<void> {
  await tx.update(bulkRuns).set(change).where(eq(bulkRuns.batchId, batchId))
}

export async function deleteRunRows(tx: Db, batchId: string): Promise<void> {
  await tx.delete(bulkRunRows).where(eq(bulkRunRows.batchId, batchId))
}
