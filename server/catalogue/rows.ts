import { isRecord } from '#domain/chat/suggestion.ts'
import { type CatalogueItem, readItem } from '#domain/import/catalogue-item.ts'
import { contentTypeOf } from '#domain/import/catalogue-shapes.ts'
import { type DirectoryEntry, readDirectoryEntry } from '#domain/import/read-directory-entry.ts'
import type { ContentType } from '#domain/listing/category.ts'

/** One row of a file as it was read, with the line it begins on. */
export type CatalogueRow = { line: number } & ({ item: unknown } | { fault: string })

/** A row that can be a listing, with the names of its fields that no listing has. */
export type Accepted = { line: number; item: CatalogueItem; unknown: readonly string[] }

/** A row that describes a category, a location or an amenity. */
export type AcceptedEntry = { line: number; entry: DirectoryEntry; unknown: readonly string[] }

export type RejectedRow = { line: number; id: string | null; reason: string }

/** The item of a row, or why there is none in it. */
export function readRow(row: CatalogueRow): Accepted | AcceptedEntry | RejectedRow {
  const { line } = row
  if ('fault' in row) return { line, id: null, reason: row.fault }
  if (isRecord(row.item) && typeof row.item['entity'] === 'string') {
    const read = readDirectoryEntry(row.item)
    return 'entry' in read ? { line, ...read } : { line, id: null, reason: read.reason }
  }
  const read = readItem(row.item)
  if ('item' in read) return { line, ...read }
  return { line, id: idOf(row.item), reason: read.reason }
}

/** What something that may be an item calls itself; null when it does not say. */
export function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'string' || typeof item.id === 'number'
    ? String(item.id).slice(0, 200)
    : null
}

/** The rows, those that show no content type with the given one. */
export async function* withContentType(
  rows: AsyncIterable<CatalogueRow>,
  contentType: ContentType | null,
): AsyncGenerator<CatalogueRow> {
  for await (const row of rows) {
    if (contentType && 'item' in row && isRecord(row.item) && !showsContentType(row.item))
      yield { line: row.line, item: { ...row.item, contentType } }
    else yield row
  }
}

function showsContentType(record: Record<string, unknown>): boolean {
  return 'entity' in record || (record['contentType'] ?? contentTypeOf(record)) !== null
}
