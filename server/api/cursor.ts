import { createHmac } from 'node:crypto'
import type { ListingQuery } from '#domain/listing/listing-query.ts'

/** A cursor of the port with a mark of it and its search: going on with another one would skip and repeat. */
export function writeCursor(cursor: string, query: ListingQuery, key: string): string {
  return `${markOf(cursor, query, key)}.${cursor}`
}

/** The cursor of the port; null for what no answer to this search has given, or what was damaged since. */
export function readCursor(text: string, query: ListingQuery, key: string): string | null {
  const cursor = text.slice(text.indexOf('.') + 1)
  return cursor !== '' && text === writeCursor(cursor, query, key) ? cursor : null
}

function markOf(
  cursor: string,
  { page: _, view: __, ...asked }: ListingQuery,
  key: string,
): string {
  const marked = JSON.stringify([cursor, asked])
  return createHmac('sha256', key).update(marked).digest('base64url').slice(0, 16)
}
