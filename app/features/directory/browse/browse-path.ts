import { href } from 'react-router'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'

/** Where a shelf stands. */
export function browsePath({ contentType, kind, slug }: BrowsePage): string {
  if (contentType === 'experience') return href('/directory/experiences/category/:slug', { slug })
  if (kind === 'filter') return `${href('/directory/escapes/search')}?filter=${slug}`
  return href('/directory/escapes/:kind/:slug', { kind, slug })
}

/** A shelf with its hour, price band, order and page; the shortest address that restores it. */
export function browseAddress(shelf: BrowsePage, query: ListingQuery): string {
  const plain = browsePath(shelf)
  const params = writeListingQuery(query).toString()
  return params ? `${plain}${plain.includes('?') ? '&' : '?'}${params}` : plain
}
