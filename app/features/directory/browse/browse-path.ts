import { href } from 'react-router'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'

/** Path of a browse page. */
export function browsePath({ contentType, kind, slug }: BrowsePage): string {
  if (contentType === 'experience') return href('/directory/experiences/category/:slug', { slug })
  if (kind === 'filter') return `${href('/directory/escapes/search')}?filter=${slug}`
  return href('/directory/escapes/:kind/:slug', { kind, slug })
}

/** Shortest URL of a browse page with hour, price band, order and page number. */
export function browseAddress(browsePage: BrowsePage, query: ListingQuery): string {
  const plain = browsePath(browsePage)
  const params = writeListingQuery(query).toString()
  return params ? `${plain}${plain.includes('?') ? '&' : '?'}${params}` : plain
}
