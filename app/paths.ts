import { href } from 'react-router'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'

/** Path of the host's profile of an escape or experience. */
export function instructorPath(listing: Pick<ListingCard, 'slug' | 'contentType'>): string {
  return `${listingPath(listing)}/instructor`
}

/** Path of the comparison of listings. */
export function comparePath(ids: readonly string[]): string {
  return `${href('/saved/compare')}?ids=${ids.map(encodeURIComponent).join(',')}`
}

/** Path of a trip by its query (writeTrip). */
export function tripPath(query: string): string {
  return `${href('/saved/trip')}?${query}`
}

export function searchResultsPath(asked: {
  q?: string
  concern?: string
  page?: string
  aiEnhanced?: boolean
}): string {
  const params = new URLSearchParams()
  if (asked.q) params.set('q', asked.q)
  if (asked.concern) params.set('concern', asked.concern)
  if (asked.page && asked.page !== 'all') params.set('from', asked.page)
  if (asked.aiEnhanced) params.set('ai', '1')
  return params.size > 0 ? `${href('/search-results')}?${params}` : href('/search-results')
}
