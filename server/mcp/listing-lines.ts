import { pageUrl } from '#app/lib/seo/page-url.ts'
import { priceFact } from '#assistant/facts/price-fact.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { McpDeps } from './deps.ts'
import { quoted } from './result.ts'

/** The address of a listing's page on the site. */
export function urlOf(
  { origin }: Pick<McpDeps, 'origin'>,
  listing: Pick<ListingCard, 'slug' | 'contentType'>,
): string {
  return pageUrl(origin, listingPath(listing), BASE_LANGUAGE)
}

type LineFacts = Pick<
  ListingCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'type'
  | 'contentType'
  | 'location'
  | 'amount'
  | 'rating'
  | 'reviews'
  | 'sample'
> & { priceText?: string | undefined }

/** A listing in one line: its quoted text and its main facts. */
export function listingLine(deps: Pick<McpDeps, 'origin'>, listing: LineFacts): string {
  const { id, title, type, contentType, location, rating, reviews, sample } = listing
  const price = listing.priceText ?? priceFact(listing.amount)
  const facts = [
    contentType,
    quoted(type, 80),
    location && quoted(location, 120),
    price && quoted(price, 120),
    rating === null ? 'not rated' : `rated ${rating} of 5 by ${reviews}`,
    sample && 'sample data, not a real offer',
  ]
  return `${quoted(title, 120)} (${facts.filter(Boolean).join('; ')}) id ${quoted(id, 200)} ${urlOf(deps, listing)}`
}
