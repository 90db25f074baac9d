import { saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import {
  claimRunningImport,
  deleteImportRows,
  deleteOldImportRows,
  deleteOldImports,
  listImportRows,
  type StoredImport,
  updateImport,
} from '#data/staff/catalogue-imports.ts'
import {
  appendVersions,
  deleteBatch,
  findStoredItems,
  setBatchSize,
} from '#data/staff/listing-batches.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import { BULK_UNDO_DAYS } from '#domain/console/bulk-change.ts'
import { IMPORT_DAYS, type ImportCounts } from '#domain/console/imports.ts'
import { changesOf } from '#domain/console/listings/listing-versions.ts'
import { isInvalidValue } from '../../catalogue/invalid-value.ts'
import { type PlannedListing, planRows } from './plan-rows.ts'

/** Writing blocks other writers of the catalogue; this many take a few hundredths of a second. */
const AT_ONCE = 100
const DAY_MS = 86_400_000

/**
 * Stores the next rows of a running import, their versions and the position in one transaction: after a crash the
 * import goes on behind the last rows that were stored. Returns whether there may be more.
 */
export async function importNextRows(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const running = await claimRunningImport(tx)
    if (!running?.settings) return false
    const { id, position, settings } = running
    await lockCatalogue(tx)
    const rows = await listImportRows(tx, id, { from: position, limit: AT_ONCE })
    const last = rows.at(-1)
    if (!last) {
      await finish(tx, running)
      return true
    }
    const { planned, unchanged, rejected } = await planRows(tx, rows, { settings, now })
    const written = await writePlanned(tx, planned, { running, now })
    const counts: ImportCounts = {
      added: running.counts.added + written.added,
      changed: running.counts.changed + written.changed,
      unchanged: running.counts.unchanged + unchanged + written.unchanged,
      rejected: running.counts.rejected + rejected.length + written.rejected,
    }
    await updateImport(tx, id, { position: last.n, counts })
    return true
  })
}

async function finish(tx: Db, { id, batchId, counts }: StoredImport): Promise<void> {
  const written = counts.added + counts.changed
  await updateImport(tx, id, { state: 'done' })
  await deleteImportRows(tx, id)
  if (!batchId) return
  if (written > 0) await setBatchSize(tx, batchId, written)
  else await deleteBatch(tx, batchId)
}

type Writing = { running: StoredImport; now: Date }

async function writePlanned(
  tx: Db,
  planned: readonly PlannedListing[],
  writing: Writing,
): Promise<ImportCounts> {
  try {
    return await tx.transaction((inner) => write(inner, planned, writing))
  } catch (error) {
    if (!isInvalidValue(error)) throw error
    if (planned.length <= 1) return { ...NOTHING, rejected: planned.length }
    // A value that validation missed: one by one, so that the others are stored.
    const counts = { ...NOTHING }
    for (const one of planned) {
      const single = await writePlanned(tx, [one], writing)
      for (const name of COUNTED) counts[name] += single[name]
    }
    return counts
  }
}

const NOTHING: ImportCounts = { added: 0, changed: 0, unchanged: 0, rejected: 0 }
const COUNTED = ['added', 'changed', 'unchanged', 'rejected'] as const

async function write(
  tx: Db,
  planned: readonly PlannedListing[],
  { running: { authorId, batchId }, now }: Writing,
): Promise<ImportCounts> {
  if (planned.length === 0) return NOTHING
  await saveListings(
    tx,
    planned.map(({ listing }) => listing),
  )
  const stored = await findStoredItems(
    tx,
    planned.map(({ id }) => id),
  )
  const written = planned.flatMap(({ id, before }) => {
    const after = stored.get(id)
    // As stored: HTML was sanitised, so that a change may be none.
    const isChange = after && (!before || changesOf(before, after).length > 0)
    return isChange ? [{ id, before, after }] : []
  })
  const added = written.filter(({ before }) => before === null)
  const changed = written.filter(({ before }) => before !== null)
  await appendVersions(tx, { changes: added, kind: 'created', authorId, now, batchId })
  await appendVersions(tx, { changes: changed, kind: 'edited', authorId, now, batchId })
  return {
    added: added.length,
    changed: changed.length,
    unchanged: planned.length - written.length,
    rejected: 0,
  }
}

/** Deletes files that were not imported within a week, and imports that can no longer be undone. */
export async function deleteOldFiles(db: Db, now: Date): Promise<void> {
  await deleteOldImportRows(db, new Date(now.getTime() - IMPORT_DAYS * DAY_MS))
  await deleteOldImports(db, new Date(now.getTime() - BULK_UNDO_DAYS * DAY_MS))
}
