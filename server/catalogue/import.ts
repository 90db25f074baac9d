import { saveDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { type Saved, saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { queueEvent } from '#data/webhooks/events.ts'
import { toCatalogueListing } from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { batchesOf, prefetch, type ReadEvent } from './batches.ts'
import { isInvalidValue } from './invalid-value.ts'
import { createNaming } from './naming.ts'
import type { Accepted, CatalogueRow, RejectedRow } from './rows.ts'

export type Imported = Saved & { read: number; refused: number }

export type ImportEvent =
  | ReadEvent
  | ({ type: 'progress' } & Imported)
  | ({ type: 'done' } & Imported)

type ImportOptions = {
  dryRun: boolean
  now: Date
  /** Stops reading after this many rejected rows. */
  rejectedLimit?: number
  /** Whether other parts of the file follow, so that it is not finished. */
  isPart?: boolean
}

/**
 * Adds and replaces listings by id, in batches that are committed separately. Invalid rows are reported and
 * skipped. With `dryRun` everything is reported and nothing is stored.
 */
export async function* importCatalogue(
  db: Db,
  rows: AsyncIterable<CatalogueRow>,
  { dryRun, now, rejectedLimit = Number.POSITIVE_INFINITY, isPart = false }: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const total: Imported = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }
  let withoutSlug = 0
  let stopped: ImportEvent | null = null
  const batches = batchesOf(rows, (unusable) => unusable + withoutSlug, rejectedLimit)
  // The next rows are read while the database writes these.
  for await (const { accepted, entries, events, read, unusable } of prefetch(batches)) {
    for (const event of events) {
      if (event.type === 'stopped') stopped = event
      else yield event
    }
    const { saved, rejected } = await saveBatch(db, accepted, { dryRun, now })
    withoutSlug += rejected.length
    for (const row of rejected) yield { type: 'refused', ...row }
    const described = await savedOrUndone(db, dryRun, (tx) => saveDirectoryEntries(tx, entries))
    for (const name of ['added', 'changed', 'unchanged'] as const)
      total[name] += saved[name] + described[name]
    Object.assign(total, { read, refused: unusable + withoutSlug })
    yield { type: 'progress', ...total }
  }
  if (!dryRun && !isPart) await queueImported(db, total, now)
  yield { type: 'done', ...total }
  if (stopped) yield stopped
}

/** Notifies programs that an import is finished. */
export async function queueImported(db: Db, total: Imported, now: Date): Promise<void> {
  const subject = `import ${crypto.randomUUID()}`
  await queueEvent(db, { event: 'import.finished', subject, data: { import: total }, now })
}

type Written = { saved: Saved; rejected: RejectedRow[] }

async function saveBatch(
  db: Db,
  accepted: readonly Accepted[],
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<Written> {
  if (accepted.length === 0) return { saved: NOTHING, rejected: [] }
  const { listings, rejected } = await toListings(db, accepted, now)
  const save = () => savedOrUndone(db, dryRun, (tx) => saveListings(tx, listings))
  try {
    return { saved: await save(), rejected }
  } catch (error) {
    // An error that validation missed: retry the rows one by one to find the invalid one.
    if (accepted.length === 1)
      return { saved: NOTHING, rejected: [rejectedRowOf(accepted[0], error)] }
    const single: Written = { saved: { ...NOTHING }, rejected: [] }
    for (const row of accepted) {
      const { saved, rejected: own } = await saveBatch(db, [row], { dryRun, now })
      for (const name of ['added', 'changed', 'unchanged'] as const)
        single.saved[name] += saved[name]
      single.rejected.push(...own)
    }
    return single
  }
}

const NOTHING: Saved = { added: 0, changed: 0, unchanged: 0 }

class Undo extends Error {}

async function savedOrUndone(
  db: Db,
  dryRun: boolean,
  save: (tx: Db) => Promise<Saved>,
): Promise<Saved> {
  let saved = NOTHING
  const run = db.transaction(async (tx) => {
    saved = await save(tx)
    if (dryRun) throw new Undo()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return saved
}

async function toListings(
  db: Db,
  accepted: readonly Accepted[],
  now: Date,
): Promise<{ listings: Listing[]; rejected: RejectedRow[] }> {
  const nameOf = await createNaming(
    db,
    accepted.map(({ item }) => item),
  )
  const listings: Listing[] = []
  const rejected: RejectedRow[] = []
  for (const { line, item } of accepted) {
    const named = await nameOf(item)
    if ('reason' in named) {
      rejected.push({ line, id: item.id, reason: named.reason })
      continue
    }
    const createdAt = named.stored?.createdAt ?? now
    listings.push(toCatalogueListing(item, { slug: named.slug, createdAt, updatedAt: now }))
  }
  return { listings, rejected }
}

function rejectedRowOf(row: Accepted | undefined, error: unknown): RejectedRow {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = origin instanceof Error ? origin.message : String(origin)
  // Connection errors do not concern the row.
  if (!row || !isInvalidValue(origin)) throw error
  return { line: row.line, id: row.item.id, reason }
}
