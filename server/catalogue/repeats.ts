import { readItem } from '#domain/import/catalogue-item.ts'
import { type CatalogueRow, idOf } from './rows.ts'

/** Ids that occur more than once, each with the index of its last valid row. */
export async function repeatsIn(
  rows: AsyncIterable<CatalogueRow>,
): Promise<ReadonlyMap<string, number>> {
  const seen = new Set<string>()
  const last = new Map<string, number>()
  let place = -1
  for await (const row of rows) {
    place += 1
    const id = nameOf(row)
    if (id === null || !('item' in row)) continue
    if (seen.has(id) && 'item' in readItem(row.item)) last.set(id, place)
    seen.add(id)
  }
  return last
}

/** The rows of a file without those that a later one replaces; each such id is reported once. */
export async function* lastOfEach(
  rows: AsyncIterable<CatalogueRow>,
  repeats: ReadonlyMap<string, number>,
  onRepeated: (line: number, id: string) => unknown,
): AsyncGenerator<CatalogueRow> {
  const reported = new Set<string>()
  let place = -1
  for await (const row of rows) {
    place += 1
    const id = nameOf(row)
    if (id === null || place >= (repeats.get(id) ?? 0)) {
      yield row
    } else if (!reported.has(id)) {
      reported.add(id)
      onRepeated(row.line, id)
    }
  }
}

function nameOf(row: CatalogueRow): string | null {
  return 'item' in row ? (idOf(row.item)?.trim() ?? null) : null
}
