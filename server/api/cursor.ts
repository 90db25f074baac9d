import { createHmac } from 'node:crypto'
import type { ListingQuery } from '#domain/listing/listing-query.ts'

/** Signs a cursor of the search port together with its query: with another query it would skip and repeat items. */
export function writeCursor(cursor: string, query: ListingQuery, key: string): string {
  return `${markOf(cursor, query, key)}.${cursor}`
}

/** The cursor of the search port; null if it was damaged or belongs to another search. */
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
