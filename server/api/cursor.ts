import { createHash } from 'node:crypto'
import type { ListingQuery } from '#domain/listing-query.ts'

/** A cursor of the port with a mark of its search: going on with another one would skip and repeat. */
export function writeCursor(cursor: string, query: ListingQuery): string {
  return `${markOf(query)}.${cursor}`
}

/** The cursor of the port; null for what no answer to this search has given. */
export function readCursor(text: string, query: ListingQuery): string | null {
  const mark = `${markOf(query)}.`
  return text.startsWith(mark) && text.length > mark.length ? text.slice(mark.length) : null
}

function markOf({ page: _, view: __, ...asked }: ListingQuery): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12)
}
