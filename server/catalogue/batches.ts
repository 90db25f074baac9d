import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { entrySlug } from '#domain/listing/directory-entry.ts'
import { type Accepted, type CatalogueRow, type RejectedRow, readRow } from './rows.ts'

/** Rows saved together, and the totals read so far. */
export type Batch = {
  /** Ids are unique: one statement cannot write a listing twice. */
  accepted: Accepted[]
  entries: DirectoryEntry[]
  events: ReadEvent[]
  /** Totals from the beginning of the file: rows read, and invalid rows among them. */
  read: number
  unusable: number
}

export type ReadEvent =
  | ({ type: 'refused' } & RejectedRow)
  /** A nearby earlier row has the same id; reported once per id. */
  | { type: 'repeated'; line: number; id: string }
  /** An unknown field, which is not imported: the first line that has it, and the number of rows. */
  | { type: 'unknown'; field: string; line: number; count: number }
  /** Too many rows were rejected: earlier rows stay imported, the rest is not read. */
  | { type: 'stopped'; line: number; reason: string }

/** Writing a batch blocks other writers of the catalogue; this size takes a few hundredths of a second. */
const SIZE = 200
const UNKNOWN_FIELDS_REPORTED = 100

/**
 * Groups rows into batches; of nearby rows with one id the last one wins.
 *
 * @param rejectedTotal number of rejected rows in all, given the number of invalid ones
 */
export async function* batchesOf(
  rows: AsyncIterable<CatalogueRow>,
  rejectedTotal: (unusable: number) => number,
  rejectedLimit: number,
): AsyncGenerator<Batch> {
  const accepted = new Map<string, Accepted>()
  const entries = new Map<string, DirectoryEntry>()
  const repeated = new Set<string>()
  const unknown = new Map<string, { line: number; count: number }>()
  let events: ReadEvent[] = []
  let read = 0
  let unusable = 0
  function take(): Batch {
    const batch = {
      accepted: [...accepted.values()],
      entries: [...entries.values()],
      events,
      read,
      unusable,
    }
    accepted.clear()
    entries.clear()
    events = []
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
    if (accepted.size + entries.size >= SIZE || events.length >= SIZE) yield take()
    read += 1
    const { line } = row
    const result = readRow(row)
    if ('reason' in result) {
      unusable += 1
      events.push({ type: 'refused', ...result })
    } else if ('entry' in result) {
      entries.set(`${result.entry.entity} ${entrySlug(result.entry)}`, result.entry)
      count(result)
    } else {
      const { id } = result.item
      if (accepted.delete(id) && !repeated.has(id)) {
        repeated.add(id)
        events.push({ type: 'repeated', line, id })
      }
      accepted.set(id, result)
      count(result)
    }
    const rejected = rejectedTotal(unusable)
    if (rejected >= rejectedLimit) {
      const reason = `Stopped at line ${line} after ${rejected} refused rows; what follows was not read.`
      events.push({ type: 'stopped', line, reason })
      break
    }
  }
  for (const [field, seen] of unknown) events.push({ type: 'unknown', field, ...seen })
  if (accepted.size + entries.size > 0 || events.length > 0) yield take()
}

/** Prefetches the next item while the current one is processed. */
export async function* prefetch<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  let next = items.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = items.next()
      // The rejection is handled by the await above; until then it must not count as unhandled.
      next.catch(() => {})
      yield value
    }
  } finally {
    await items.return?.()
  }
}
