import type { Price } from '../listing/listing.ts'
import type { PriceRange } from '../money/money.ts'
import type { Company, Duration, Parsed } from './circumstances.ts'

/** The fields of a need that a total affects. */
type Priced = {
  totalMinor: number | null
  maxMinor: number | null
  maxPer: PriceRange['per']
  duration: Parsed<Duration> | null
}

const NIGHTS: Record<Duration['unit'], number> = { minute: 0, hour: 0, day: 1, week: 7, month: 30 }
const WHOLE = 100
/** Nights of a stay in a plan without a length. */
export const USUAL_NIGHTS = 2

/** Number of nights of a duration, days counted as nights; null without one or for a maximum. */
export function nightsOf(duration: Parsed<Duration> | null): number | null {
  return duration && !duration.value.isMost
    ? duration.value.count * NIGHTS[duration.value.unit] || null
    : null
}

/**
 * "5 days in May and $900", "4 Tage und 500 Euro"; after a mere comma ("two weeks, 150 dollars")
 * the sum may be the budget of a plan.
 */
const ADJACENT =
  /^ [^.;?!]{0,30}\b(?:and|with|plus|y|con|und|mit|et|avec) (?:(?:about|only|around|unos|solo|rund|nur|environ|un) )?$/

/**
 * Whether a bare sum next to a length of stay is a total. "Under $200" limits the listed price
 * instead.
 */
export function isForStay(
  plain: string,
  duration: Parsed<Duration> | null,
  price: Pick<PriceRange, 'said' | 'per' | 'minMinor'> | null,
): boolean {
  if (nightsOf(duration) === null || !duration || !price) return false
  if (price.per !== null || price.minMinor !== null || !/^[$€£]? ?\d/.test(price.said)) return false
  const [, after] = plain.split(duration.said, 2)
  const at = after?.indexOf(price.said) ?? -1
  return after !== undefined && at >= 0 && ADJACENT.test(after.slice(0, at))
}

/**
 * Divides a total by the nights into a nightly price, in whole units, or by the people into the price of a class for
 * one. Without a total or a length, the need is unchanged.
 */
export function sharedOut<N extends Shared>(need: N): N {
  const nights = nightsOf(need.duration)
  if (!need.totalMinor) return need
  if (nights === null) {
    const isOfClass = need.contentTypes.join() === 'experience'
    return isOfClass ? { ...need, maxMinor: Math.floor(need.totalMinor / peopleIn(need)) } : need
  }
  const share = need.totalMinor / nights
  const maxMinor = share < WHOLE ? Math.floor(share) : Math.floor(share / WHOLE) * WHOLE
  return { ...need, maxMinor, maxPer: 'night' }
}

/** The cost of a stay at a price; null without a total, or for a price not by the night. */
export function stayTotal(
  need: Priced,
  amount: { minor: number; per: string } | null,
): number | null {
  const nights = nightsOf(need.duration)
  return need.totalMinor === null || nights === null || amount?.per !== 'night'
    ? null
    : nights * amount.minor
}

type Counted = Priced & {
  party: Parsed<number> | null
  company: Parsed<Company> | null
  place: unknown
}

type Shared = Priced & {
  contentTypes: readonly string[]
  party: Parsed<number> | null
  company: Parsed<Company> | null
}

/** The people of a need; a couple is two, and nobody named is one. */
export function peopleIn({ party, company }: Pick<Counted, 'party' | 'company'>): number {
  return party?.value ?? (company?.value === 'couple' ? 2 : 1)
}

/**
 * Units to pay in a plan: nights of the stay, or of the usual part of it unless `isWhole`, months begun, people, else
 * one.
 */
export function unitsOf({ per }: Pick<Price, 'per'>, need: Counted, isWhole = true): number {
  const { duration, totalMinor, place } = need
  const nights = nightsOf(duration) ?? 0
  if (per === 'month') return Math.max(1, Math.ceil(nights / 31))
  if (per === 'person') return peopleIn(need)
  if (per !== 'night') return 1
  // Weeks without a place are the length of the plan, not of a stay.
  const isStay = duration?.value.unit === 'day' || totalMinor !== null || place !== null
  return isWhole && isStay && nights > 0 ? nights : Math.min(nights || USUAL_NIGHTS, USUAL_NIGHTS)
}
