import type { ListingQuery } from './listing-query.ts'

/** The name under which the order of "best rated" is removed. */
export const NOT_BEST_RATED = 'rating'

const BEST =
  /(?<!\p{L})(?:(?:the )?(?:best|top|highest|highly)[ -](?:rated|reviewed)|(?:los |las )?mejor(?:es)? (?:valorad|puntuad|calificad)[oa]s?|(?:am )?(?:besten?|höchsten?|top)[ -]?bewertete?[nrs]?|(?:les )?mieux notée?s?)(?!\p{L})/giu

/** The text without its words for "best rated"; null if it has none. Never throws. */
export function withoutBestRated(text: string): string | null {
  const rest = text.replace(BEST, ' ')
  return rest === text ? null : rest.replace(/\s+/g, ' ').trim()
}

/** A query for the best rated is sorted by rating, unless an order was chosen or this one removed. */
export function withBestRatedFirst(query: ListingQuery): ListingQuery {
  const rest = query.not.includes(NOT_BEST_RATED) ? null : withoutBestRated(query.q)
  if (rest === null) return query
  return { ...query, q: rest, sort: query.sort === 'relevance' ? 'rating' : query.sort }
}
