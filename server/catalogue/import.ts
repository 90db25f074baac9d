import type { Db } from '#data/db.ts'
import { type Saved, saveListings } from '#data/listings.ts'
import {
  type CatalogueItem,
  catalogueItem,
  faultsOf,
  toCatalogueListing,
} from '#domain/catalogue-item.ts'
import type { Listing } from '#domain/listing.ts'
import { createNaming } from './naming.ts'

/** One row of a file as it was read, with the line it begins on. */
export type CatalogueRow = { line: number } & ({ item: unknown } | { fault: string })

export type Refusal = { line: number; id: string | null; reason: string }

export type Imported = Saved & { read: number; refused: number }

export type ImportEvent =
  | ({ type: 'refused' } & Refusal)
  /** An earlier row of the same id stood close before; told once an id. */
  | { type: 'repeated'; line: number; id: string }
  /** Too many rows were refused; what was read until then is kept, the rest is not read. */
  | { type: 'stopped'; line: number; reason: string }
  | ({ type: 'progress' } & Imported)
  | ({ type: 'done' } & Imported)

const BATCH = 500

type ImportOptions = {
  dryRun: boolean
  now: Date
  /** After so many refused rows the rest is not read. */
  refusalLimit?: number
}

/**
 * Adds and replaces listings by id, in batches that are each committed as a whole. A row that cannot be
 * used is told and left out. With `dryRun` nothing is kept, and everything is told.
 */
export async function* importCatalogue(
  db: Db,
  rows: AsyncIterable<CatalogueRow>,
  { dryRun, now, refusalLimit = Number.POSITIVE_INFINITY }: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const total: Imported = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }
  const batch = new Map<string, Accepted>()
  const repeated = new Set<string>()
  let stopped: ImportEvent | null = null
  async function* flush(): AsyncGenerator<ImportEvent> {
    const { saved, refusals } = await saveBatch(db, [...batch.values()], { dryRun, now })
    batch.clear()
    for (const name of ['added', 'changed', 'unchanged'] as const) total[name] += saved[name]
    total.refused += refusals.length
    for (const refusal of refusals) yield { type: 'refused', ...refusal }
    yield { type: 'progress', ...total }
  }
  for await (const row of rows) {
    total.read += 1
    const read = readRow(row)
    if ('reason' in read) {
      total.refused += 1
      yield { type: 'refused', ...read }
    } else {
      const { id } = read.item
      // One statement cannot write a listing twice; of two rows with one id the later one stands.
      if (batch.delete(id) && !repeated.has(id)) {
        repeated.add(id)
        yield { type: 'repeated', line: row.line, id }
      }
      if (batch.size >= BATCH) yield* flush()
      batch.set(id, read)
    }
    if (total.refused >= refusalLimit) {
      stopped = { type: 'stopped', line: row.line, reason: stopReason(total.refused, row.line) }
      break
    }
  }
  if (batch.size > 0) yield* flush()
  yield { type: 'done', ...total }
  if (stopped) yield stopped
}

function stopReason(refused: number, line: number): string {
  return `Stopped at line ${line} after ${refused} refused rows; what follows was not read.`
}

type Accepted = { line: number; item: CatalogueItem }

function readRow(row: CatalogueRow): Accepted | Refusal {
  const { line } = row
  if ('fault' in row) return { line, id: null, reason: row.fault }
  const read = catalogueItem.safeParse(row.item)
  if (read.success) return { line, item: read.data }
  return { line, id: idOf(row.item), reason: faultsOf(read.error) }
}

type Batch = { saved: Saved; refusals: Refusal[] }

async function saveBatch(
  db: Db,
  accepted: readonly Accepted[],
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<Batch> {
  const { listings, refusals } = await toListings(db, accepted, now)
  const save = () => savedOrUndone(db, listings, dryRun)
  try {
    return { saved: await save(), refusals }
  } catch (error) {
    // What no rule of ours foresaw: one at a time, the database tells which it is.
    if (accepted.length === 1) return { saved: NOTHING, refusals: [refusalOf(accepted[0], error)] }
    const single: Batch = { saved: { ...NOTHING }, refusals: [] }
    for (const row of accepted) {
      const { saved, refusals: own } = await saveBatch(db, [row], { dryRun, now })
      for (const name of ['added', 'changed', 'unchanged'] as const)
        single.saved[name] += saved[name]
      single.refusals.push(...own)
    }
    return single
  }
}

const NOTHING: Saved = { added: 0, changed: 0, unchanged: 0 }

class Undo extends Error {}

async function savedOrUndone(db: Db, listings: Listing[], dryRun: boolean): Promise<Saved> {
  let saved = NOTHING
  const run = db.transaction(async (tx) => {
    saved = await saveListings(tx, listings)
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
): Promise<{ listings: Listing[]; refusals: Refusal[] }> {
  const nameOf = await createNaming(
    db,
    accepted.map(({ item }) => item),
  )
  const listings: Listing[] = []
  const refusals: Refusal[] = []
  for (const { line, item } of accepted) {
    const named = nameOf(item)
    if ('reason' in named) {
      refusals.push({ line, id: item.id, reason: named.reason })
      continue
    }
    const createdAt = named.kept?.createdAt ?? now
    listings.push(toCatalogueListing(item, { slug: named.slug, createdAt, updatedAt: now }))
  }
  return { listings, refusals }
}

function refusalOf(row: Accepted | undefined, error: unknown): Refusal {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = origin instanceof Error ? origin.message : String(origin)
  // A database that cannot be reached says nothing about the row.
  if (!row || !isRefusedValue(origin)) throw error
  return { line: row.line, id: row.item.id, reason }
}

/** SQLSTATE classes for a value that cannot be stored: data exception, constraint, too large. */
function isRefusedValue(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(22|23|54)/.test(code)
}

export function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'string' || typeof item.id === 'number'
    ? String(item.id).slice(0, 200)
    : null
}
