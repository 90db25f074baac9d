import { randomUUID } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import { isBatchUnfinished } from '#data/staff/catalogue-imports.ts'
import {
  findBatch,
  listBatches,
  listBatchIds,
  markUndone,
  type StoredBatch,
  storeBatch,
} from '#data/staff/listing-batches.ts'
import { listMatchingIds } from '#data/staff/listing-table.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import {
  type BatchEntry,
  BULK_LIMIT,
  BULK_UNDO_DAYS,
  type BulkResult,
} from '#domain/console/bulk-change.ts'
import { type BulkSelection, bulkApplication, bulkPreview } from '#domain/console/bulk-requests.ts'
import { CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from '../endpoint.ts'
import { applyBulk, previewBulk, undoBulk } from './bulk-listings.ts'

export const BULK_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/bulk/preview', action: 'listings.bulk', run: preview },
  { method: 'GET', path: '/bulk', action: 'listings.bulk', run: showBatches },
  { method: 'POST', path: '/bulk', action: 'listings.bulk', run: apply },
  { method: 'POST', path: '/bulk/:id/undo', action: 'listings.bulk', run: undo },
]

const DAY_MS = 86_400_000

async function preview({ c, deps, now }: ConsoleCall): Promise<Response> {
  const { selection, change } = await readBody(c, bulkPreview)
  const ids = await idsOf(deps.auth.db, selection)
  return c.json(await previewBulk(deps.auth.db, ids, { change, now }))
}

/** One transaction: all of it is stored, or nothing. */
async function apply(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const { selection, change, expected } = await readBody(c, bulkApplication)
  const result = await deps.auth.db.transaction(async (tx): Promise<BulkResult> => {
    await lockCatalogue(tx)
    const ids = await idsOf(tx, selection)
    const batch = randomUUID()
    const stored = { id: batch, at: now, authorId: actor.id, change, listings: expected.changed }
    await storeBatch(tx, stored)
    const done = await applyBulk(tx, ids, change, { authorId: actor.id, now, batchId: batch })
    if (done.changed !== expected.changed || done.digest !== expected.digest)
      throw new AuthError(
        409,
        'selection_changed',
        'The listings are others than in the preview, or have changed',
      )
    await record(tx, call, {
      action: 'batch.applied',
      subjectKind: 'batch',
      subjectId: batch,
      before: null,
      after: { ...change, listings: expected.changed },
    })
    return { ...done, batch }
  })
  return c.json(result, 201)
}

async function showBatches({ c, deps, now }: ConsoleCall): Promise<Response> {
  const since = new Date(now.getTime() - BULK_UNDO_DAYS * DAY_MS)
  const batches = await listBatches(deps.auth.db, since, CONSOLE_PAGE_SIZE)
  return c.json({ batches: batches.map((batch) => toEntry(batch, now)) })
}

async function undo(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const id = idOf(c)
  const undone = await deps.auth.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    const batch = await findBatch(tx, id)
    if (!batch) throw notFound()
    if (toEntry(batch, now).undoUntil === null)
      throw new AuthError(409, 'not_undoable', 'It was undone, or made too long ago')
    if (await isBatchUnfinished(tx, id))
      throw new AuthError(409, 'import_running', 'The import has not ended yet')
    const ids = await listBatchIds(tx, id)
    const done = await undoBulk(tx, ids, { authorId: actor.id, now, batchId: id })
    if (done.restored === 0) return done
    await markUndone(tx, id, now)
    await record(tx, call, {
      action: 'batch.undone',
      subjectKind: 'batch',
      subjectId: id,
      before: null,
      after: { restored: done.restored, left: done.left },
    })
    return done
  })
  return c.json(undone)
}

function toEntry({ at, undoneAt, ...batch }: StoredBatch, now: Date): BatchEntry {
  const until = new Date(at.getTime() + BULK_UNDO_DAYS * DAY_MS)
  return {
    ...batch,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: undoneAt || until < now ? null : until.toISOString(),
  }
}

/** @throws AuthError if there are too many */
export async function idsOf(db: Db, selection: BulkSelection): Promise<string[]> {
  const ids =
    'ids' in selection
      ? [...new Set(selection.ids)].toSorted()
      : await listMatchingIds(db, selection.matching, BULK_LIMIT + 1)
  if (ids.length > BULK_LIMIT)
    throw new AuthError(422, 'too_many_listings', `At most ${BULK_LIMIT} listings at once`)
  return ids
}
