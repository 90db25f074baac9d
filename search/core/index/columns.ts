import { CONCERNS, type Concern, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { type Listing, PRICE_BANDS, PRICE_UNITS, type Price } from '#domain/listing/listing.ts'
import { isRetreat } from '#domain/listing/retreat.ts'
import { isStepFree, takesPets } from '#domain/need/constraints.ts'
import { comesToYou, isAtHome } from '#domain/place/journey.ts'

/** Codes of values in the columns; 0 is none, except for the kind. */
export function kindCode(contentType: ContentType): number {
  return CONTENT_TYPES.indexOf(contentType)
}

export function bandCode(band: Listing['price']): number {
  return band === null ? 0 : PRICE_BANDS.indexOf(band) + 1
}

export function unitCode(per: Price['per'] | undefined): number {
  return per === undefined ? 0 : PRICE_UNITS.indexOf(per) + 1
}

export const FLAGS = {
  verified: 1,
  pets: 2,
  stepFree: 4,
  /** Needs no travel: online, at home or by post. */
  remote: 8,
  comesToYou: 16,
  retreat: 32,
  /** Invented for the sample catalogue. */
  sample: 64,
} as const

export function flagsOf(listing: Listing): number {
  const remote = comesToYou(listing)
  return (
    (listing.verified ? FLAGS.verified : 0) |
    (takesPets(listing) ? FLAGS.pets : 0) |
    (isStepFree(listing) || remote ? FLAGS.stepFree : 0) |
    (remote || isAtHome(listing) ? FLAGS.remote : 0) |
    (remote ? FLAGS.comesToYou : 0) |
    (isRetreat(listing) ? FLAGS.retreat : 0) |
    (listing.sample ? FLAGS.sample : 0)
  )
}

const ALL_CONCERNS: readonly Concern[] = [...new Set([...CONCERNS, ...RECOVERY_PATHS])]

/**
 * Specification section 5, concern filter, precomputed at indexing: bit `i` for a tag equal to concern `i`,
 * bit `16 + i` where tags, description or title contain it in any case.
 */
export function concernBits({ tags, description, title }: Listing): number {
  const text = [...tags, description, title].join('\n').toLowerCase()
  let bits = 0
  ALL_CONCERNS.forEach((concern, place) => {
    if (tags.includes(concern)) bits |= 1 << place
    if (text.includes(concern)) bits |= 1 << (16 + place)
  })
  return bits >>> 0
}

/** Bit masks for an exact tag, and for any match, of a concern. */
export function concernMasks(concern: Concern): { exact: number; any: number } {
  const place = ALL_CONCERNS.indexOf(concern)
  const exact = 1 << place
  return { exact, any: exact | (1 << (16 + place)) }
}

const IMAGINARY_REVIEWS = 20
const TYPICAL_RATING = 4.2

/** Rating damped by 20 imaginary reviews of 4.2, in single precision as the database stores it. */
export function dampedRating({ rating, reviews }: Listing): number {
  const sum = (rating === null ? TYPICAL_RATING : Math.fround(rating)) * reviews
  return Math.fround((sum + TYPICAL_RATING * IMAGINARY_REVIEWS) / (reviews + IMAGINARY_REVIEWS))
}
