import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { entrySlug } from '#domain/listing/directory-entry.ts'
import { type Accepted, type CatalogueRow, type RejectedRow, readRow } from './rows.ts'

/** Rows that are saved together, and what was found in reading so far. */
export type Batch = {
  /** No two of one id: one statement cannot write a listing twice. */
  accepted: Accepted[]
  entries: DirectoryEntry[]
  told: ReadEvent[]
  /** Rows read from the beginning on, and those of them that cannot be used. */
  read: number
  unusable: number
}

export type ReadEvent =
  | ({ type: 'refused' } & RejectedRow)
  /** An earlier row of the same id stood close before; told once an id. */
  | { type: 'repeated'; line: number; id: string }
  /** A field that no listing has: the first line that has it, and in how many rows; not imported. */
  | { type: 'unknown'; field: string; line: number; count: number }
  /** Too many rows were refused; what was read until then is kept, the rest is not read. */
  | { type: 'stopped'; line: number; reason: string }

/** While one is written nobody else writes to the catalogue, so that it is done in some hundredths of a second. */
const SIZE = 200
const UNKNOWN_FIELDS_REPORTED = 100

/**
 * Puts rows into batches; of rows with one id that stand close together the last one stays.
 *
 * @param refusedWith how many rows are refused in all when so many cannot be used
 */
export async function* batchesOf(
  rows: AsyncIterable<CatalogueRow>,
  refusedWith: (unusable: number) => number,
  refusalLimit: number,
): AsyncGenerator<Batch> {
  const accepted = new Map<string, Accepted>()
  const entries = new Map<string, DirectoryEntry>()
  const repeated = new Set<string>()
  const unknown = new Map<string, { line: number; count: number }>()
  let told: ReadEvent[] = []
  let read = 0
  let unusable = 0
  function take(): Batch {
    const batch = {
      accepted: [...accepted.values()],
      entries: [...entries.values()],
      told,
      read,
      unusable,
    }
    accepted.clear()
    entries.clear()
    told = []
    return batch
  }
  function count({ line, unknown: fields }: Pick<Accepted, 'line' | 'unknown'>): void {
    for (const field of fields) {
      const known = unknown.get(field)
      if (known) known.count += 1
      else if (unknown.size < UNKNOWN_FIELDS_REPORTED) unknown.set(field, { line, count: 1 })
    }
  }
  for await (const row of rows) {
    if (accepted.size + entries.size >= SIZE || told.length >= SIZE) yield take()
    read += 1
    const { line } = row
    const found = readRow(row)
    if ('reason' in found) {
      unusable += 1
      told.push({ type: 'refused', ...found })
    } else if ('entry' in found) {
      entries.set(`${found.entry.entity} ${entrySlug(found.entry)}`, found.entry)
      count(found)
    } else {
      const { id } = found.item
      if (accepted.delete(id) && !repeated.has(id)) {
        repeated.add(id)
        told.push({ type: 'repeated', line, id })
      }
      accepted.set(id, found)
      count(found)
    }
    const refused = refusedWith(unusable)
    if (refused >= refusalLimit) {
      const reason = `Stopped at line ${line} after ${refused} refused rows; what follows was not read.`
      told.push({ type: 'stopped', line, reason })
      break
    }
  }
  for (const [field, seen] of unknown) told.push({ type: 'unknown', field, ...seen })
  if (accepted.size + entries.size > 0 || told.length > 0) yield take()
}

/** Asks for the next one while the one at hand is still being used. */
export async function* prefetch<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  let next = items.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = items.next()
      // A failure is told to whoever awaits it above, and until then it is no unhandled one.
      next.catch(() => {})
      yield value
    }
  } finally {
    await items.return?.()
  }
}
