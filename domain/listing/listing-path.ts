import { CATEGORIES, categoryOf } from './category.ts'
import type { ListingCard } from './listing.ts'

/** Path of a listing: escapes and experiences have pages, the others a dialog over their list. */
export function listingPath({
  slug,
  contentType,
}: Pick<ListingCard, 'slug' | 'contentType'>): string {
  if (contentType === 'escape') return `/directory/escapes/${slug}`
  if (contentType === 'experience') return `/directory/experiences/${slug}`
  return `${CATEGORIES[categoryOf(contentType)].path}?item=${slug}`
}
