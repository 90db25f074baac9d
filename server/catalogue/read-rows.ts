import type { Readable } from 'node:stream'
import { cellsToItem } from './csv-cells.ts'
import { NOT_TEXT, NoCatalogue, NotText, textOf } from './file-text.ts'
import { readCsvLines } from './read-csv.ts'
import { numberFault } from './row-values.ts'
import type { CatalogueRow } from './rows.ts'

export const FORMATS = ['jsonl', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Far longer than any listing; a file without line breaks must not fill the memory. */
export const ROW_LIMIT = 4 * 1024 * 1024
const TOO_LONG = 'is too long for a listing'

/** The rows of a file, one at a time; unreadable rows are yielded as a fault with their line. */
export function readRows(input: Readable, format: Format): AsyncGenerator<CatalogueRow> {
  if (format === 'csv') return readCsv(input)
  return format === 'json' ? readJsonArray(input) : readJsonLines(input)
}

/** Detects the format of a file by its name, or by its first character. */
export function formatOf(name: string, start: string): Format {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.(jsonl|ndjson)$/i.test(name)) return 'jsonl'
  const [first] = start.replace(/^\uFEFF/, '').trimStart()
  if (first === '[') return 'json'
  return first === '{' ? 'jsonl' : 'csv'
}

export async function* readJsonLines(input: AsyncIterable<unknown>): AsyncGenerator<CatalogueRow> {
  let line = 0
  let rest = ''
  let skipping = false
  try {
    for await (const chunk of textOf(input)) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        line += 1
        if (skipping) skipping = false
        else if (part.trim()) yield rowOf(line, part)
      }
      if (rest.length > ROW_LIMIT) {
        if (!skipping) yield { line: line + 1, fault: TOO_LONG }
        skipping = true
        rest = ''
      }
    }
  } catch (error) {
    if (!(error instanceof NotText)) throw error
    yield { line: line + 1, fault: NOT_TEXT }
    return
  }
  if (!skipping && rest.trim()) yield rowOf(line + 1, rest)
}

/** Splits an array into its objects, holding only one of them in memory. */
async function* readJsonArray(input: AsyncIterable<unknown>): AsyncGenerator<CatalogueRow> {
  const scan = createArrayScanner()
  try {
    for await (const chunk of textOf(input)) yield* scan.push(chunk)
    yield* scan.end()
  } catch (error) {
    if (!(error instanceof NotText)) throw error
    yield { line: scan.line, fault: NOT_TEXT }
  }
}

function createArrayScanner() {
  let line = 1
  let startLine = 1
  let depth = 0
  let inString = false
  let escaped = false
  let item = ''
  let started = false
  let ended = false
  let trailing = false
  let skipping = false

  function* finish(): Generator<CatalogueRow> {
    if (!skipping && item.length > ROW_LIMIT) yield { line: startLine, fault: TOO_LONG }
    else if (!skipping && item.trim()) yield rowOf(startLine, item)
    item = ''
    skipping = false
  }

  function* push(chunk: string): Generator<CatalogueRow> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk[at]
      if (char === '\n') line += 1
      if (ended) {
        if (trailing || /\s/.test(char ?? '')) continue
        trailing = true
        yield { line, fault: 'stands after the end of the array and was not read' }
        continue
      }
      if (!started && char !== '[' && !/[\s\uFEFF]/.test(char ?? ''))
        throw new NoCatalogue('it does not begin with "[".')
      if (inString) {
        if (escaped) escaped = false
        else if (char === '\\') escaped = true
        else if (char === '"') inString = false
        continue
      }
      if (char === '"') inString = true
      else if (char === '[' || char === '{') {
        depth += 1
        if (depth === 1 && !started) {
          started = true
          from = at + 1
          startLine = line
        }
      } else if (char === ']' || char === '}') depth -= 1
      const closes = started && depth === 0
      if (closes || (depth === 1 && char === ',')) {
        item += chunk.slice(from, at)
        yield* finish()
        from = at + 1
        startLine = line
        ended = closes
      } else if (item === '' && depth === 1 && /\s/.test(char ?? '') && from === at) {
        from = at + 1
        startLine = line
      }
    }
    if (started && !ended) item += chunk.slice(from)
    if (item.length > ROW_LIMIT) {
      if (!skipping) yield { line: startLine, fault: TOO_LONG }
      skipping = true
      item = ''
    }
  }

  function* end(): Generator<CatalogueRow> {
    if (ended) return
    yield { line: startLine, fault: 'the array does not end; the file may be cut off' }
  }
  return {
    push,
    end,
    get line() {
      return line
    },
  }
}

async function* readCsv(input: Readable): AsyncGenerator<CatalogueRow> {
  for await (const row of readCsvLines(input, { columnsOf, limit: ROW_LIMIT }))
    yield 'fault' in row ? row : { line: row.line, ...cellsToItem(row.cells) }
}

const NEEDED = ['id', 'title', 'contentType']

function columnsOf(cells: readonly string[]): string[] {
  const names = cells.map((name) => name.trim())
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length === 0) return names
  const other = names.length === 1 ? /[;\t|]/.exec(names[0] ?? '')?.[0] : undefined
  throw new NoCatalogue(
    other
      ? `its columns are separated by ${JSON.stringify(other)}; a comma is expected.`
      : `its first line names no column ${missing.join(', ')}.`,
  )
}

function rowOf(line: number, text: string): CatalogueRow {
  try {
    const item = JSON.parse(text) as unknown
    // Only an exponent or a very long number can overflow.
    const fault = /\d[eE]|\d{300}/.test(text) ? numberFault(item) : null
    return fault === null ? { line, item } : { line, fault }
  } catch (error) {
    return { line, fault: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
}
