import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import {
  isWaitingForRun,
  lockRun,
  startApplying,
  startUndoing,
  updateRun,
} from '#data/staff/bulk-runs.ts'
import { isBatchUnfinished } from '#data/staff/catalogue-imports.ts'
import {
  findBatch,
  listBatches,
  type StoredBatch,
  storeBatch,
} from '#data/staff/listing-batches.ts'
import { listMatchingIds } from '#data/staff/listing-table.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import {
  type BatchEntry,
  BULK_LIMIT,
  BULK_UNDO_DAYS,
  type BulkChange,
  type BulkRun,
} from '#domain/console/bulk-change.ts'
import {
  type BulkSelection,
  bulkApplication,
  bulkErasure,
  bulkPreview,
} from '#domain/console/bulk-requests.ts'
import { CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from '../endpoint.ts'
import { BULK_JOB } from './bulk-jobs.ts'
import { planBulk } from './preview-bulk.ts'

const action = 'listings.bulk'

export const BULK_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/bulk/preview', action, run: preview },
  { method: 'GET', path: '/bulk', action, run: showBatches },
  { method: 'POST', path: '/bulk', action, run: apply },
  { method: 'POST', path: '/bulk/erase', action: 'listings.erase', run: erase },
  { method: 'GET', path: '/bulk/:id', action, run: showBatch },
  { method: 'POST', path: '/bulk/:id/stop', action, run: stop },
  { method: 'POST', path: '/bulk/:id/run', action, run: goOn },
  { method: 'POST', path: '/bulk/:id/undo', action, run: undo },
]

const DAY_MS = 86_400_000

async function preview({ c, deps }: ConsoleCall): Promise<Response> {
  const { selection, change } = await readBody(c, bulkPreview)
  const ids = await idsOf(deps.auth.db, selection)
  return c.json((await planBulk(deps.auth.db, ids, change)).preview)
}

async function apply(call: ConsoleCall): Promise<Response> {
  return start(call, await readBody(call.c, bulkApplication))
}

async function erase(call: ConsoleCall): Promise<Response> {
  return start(call, { ...(await readBody(call.c, bulkErasure)), change: { kind: 'erase' } })
}

type Application = z.infer<typeof bulkErasure> & { change: BulkChange }

/** Starts a change in the background, or nothing if it would do something else than the preview showed. */
async function start(
  call: ConsoleCall,
  { selection, change, expected }: Application,
): Promise<Response> {
  const { c, deps, actor, now } = call
  const batchId = randomUUID()
  await deps.auth.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    const found = await planBulk(tx, await idsOf(tx, selection), change)
    const { changed, digest } = found.preview
    if (changed !== expected.changed || digest !== expected.digest)
      throw new AuthError(
        409,
        'selection_changed',
        'The listings are others than in the preview, or have changed',
      )
    if (await isWaitingForRun(tx, found.ids)) throw isRunning()
    await storeBatch(tx, { id: batchId, at: now, authorId: actor.id, change, listings: changed })
    await startApplying(tx, { batchId, authorId: actor.id, now }, found.ids)
    await record(tx, call, {
      action: 'batch.applied',
      subjectKind: 'batch',
      subjectId: batchId,
      before: null,
      after: { ...change, listings: changed },
    })
  })
  deps.runSoon(BULK_JOB)
  return c.json(await entryOf(call, batchId), 201)
}

const isRunning = () =>
  new AuthError(409, 'batch_running', 'A bulk change of these listings has not ended yet')

async function showBatches({ c, deps, now }: ConsoleCall): Promise<Response> {
  const since = new Date(now.getTime() - BULK_UNDO_DAYS * DAY_MS)
  const batches = await listBatches(deps.auth.db, since, CONSOLE_PAGE_SIZE)
  return c.json({ batches: batches.map((batch) => toEntry(batch, now)) })
}

async function showBatch(call: ConsoleCall): Promise<Response> {
  return call.c.json(await entryOf(call, idOf(call.c)))
}

async function entryOf({ deps, now }: ConsoleCall, id: string): Promise<BatchEntry> {
  const batch = await findBatch(deps.auth.db, id)
  if (!batch) throw notFound()
  return toEntry(batch, now)
}

/** Stops a running change behind the listings that are stored. */
async function stop(call: ConsoleCall): Promise<Response> {
  const id = idOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state === 'running') await updateRun(tx, id, { state: 'stopped' })
  })
  return call.c.json(await entryOf(call, id))
}

/** Goes on with a stopped change. */
async function goOn(call: ConsoleCall): Promise<Response> {
  const id = idOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state === 'stopped') await updateRun(tx, id, { state: 'running' })
  })
  call.deps.runSoon(BULK_JOB)
  return call.c.json(await entryOf(call, id))
}

/** Starts the undoing of a batch in the background; a stopped change is undone as far as it came. */
async function undo(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    // In the order of the job: otherwise each could wait for the other.
    await lockRun(tx, id)
    await lockCatalogue(tx)
    const batch = await findBatch(tx, id)
    if (!batch) throw notFound()
    if (isUnfinished(batch.run)) throw isRunning()
    if (toEntry(batch, now).undoUntil === null)
      throw new AuthError(409, 'not_undoable', 'It was undone, or made too long ago')
    if (await isBatchUnfinished(tx, id))
      throw new AuthError(409, 'import_running', 'The import has not ended yet')
    await startUndoing(tx, { batchId: id, authorId: actor.id, now })
    await record(tx, call, {
      action: 'batch.undone',
      subjectKind: 'batch',
      subjectId: id,
      before: null,
      after: { listings: batch.run?.counts.changed ?? batch.listings },
    })
  })
  deps.runSoon(BULK_JOB)
  return c.json(await entryOf(call, id))
}

/** Whether a change runs, or an undoing has not come to its end. */
function isUnfinished(run: BulkRun | null): boolean {
  return run?.state === 'running' || (run?.state === 'stopped' && run.task === 'undo')
}

function toEntry({ at, undoneAt, run, ...batch }: StoredBatch, now: Date): BatchEntry {
  const until = new Date(at.getTime() + BULK_UNDO_DAYS * DAY_MS)
  const isUndoable = undoneAt === null && until >= now && !isUnfinished(run)
  return {
    ...batch,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: isUndoable ? until.toISOString() : null,
    run,
  }
}

/** @throws AuthError if there are too many */
export async function idsOf(db: Db, selection: BulkSelection): Promise<string[]> {
  const ids =
    'ids' in selection
      ? [...new Set(selection.ids)].toSorted()
      : await listMatchingIds(db, selection.matching, BULK_LIMIT + 1, selection.except)
  if (ids.length > BULK_LIMIT)
    throw new AuthError(422, 'too_many_listings', `At most ${BULK_LIMIT} listings at once`)
  return ids
}
