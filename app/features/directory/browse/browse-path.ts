import { href } from 'react-router'
import { type BrowsePage, isBrowseKind } from '#domain/listing/browse-page.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'

/** Path of a browse page. */
export function browsePath({ contentType, kind, slug }: BrowsePage): string {
  if (contentType === 'experience') return href('/directory/experiences/category/:slug', { slug })
  if (kind === 'filter') return `${href('/directory/escapes/search')}?filter=${slug}`
  return href('/directory/escapes/:kind/:slug', { kind, slug })
}

/** The inverse of `browsePath`; null for another address. Never throws. */
export function readBrowsePath(address: string): Omit<BrowsePage, 'title'> | null {
  const url = URL.parse(address, 'http://site.example')
  const [, section, name = '', last] =
    /^\/directory\/(escapes|experiences)\/([a-z]+)(?:\/([^/]+))?$/.exec(url?.pathname ?? '') ?? []
  const isSearch = name === 'search' && last === undefined
  const kind = isSearch ? 'filter' : name
  if (!section || !isBrowseKind(kind) || (kind === 'filter' && !isSearch)) return null
  const slug = last ?? url?.searchParams.get('filter') ?? ''
  return { contentType: section === 'escapes' ? 'escape' : 'experience', kind, slug }
}

/** Shortest URL of a browse page with hour, price band, order and page number. */
export function browseAddress(browsePage: BrowsePage, query: ListingQuery): string {
  const plain = browsePath(browsePage)
  const params = writeListingQuery(query).toString()
  return params ? `${plain}${plain.includes('?') ? '&' : '?'}${params}` : plain
}
