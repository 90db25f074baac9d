import type { PriceRange } from '../money/money.ts'
import type { Duration, Parsed } from './circumstances.ts'

/** What of a need a total bears on. */
type Priced = {
  totalMinor: number | null
  maxMinor: number | null
  maxPer: PriceRange['per']
  duration: Parsed<Duration> | null
}

const NIGHTS: Record<Duration['unit'], number> = { minute: 0, hour: 0, day: 1, week: 7, month: 30 }
const WHOLE = 100

/** How many nights a length of stay has, its days counted as nights; null for none, or for a most. */
export function nightsOf(duration: Parsed<Duration> | null): number | null {
  return duration && !duration.value.isMost
    ? duration.value.count * NIGHTS[duration.value.unit] || null
    : null
}

/** "5 days in May and $900", "4 Tage und 500 Euro"; a mere comma ("two weeks, 150 dollars") may begin a plan's budget. */
const BESIDE =
  /^ [^.;?!]{0,30}\b(?:and|with|plus|y|con|und|mit|et|avec) (?:(?:about|only|around|unos|solo|rund|nur|environ|un) )?$/

/**
 * Whether a bare sum stands beside a length of stay and so is what somebody has for all of it. "Under $200" is a limit
 * on a price as listings name it.
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
  return after !== undefined && at >= 0 && BESIDE.test(after.slice(0, at))
}

/**
 * A need whose total is shared out over its nights: a night may cost so much, in whole units as people say it. Where
 * no total or no length was said, the same need.
 */
export function sharedOut<N extends Priced>(need: N): N {
  const nights = nightsOf(need.duration)
  if (!need.totalMinor || nights === null) return need
  const share = need.totalMinor / nights
  const maxMinor = share < WHOLE ? Math.floor(share) : Math.floor(share / WHOLE) * WHOLE
  return { ...need, maxMinor, maxPer: 'night' }
}

/** What a stay of its length costs at a price of the need; null where no total was said, or it is not sold by the night. */
export function stayTotal(
  need: Priced,
  amount: { minor: number; per: string } | null,
): number | null {
  const nights = nightsOf(need.duration)
  return need.totalMinor === null || nights === null || amount?.per !== 'night'
    ? null
    : nights * amount.minor
}
