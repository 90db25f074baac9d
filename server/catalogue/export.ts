import { readStoredCatalogue } from '#data/catalogue/catalogue.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import type { Db } from '#data/db/db.ts'
import { CATALOGUE_FIELDS } from '#domain/import/catalogue-item.ts'
import { itemToCells, toCsvLine } from './csv-cells.ts'
import type { Format } from './read-rows.ts'

/**
 * The whole catalogue as text, in batches; importing it again changes nothing. CSV holds listings only, other
 * formats also the imported categories, locations and amenities.
 */
export async function* exportCatalogue(db: Db, format: Format): AsyncGenerator<string> {
  const lines = (async function* () {
    for await (const batch of readStoredCatalogue(db)) for (const item of batch) yield item
    if (format !== 'csv') yield* await listDirectoryEntries(db)
  })()
  yield* writeRows(lines, format)
}

/** Items as the text of a file. */
export async function* writeRows(
  items: AsyncIterable<Record<string, unknown>>,
  format: Format,
): AsyncGenerator<string> {
  if (format === 'csv') yield toCsvLine(CATALOGUE_FIELDS)
  let first = true
  for await (const item of items) {
    if (format === 'csv') yield toCsvLine(itemToCells(item, CATALOGUE_FIELDS))
    else if (format === 'jsonl') yield `${JSON.stringify(item)}\n`
    else yield `${first ? '[\n' : ',\n'}${JSON.stringify(item)}`
    first = false
  }
  if (format === 'json') yield first ? '[]\n' : '\n]\n'
}
