import { PRICE_BANDS, type PriceBand } from './listing.ts'

/** Ranking weights, shared by every search adapter and the assistant. Measured by bench/relevance. */

/** Weight of a match in a field, relative to one that is a whole tag. */
export const FIELD_WEIGHTS = {
  tag: 1,
  withinTag: 0.7,
  title: 0.85,
  type: 0.7,
  location: 0.6,
  description: 0.35,
} as const

/** Sum at which a concept reaches half of its full strength. */
const HALF = 1.2

/** Diminishing returns for more words of the same concept. */
export function saturated(sum: number): number {
  return sum / (sum + HALF)
}

/** Weights of a concept at full strength, and of a word of average rarity. */
export const CONCEPT_WEIGHT = 3
export const WORD_WEIGHT = 0.6

/** Factor for each further concept, in the order of the words. */
export const CONCEPT_DECAY = 0.93
/** Boost of decisive concepts. */
export const DECISIVE_FACTOR = 1.6

/** Share of coverage: meeting three needs partly ranks above meeting one fully. */
export const COVERAGE_SHARE = 0.4
/** Strength from which a concept counts as met in full. */
export const MET = 0.35

/** Relevance cut-offs of a list. */
export const RELEVANCE = {
  /**
   * Minimum strength at which a listing is about a concept: more than one mention in its description.
   * Vague and implied concepts need more, since strength is multiplied by their weight.
   */
  about: 0.25,
  /** Minimum strength for an implied concept. */
  touches: 0.2,
  /** Minimum field weight at which a word match is significant; a match in a description alone is weak. */
  telling: FIELD_WEIGHTS.location,
  /** Number of weak matches of different concepts that equal a significant one. */
  hints: 2,
  /** Below this number of relevant listings, weaker matches are shown as well. */
  few: 10,
} as const

/** Factors for conditions beside the need itself. */
export const INTENT = {
  otherKind: 0.45,
  namedPrice: 1.15,
  otherPrice: 0.6,
  /** Dearer than "cheap", by price band steps: only affordable listings far off the subject rank lower. */
  dearer: [0.3, 0.12],
  notOnline: 0.45,
  /** With step-free access requested: accessible places rank before online and mail-order listings. */
  notAPlace: 0.3,
  otherGroup: 0.9,
  /** A retreat was requested and nothing else: a place to stay beside the retreats themselves. */
  stayForRetreat: 0.6,
  /** A price was requested, and the listing states none. */
  unknownPrice: 0.6,
  /** For each stated condition that the facts of a listing leave open. */
  unknownFact: 0.4,
  /** For each unmet constraint, where no listing meets all. */
  brokenMust: 0.6,
} as const

/**
 * Factor of sample listings next to real ones, which rank first because they can be booked. A half, so
 * that a real listing half as relevant ranks above; without effect on a site with only the sample.
 */
export const SAMPLE_YIELDS = 0.5
/** Damped rating below which a real listing does not outrank sample listings. */
const POORLY_RATED = 3

/** The factor of a listing: lower when it is a sample or poorly rated. */
export function yieldOf(isSample: boolean, damped: number): number {
  return isSample || damped < POORLY_RATED ? SAMPLE_YIELDS : 1
}

/** Maximum number of shared needs shown as reasons for similarity. */
export const SHARED_NEEDS_SHOWN = 5

/** Quality factor of a rating, damped by the number of reviews: one review does not outrank five hundred. */
export function qualityFactor(rating: number | null, reviews: number): number {
  return dampedFactor(((rating ?? 4.2) * reviews + 4.2 * 20) / (reviews + 20))
}

/** The same for a damped rating. */
export function dampedFactor(damped: number): number {
  return 0.3 + 0.7 * (damped / 5)
}

/** Factor of a price band where some were requested; an unknown band counts as another one. */
export function bandFactor(asked: readonly PriceBand[], band: PriceBand | null): number {
  if (asked.length === 0) return 1
  if (band === null) return INTENT.otherPrice
  if (asked.includes(band)) return INTENT.namedPrice
  const dearest = Math.max(...asked.map((each) => PRICE_BANDS.indexOf(each)))
  return INTENT.dearer[PRICE_BANDS.indexOf(band) - dearest - 1] ?? INTENT.otherPrice
}

/** Rarity of a word among `total` listings of which `holding` contain it, 1 for an average one. */
export function rarityOf(holding: number, total: number): number {
  return Math.log(1 + (total - holding + 0.5) / (holding + 0.5)) / 3
}
