import type { ListingCard } from './listing.ts'

/** Where a rating and its count come from: the sample catalogue, an import, or reviews that the site holds. */
export type RatingSource = 'sample' | 'import' | 'site'

/** The site holds no reviews of its own yet, so every rating came with its listing. */
export function ratingSourceOf({ sample }: Pick<ListingCard, 'sample'>): RatingSource {
  return sample ? 'sample' : 'import'
}
