import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { NOT_TEXT, NoCatalogue, NotText, textOf } from './file-text.ts'

/** One line of a table by column, or why it cannot be read. */
export type CsvLine = { line: number } & ({ cells: Record<string, string> } | { fault: string })

export type CsvOptions = {
  /** The names of the columns, from the cells of the first line. */
  columnsOf: (cells: string[]) => string[]
  /** Finds the separator in the first line; without it a comma. */
  separatorOf?: (line: string) => string
  /** Largest size of a line in bytes. */
  limit: number
}

/**
 * The lines of a table (CSV) below its first one.
 *
 * @throws NoCatalogue for an empty file
 */
export async function* readCsvLines(input: Readable, options: CsvOptions): AsyncGenerator<CsvLine> {
  const { columnsOf, separatorOf, limit } = options
  let named = false
  let isText = true
  async function* lines(): AsyncGenerator<string> {
    try {
      yield* textOf(input)
    } catch (error) {
      if (!(error instanceof NotText)) throw error
      isText = false
    }
  }
  const texts = lines()
  const first = await texts.next()
  const [start = ''] = (first.value ?? '').split(/[\r\n]/)
  async function* all(): AsyncGenerator<string> {
    if (first.value) yield first.value
    yield* texts
  }
  const source = Readable.from(all())
  const parser = source.pipe(
    parse({
      ...(separatorOf && { delimiter: separatorOf(start) }),
      // Auto-detection uses the first line only; other line ends would become part of cells.
      record_delimiter: ['\r\n', '\n', '\r'],
      columns: (cells: string[]) => {
        named = true
        return columnsOf(cells)
      },
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: limit,
    }),
  )
  source.on('error', (error) => parser.destroy(error))
  try {
    let before = { lines: 1, empty: 0 }
    let countedTwice = 0
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const { empty_lines: empty, error } = info
      // The parser reports the line where a record ends, and counts CRLF within cells twice.
      countedTwice += Object.values(record).join(' ').split('\r\n').length - 1
      const line = before.lines + 1 + empty - before.empty
      before = { lines: info.lines - countedTwice, empty }
      yield error ? { line, fault: error.message } : { line, cells: record }
    }
  } catch (error) {
    // An unclosed quote: nothing after it can be read.
    if (!(error instanceof Error) || !('code' in error) || !/^CSV_/.test(String(error.code)))
      throw error
    yield { line: parser.info.lines, fault: error.message }
  }
  if (!isText) yield { line: parser.info.lines, fault: NOT_TEXT }
  else if (!named) throw new NoCatalogue('it is empty.')
}

type CsvRecord = {
  record: Record<string, string>
  info: { lines: number; empty_lines: number; error?: Error }
}
