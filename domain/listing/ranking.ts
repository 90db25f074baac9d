import { PRICE_BANDS, type PriceBand } from './listing.ts'

/**
 * What counts how much when listings are put in order: one set of figures for every adapter of search and
 * for the assistant. Measured by bench/relevance.
 */

/** A word or phrase in a field of a listing, beside one that is a whole tag. */
export const FIELD_WEIGHTS = {
  tag: 1,
  withinTag: 0.7,
  title: 0.85,
  type: 0.7,
  location: 0.6,
  description: 0.35,
} as const

/** Half of the full strength of a concept is reached at this sum. */
const HALF = 1.2

/** Ever less gain from more words of the same concept. */
export function saturated(sum: number): number {
  return sum / (sum + HALF)
}

/** Concepts beside words: what a concept of full strength adds, and what a word of middling rarity adds. */
export const CONCEPT_WEIGHT = 3
export const WORD_WEIGHT = 0.6

/** Each further concept counts a little less than the one named before it. */
export const CONCEPT_DECAY = 0.93
/** What must not be passed over counts more. */
export const DECISIVE_FACTOR = 1.6

/** Meeting three needs a little is better than meeting one of them well. */
export const COVERAGE_SHARE = 0.4
/** At this strength a concept counts as met in full. */
export const MET = 0.35

/** Where a list ends: what lies beyond is about something else. */
export const RELEVANCE = {
  /**
   * A listing is about a concept from this strength on: more than one mention in its description. What was
   * said vaguely, or only meant along, must be met the more clearly: strength times clarity counts.
   */
  about: 0.25,
  /** It touches what was only meant along with the words from this strength on. */
  touches: 0.2,
  /** A word tells what a listing is from this field on; in a description it says little alone. */
  telling: FIELD_WEIGHTS.location,
  /** So many half-hints of different things asked for are as good as one that tells. */
  hints: 2,
  /** Where fewer than these are about what was asked for, those that touch it are shown as well. */
  few: 10,
} as const

/** Factors for what was asked for beside the need itself. */
export const INTENT = {
  otherKind: 0.45,
  namedPrice: 1.15,
  otherPrice: 0.6,
  /** Dearer than "cheap", by the steps: only what is affordable and far off the subject stands lower. */
  dearer: [0.3, 0.12],
  notOnline: 0.45,
  /** Step-free access was asked for: places that have it come before what is online or sent. */
  notAPlace: 0.3,
  otherGroup: 0.9,
  /** A price was stated, and the listing does not say what it costs. */
  unknownPrice: 0.6,
  /** For each must that is not kept, where nothing keeps to all of them. */
  brokenMust: 0.6,
} as const

/**
 * A made-up listing beside real ones: whoever brings a catalogue of their own should find it first, and a
 * visitor should not be led to what cannot be booked. Half, so that a real listing that is half as good
 * leads; on a site that has the sample alone it changes nothing.
 */
export const SAMPLE_YIELDS = 0.5
/** A real listing that its guests rated below this (damped: by many of them) does not lead the made-up ones either. */
const POORLY_RATED = 3

/** What a listing counts of what it is worth: half where it is made up or poorly rated. */
export function yieldOf(isSample: boolean, damped: number): number {
  return isSample || damped < POORLY_RATED ? SAMPLE_YIELDS : 1
}

/** So many of the needs that two listings share are told: the strongest say why they are alike, thirty say nothing. */
export const SHARED_NEEDS_SHOWN = 5

/** Rating counts for up to a seventh; one enthusiast does not outrank five hundred guests. */
export function qualityFactor(rating: number | null, reviews: number): number {
  return dampedFactor(((rating ?? 4.2) * reviews + 4.2 * 20) / (reviews + 20))
}

/** The same for a rating that is damped already. */
export function dampedFactor(damped: number): number {
  return 0.3 + 0.7 * (damped / 5)
}

/** What a price band is worth where some were asked for; none known is as good as another one. */
export function bandFactor(asked: readonly PriceBand[], band: PriceBand | null): number {
  if (asked.length === 0) return 1
  if (band === null) return INTENT.otherPrice
  if (asked.includes(band)) return INTENT.namedPrice
  const dearest = Math.max(...asked.map((each) => PRICE_BANDS.indexOf(each)))
  return INTENT.dearer[PRICE_BANDS.indexOf(band) - dearest - 1] ?? INTENT.otherPrice
}

/** Rarity of a word among `total` listings of which `holding` have it, 1 for a middling one. */
export function rarityOf(holding: number, total: number): number {
  return Math.log(1 + (total - holding + 0.5) / (holding + 0.5)) / 3
}
