import type { Readable } from 'node:stream'
import { isRecord } from '#domain/chat/suggestion.ts'
import { COLUMN_NAME_LIMIT } from '#domain/console/import-requests.ts'
import { IMPORT_COLUMNS, type ImportColumn } from '#domain/console/imports.ts'
import { readCsvLines } from '../../catalogue/read-csv.ts'
import { type Format, ROW_LIMIT, readRows } from '../../catalogue/read-rows.ts'

/** A row of a file by column; null for one that cannot be read. */
export type FileRow = { line: number; record: Record<string, unknown> | null }

const SEPARATORS = [',', ';', '\t', '|']

/**
 * The rows of a file of any columns.
 *
 * @throws NoCatalogue for a file without rows
 */
export async function* readFileRows(input: Readable, format: Format): AsyncGenerator<FileRow> {
  if (format === 'csv') {
    const options = { columnsOf: columnNames, separatorOf, limit: ROW_LIMIT }
    for await (const row of readCsvLines(input, options))
      yield { line: row.line, record: 'cells' in row ? storable(row.cells) : null }
    return
  }
  for await (const row of readRows(input, format))
    yield { line: row.line, record: 'item' in row ? storable(row.item) : null }
}

/** The separator that the first line has most of. */
function separatorOf(line: string): string {
  const [most = ','] = SEPARATORS.toSorted(
    (one, other) => line.split(other).length - line.split(one).length,
  )
  return most
}

/** Names of columns, each once; a column without a name is called by its number. */
function columnNames(cells: readonly string[]): string[] {
  const taken = new Set<string>()
  return cells.map((cell, at) => {
    const name = cell.replaceAll('\0', '').trim().slice(0, COLUMN_NAME_LIMIT) || `#${at + 1}`
    const free = taken.has(name) ? `${name} #${at + 1}` : name
    taken.add(free)
    return free
  })
}

/** A record without what the database cannot store; null if it is none. */
function storable(record: unknown): Record<string, unknown> | null {
  if (!isRecord(record)) return null
  try {
    const text = JSON.stringify(record, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
    const fields = Object.entries(JSON.parse(text) as Record<string, unknown>)
    const named = fields.map(([name, value]) => [
      name.replaceAll('\0', '').toWellFormed().slice(0, COLUMN_NAME_LIMIT),
      value,
    ])
    return Object.fromEntries(named.slice(0, IMPORT_COLUMNS)) as Record<string, unknown>
  } catch {
    // Nested deeper than the stack.
    return null
  }
}

const EXAMPLES = 3
const EXAMPLE_LIMIT = 80

/** Collects the columns of rows with their first values. */
export function createColumns() {
  const examples = new Map<string, string[]>()
  return {
    add({ record }: FileRow): void {
      for (const [name, value] of Object.entries(record ?? {})) {
        const known = examples.get(name)
        if (!known && examples.size >= IMPORT_COLUMNS) continue
        const text = typeof value === 'string' ? value.trim() : JSON.stringify(value)
        const isShown = text !== '' && value !== null && (known?.length ?? 0) < EXAMPLES
        examples.set(name, [...(known ?? []), ...(isShown ? [text.slice(0, EXAMPLE_LIMIT)] : [])])
      }
    },
    list: (): ImportColumn[] => [...examples].map(([name, found]) => ({ name, examples: found })),
  }
}
