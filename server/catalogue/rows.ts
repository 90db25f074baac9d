import { type CatalogueItem, catalogueItem, faultsOf } from '#domain/catalogue-item.ts'

/** One row of a file as it was read, with the line it begins on. */
export type CatalogueRow = { line: number } & ({ item: unknown } | { fault: string })

/** A row that can be a listing. */
export type Accepted = { line: number; item: CatalogueItem }

export type Refusal = { line: number; id: string | null; reason: string }

/** The item of a row, or why there is none in it. */
export function readRow(row: CatalogueRow): Accepted | Refusal {
  const { line } = row
  if ('fault' in row) return { line, id: null, reason: row.fault }
  const read = catalogueItem.safeParse(row.item)
  if (read.success) return { line, item: read.data }
  return { line, id: idOf(row.item), reason: faultsOf(read.error) }
}

/** What something that may be an item calls itself; null when it does not say. */
export function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'string' || typeof item.id === 'number'
    ? String(item.id).slice(0, 200)
    : null
}
