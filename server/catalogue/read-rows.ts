import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { cellsToItem } from './csv-cells.ts'
import type { CatalogueRow } from './rows.ts'

export const FORMATS = ['jsonl', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** No listing is near that long; a file without line ends must not fill the memory. */
const ROW_LIMIT = 4 * 1024 * 1024

/** The rows of a file, one at a time; what cannot be read is told as a fault of its line. */
export function readRows(input: Readable, format: Format): AsyncGenerator<CatalogueRow> {
  if (format === 'csv') return readCsv(input)
  return format === 'json' ? readJsonArray(input) : readJsonLines(input)
}

/** Thrown for a file that holds no rows at all. */
class NoCatalogue extends Error {
  constructor(reason: string) {
    super(`This is no catalogue: ${reason}`)
    this.name = 'NoCatalogue'
  }
}

/** The format of a file by its name, or by how it begins. */
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
  for await (const chunk of decoded(input)) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      line += 1
      if (skipping) skipping = false
      else if (part.trim()) yield rowOf(line, part)
    }
    if (rest.length > ROW_LIMIT) {
      if (!skipping) yield { line: line + 1, fault: 'is too long for a listing' }
      skipping = true
      rest = ''
    }
  }
  if (!skipping && rest.trim()) yield rowOf(line + 1, rest)
}

/** Cuts an array into its objects without holding more than one of them. */
async function* readJsonArray(input: AsyncIterable<unknown>): AsyncGenerator<CatalogueRow> {
  const scan = createArrayScanner()
  for await (const chunk of decoded(input)) yield* scan.push(chunk)
  yield* scan.end()
}

function createArrayScanner() {
  let line = 1
  let startLine = 1
  let depth = 0
  let inString = false
  let escaped = false
  let item = ''
  let begun = false
  let ended = false
  let trailing = false

  function* finish(): Generator<CatalogueRow> {
    if (item.trim()) yield rowOf(startLine, item)
    item = ''
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
      if (!begun && char !== '[' && !/[\s\uFEFF]/.test(char ?? ''))
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
        if (depth === 1 && !begun) {
          begun = true
          from = at + 1
          startLine = line
        }
      } else if (char === ']' || char === '}') depth -= 1
      const closes = begun && depth === 0
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
    if (begun && !ended) item += chunk.slice(from)
    if (item.length > ROW_LIMIT) throw new Error(`line ${startLine}: is too long for a listing`)
  }

  function* end(): Generator<CatalogueRow> {
    if (ended) return
    yield { line: startLine, fault: 'the array does not end; the file may be cut off' }
  }
  return { push, end }
}

async function* readCsv(input: Readable): AsyncGenerator<CatalogueRow> {
  let named = false
  const parser = input.pipe(
    parse({
      bom: true,
      columns: (cells: string[]) => {
        named = true
        return columnsOf(cells)
      },
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: ROW_LIMIT,
    }),
  )
  input.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      yield info.error
        ? { line: info.lines, fault: info.error.message }
        : { line: info.lines, ...cellsToItem(record) }
    }
  } catch (error) {
    // A quote that never closes: nothing after it can be read.
    if (!(error instanceof Error) || !('code' in error) || !/^CSV_/.test(String(error.code)))
      throw error
    yield { line: parser.info.lines, fault: error.message }
  }
  if (!named) throw new NoCatalogue('it is empty.')
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

type CsvRecord = { record: Record<string, string>; info: { lines: number; error?: Error } }

async function* decoded(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of input)
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true })
  yield decoder.decode()
}

function rowOf(line: number, text: string): CatalogueRow {
  try {
    return { line, item: JSON.parse(text) as unknown }
  } catch (error) {
    return { line, fault: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
}
