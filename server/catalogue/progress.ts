import type { ImportEvent, Imported } from './import.ts'
import { unkeptFields } from './row-values.ts'
import type { CatalogueRow } from './rows.ts'

const BAR = 30
/** Redrawn more often than that it flickers. */
const REDRAWN_MS = 100
const REFUSALS_SHOWN = 200
const MENDED_SHOWN = 20
const MENDED = 'NUL characters were removed and broken ones (half a surrogate pair) replaced'

type Source = {
  /** Bytes in all; null when the file does not say. */
  size: number | null
  read: () => number
  dryRun: boolean
}

/** Tells on standard error how an import goes, and on standard output what came of it. */
export function createReporter({ size, read, dryRun }: Source) {
  const unknown = new Map<string, { line: number; count: number }>()
  const isTerminal = process.stderr.isTTY
  let drawn = 0
  let refusals = 0
  let mended = 0

  function say(line: string): void {
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

  /** Passes rows on, and reports characters that are removed or replaced. */
  async function* watched(rows: AsyncIterable<CatalogueRow>): AsyncGenerator<CatalogueRow> {
    for await (const row of rows) {
      if ('item' in row && isItem(row.item)) tellMended(row.line, unkeptFields(row.item))
      yield row
    }
  }

  function tellMended(line: number, names: readonly string[]): void {
    if (names.length === 0) return
    mended += 1
    if (mended <= MENDED_SHOWN) say(`line ${line}: ${names.join(', ')}: ${MENDED}`)
  }

  /** Exit code: 0 when every row was taken, else 1. */
  async function follow(events: AsyncIterable<ImportEvent>): Promise<number> {
    for await (const event of events) {
      if (event.type === 'progress') draw(event)
      else if (event.type === 'refused') {
        refusals += 1
        const named = event.id === null ? '' : ` (${event.id})`
        if (refusals <= REFUSALS_SHOWN) say(`line ${event.line}${named}: ${event.reason}`)
      } else if (event.type === 'repeated') tellRepeated(event.line, event.id)
      else if (event.type === 'unknown') count(event)
      else if (event.type === 'stopped') say(event.reason)
      else conclude(event)
    }
    return refusals === 0 ? 0 : 1
  }

  /** A server that imports in several parts reports a field once for each. */
  function count({ field, line, count: rows }: { field: string; line: number; count: number }) {
    const seen = unknown.get(field)
    if (seen) seen.count += rows
    else unknown.set(field, { line, count: rows })
  }

  function tellRepeated(line: number, id: string): void {
    say(`line ${line} (${id}): stands more than once; the last one counts`)
  }

  function conclude(done: Imported): void {
    if (refusals > REFUSALS_SHOWN) say(`and ${refusals - REFUSALS_SHOWN} more rows refused`)
    if (mended > MENDED_SHOWN) say(`and ${mended - MENDED_SHOWN} more rows with such characters`)
    for (const [field, { line, count: n }] of unknown)
      say(
        `warning: field ${JSON.stringify(field)} is unknown and was not imported: ${n} ${n === 1 ? 'row' : 'rows'}, first on line ${line}`,
      )
    if (isTerminal) process.stderr.write('\r\u001B[2K')
    const { read: rows, added, changed, unchanged, refused } = done
    process.stdout.write(
      `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused` +
        `${dryRun ? ' (dry run: nothing was kept)' : ''}\n`,
    )
  }

  return { watched, follow, tellRepeated }
}

/** What is no object is refused as that; its places are no names of fields. */
function isItem(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
