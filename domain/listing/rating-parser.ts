import type { ListingQuery } from './listing-query.ts'

/** The name under which the rating condition is removed. */
export const NOT_RATING = 'rating'

/** The rating condition of a text, and the text without it. */
export type ParsedRating = { rest: string; isBestFirst: boolean; minRating: number | null }

const BEST =
  /(?<!\p{L})(?:(?:the )?(?:best|top|highest|highly)[ -](?:rated|reviewed)|(?:los |las )?mejor(?:es)? (?:valorad|puntuad|calificad)[oa]s?|(?:am )?(?:besten?|höchsten?|top)[ -]?bewertete?[nrs]?|(?:les )?mieux notée?s?)(?!\p{L})/iu
/** "4 star" alone is a hotel class: a rating has a decimal, or is named as a minimum. */
const LEAST =
  /(?<![\p{L}\d.,])(?:(?:rated|at least|over|above|minimum|m[ií]nimo|al menos|mindestens|ab|au moins) ([1-5](?:[.,]\d)?)|([1-5][.,]\d)|([1-5])(?= ?\+| (?:stars|estrellas|sterne|étoiles|etoiles) (?:and up|or more|o más|o mas|und mehr|ou plus|et plus))) ?\+? ?(?:stars?|estrellas?|sternen?|[ée]toiles?)(?: (?:and up|or more|o m[aá]s|und mehr|ou plus|et plus))?(?!\p{L})/iu

/** A decimal after "rated" needs no stars. */
const RATED =
  /(?<!\p{L})(?:rated|not[ée]e?s?|(?:valorad|puntuad)[oa]s? con|bewertet mit|bewertung ab) (?:at least |mindestens |al menos |au moins )?([1-5][.,]\d)(?: (?:(?:or|and) (?:higher|more|above|up|better)|ou plus|o m[aá]s|oder (?:mehr|besser|höher)))?(?!\p{L})/iu

/** Null without a rating condition. Never throws. */
export function parseRating(text: string): ParsedRating | null {
  const least = LEAST.exec(text) ?? RATED.exec(text)
  const isBestFirst = BEST.test(text)
  if (!least && !isBestFirst) return null
  const number = (least?.[1] ?? least?.[2] ?? least?.[3])?.replace(',', '.')
  const minRating = number === undefined ? null : Math.min(5, Number(number))
  const rest = text
    .replace(least?.[0] ?? '', ' ')
    .replace(BEST, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { rest, isBestFirst, minRating }
}

/**
 * Applies the rating condition of a query's words; chosen filters take precedence, and a removed
 * condition is ignored.
 */
export function withParsedRating(query: ListingQuery): ListingQuery {
  const parsed = query.not.includes(NOT_RATING) ? null : parseRating(query.q)
  if (!parsed) return query
  return {
    ...query,
    q: parsed.rest,
    minRating: query.minRating ?? parsed.minRating,
    sort: parsed.isBestFirst && query.sort === 'relevance' ? 'rating' : query.sort,
  }
}
