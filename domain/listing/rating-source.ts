import type { ListingCard } from './listing.ts'

/** Source of a rating and its count: the sample catalogue, an import, or reviews on the site. */
export type RatingSource = 'sample' | 'import' | 'site'

/** The site has no reviews of its own yet, so every rating came with its listing. */
export function ratingSourceOf({ sample }: Pick<ListingCard, 'sample'>): RatingSource {
  return sample ? 'sample' : 'import'
}
