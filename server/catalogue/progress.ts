import type { ImportEvent, Imported } from './import.ts'
import { unstorableFields } from './row-values.ts'
import type { CatalogueRow } from './rows.ts'

const BAR = 30
/** More frequent redraws flicker. */
const REDRAWN_MS = 100
const REJECTED_SHOWN = 200
const REPAIRED_SHOWN = 20
const REPAIRED =
  'control and unseen characters were removed and broken ones (half a surrogate pair) replaced'

type Source = {
  /** Size in bytes; null if unknown. */
  size: number | null
  read: () => number
  dryRun: boolean
}

/** Reports the progress of an import on standard error, and its result on standard output. */
export function createReporter({ size, read, dryRun }: Source) {
  const unknown = new Map<string, { line: number; count: number }>()
  const isTerminal = process.stderr.isTTY
  let drawn = 0
  let rejected = 0
  let repaired = 0

  function print(line: string): void {
    process.stderr.write(`${isTerminal ? '\r\u001B[2K' : ''}${line}\n`)
  }

  function draw({ read: rows }: Imported): void {
    if (!isTerminal || performance.now() - drawn < REDRAWN_MS) return
    drawn = performance.now()
    const share = size ? Math.min(1, read() / size) : null
    const filled = Math.round((share ?? 0) * BAR)
    const bar = share === null ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} `
    process.stderr.write(`\r\u001B[2K${bar}${rows} rows`)
  }

  /** Passes rows on and reports characters that are removed or replaced. */
  async function* watched(rows: AsyncIterable<CatalogueRow>): AsyncGenerator<CatalogueRow> {
    for await (const row of rows) {
      if ('item' in row && isItem(row.item)) reportRepaired(row.line, unstorableFields(row.item))
      yield row
    }
  }

  function reportRepaired(line: number, names: readonly string[]): void {
    if (names.length === 0) return
    repaired += 1
    if (repaired <= REPAIRED_SHOWN) print(`line ${line}: ${names.join(', ')}: ${REPAIRED}`)
  }

  /** Exit code: 0 when every row was imported, else 1. */
  async function follow(events: AsyncIterable<ImportEvent>): Promise<number> {
    for await (const event of events) {
      if (event.type === 'progress') draw(event)
      else if (event.type === 'refused') {
        rejected += 1
        const named = event.id === null ? '' : ` (${event.id})`
        if (rejected <= REJECTED_SHOWN) print(`line ${event.line}${named}: ${event.reason}`)
      } else if (event.type === 'repeated') reportRepeated(event.line, event.id)
      else if (event.type === 'unknown') count(event)
      else if (event.type === 'stopped') print(event.reason)
      else conclude(event)
    }
    return rejected === 0 ? 0 : 1
  }

  /** Importing in several requests reports a field once per request. */
  function count({ field, line, count: rows }: { field: string; line: number; count: number }) {
    const seen = unknown.get(field)
    if (seen) seen.count += rows
    else unknown.set(field, { line, count: rows })
  }

  function reportRepeated(line: number, id: string): void {
    print(`line ${line} (${id}): stands more than once; the last one counts`)
  }

  function conclude(done: Imported): void {
    if (rejected > REJECTED_SHOWN) print(`and ${rejected - REJECTED_SHOWN} more rows refused`)
    if (repaired > REPAIRED_SHOWN)
      print(`and ${repaired - REPAIRED_SHOWN} more rows with such characters`)
    for (const [field, { line, count: n }] of unknown)
      print(
        `warning: field ${JSON.stringify(field)} is unknown and was not imported: ${n} ${n === 1 ? 'row' : 'rows'}, first on line ${line}`,
      )
    if (isTerminal) process.stderr.write('\r\u001B[2K')
    const { read: rows, added, changed, unchanged, refused } = done
    process.stdout.write(
      `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused` +
        `${dryRun ? ' (dry run: nothing was kept)' : ''}\n`,
    )
  }

  return { watched, follow, reportRepeated }
}

/** Other values are rejected as such; array indices are not field names. */
function isItem(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
