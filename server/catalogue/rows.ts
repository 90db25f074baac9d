import { isRecord } from '#domain/chat/suggestion.ts'
import { type CatalogueItem, readItem } from '#domain/import/catalogue-item.ts'
import { contentTypeOf } from '#domain/import/catalogue-shapes.ts'
import { type DirectoryEntry, readDirectoryEntry } from '#domain/import/read-directory-entry.ts'
import type { ContentType } from '#domain/listing/category.ts'

/** One parsed row of a file, with its first line. */
export type CatalogueRow = { line: number } & ({ item: unknown } | { fault: string })

/** A valid row of a listing, with the names of its unknown fields. */
export type Accepted = { line: number; item: CatalogueItem; unknown: readonly string[] }

/** A row that describes a category, a location or an amenity. */
export type AcceptedEntry = { line: number; entry: DirectoryEntry; unknown: readonly string[] }

export type RejectedRow = { line: number; id: string | null; reason: string }

/** Validates a row: its item or entry, or the reason for rejecting it. */
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

/** The id of a value that may be an item; null when it has none. */
export function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'string' || typeof item.id === 'number'
    ? String(item.id).slice(0, 200)
    : null
}

/** Sets a default content type on rows that have none. */
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
