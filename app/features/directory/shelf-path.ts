import { href } from 'react-router'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'
import type { Shelf } from '#domain/listing/shelf.ts'

/** Where a shelf stands. */
export function shelfPath({ contentType, kind, slug }: Shelf): string {
  if (contentType === 'experience') return href('/directory/experiences/category/:slug', { slug })
  if (kind === 'filter') return `${href('/directory/escapes/search')}?filter=${slug}`
  return href('/directory/escapes/:kind/:slug', { kind, slug })
}

/** A shelf with its hour, price band, order and page; the shortest address that restores it. */
export function shelfAddress(shelf: Shelf, query: ListingQuery): string {
  const plain = shelfPath(shelf)
  const params = writeListingQuery(query).toString()
  return params ? `${plain}${plain.includes('?') ? '&' : '?'}${params}` : plain
}
