import type { AuthDeps } from '#auth/deps.ts'
import type { Db } from '#data/db/db.ts'
import {
  claimRun,
  deleteRunRows,
  listRunRows,
  type RunRow,
  type StoredRun,
  updateRun,
} from '#data/staff/bulk-runs.ts'
import {
  findBatch,
  markUndone,
  type StoredBatch,
  setBatchSize,
} from '#data/staff/listing-batches.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import type { BulkCounts } from '#domain/console/bulk-change.ts'
import type { Job } from '../../jobs/jobs.ts'
import { applyPart, undoPart, type Written } from './bulk-parts.ts'

/** The job that stores the listings of running bulk changes. */
export const BULK_JOB = 'bulk change'

const LOOK_EVERY_MS = 5_000
/** Writing blocks other writers of the catalogue; this many take a few tenths of a second. */
const AT_ONCE = 250
const NAMED = 20

/** Stores running bulk changes and their undoing, also after a restart. */
export function bulkJobs({ db, now }: AuthDeps, runSoon: (job: string) => void): Job[] {
  return [
    {
      name: BULK_JOB,
      everyMs: LOOK_EVERY_MS,
      // One part at a run, so that the server can stop between two.
      async run() {
        if (await changeNextListings(db, now())) runSoon(BULK_JOB)
      },
    },
  ]
}

/**
 * Changes the next listings of a running bulk change, with their versions and the position in one transaction: after a
 * crash it goes on behind the last listings that were stored. Returns whether there may be more.
 */
export async function changeNextListings(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await claimRun(tx)
    const batch = run && (await findBatch(tx, run.batchId))
    if (!run || !batch) return false
    await lockCatalogue(tx)
    const rows = await listRunRows(tx, run, AT_ONCE)
    const last = rows.at(-1)
    if (!last) {
      await finish(tx, run, now)
      return true
    }
    const written = await changePart(tx, rows, { run, batch, now })
    const counts = add(run.counts, rows, written)
    await updateRun(tx, run.batchId, { position: last.n, counts })
    return true
  })
}

type Part = { run: StoredRun; batch: StoredBatch; now: Date }

async function changePart(
  tx: Db,
  rows: readonly RunRow[],
  { run: { task, authorId }, batch: { id, change }, now }: Part,
): Promise<Written> {
  if (task === 'undo') return undoPart(tx, rows, { id, change }, { authorId, now })
  // An import has a job of its own.
  if (change.kind === 'import') return new Set()
  return applyPart(tx, rows, { id, change }, { authorId, now })
}

function add(counts: BulkCounts, rows: readonly RunRow[], written: Written): BulkCounts {
  const left = rows.filter(({ id }) => !written.has(id))
  const names = left.map(({ id, title }) => title ?? id)
  return {
    changed: counts.changed + rows.length - left.length,
    left: counts.left + left.length,
    leftExamples: [...counts.leftExamples, ...names].slice(0, NAMED),
  }
}

async function finish(tx: Db, { batchId, task, counts }: StoredRun, now: Date): Promise<void> {
  await updateRun(tx, batchId, { state: 'done' })
  await deleteRunRows(tx, batchId)
  if (counts.changed === 0) return
  if (task === 'undo') await markUndone(tx, batchId, now)
  else await setBatchSize(tx, batchId, counts.changed)
}
