import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { counted, stars } from './number-text.ts'

type Rated = Pick<ListingCard, 'rating' | 'reviews' | 'sample'>

/**
 * Formats a rating ("rated 4.8 by 231 visitors"), with sample data marked; null if there is none.
 */
export function ratedFact({ rating, reviews, sample }: Rated): string | null {
  if (rating === null) return null
  const format = sample ? m.assistant_fact_rated_sample : m.assistant_fact_rated
  return format({ rating: stars(rating), reviews: counted(reviews) })
}
