import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import type { Act, Measure, Order } from './act.ts'
import { isPrice } from './need/topical.ts'
import { phrasePattern } from './phrases/pattern.ts'
import { PLAN } from './plan-request.ts'

const CHEAPEST = phrasePattern('cheapest')
export const DEAREST = phrasePattern('dearest')
const BEST_RATED = phrasePattern('bestRated')
const ORDERS: readonly (readonly [RegExp, Order])[] = [
  [phrasePattern('topPrice'), 'price'],
  [DEAREST, 'dearest'],
  [phrasePattern('topRated'), 'rating'],
  [phrasePattern('topPopular'), 'popular'],
]
const OF_ALL = phrasePattern('ofAll')
const OF_THESE =
  /\b(?:of|between|from|among) (?:these|those|them|the two|both)\b|\bde (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s dos)\b|\bdavon\b|\bvon (?:denen|diesen|beiden)\b|\b(?:parmi|dentre) (?:ceux|celles|eux|elles|les deux)\b|\bde c(?:eux|elles)\b/

/** "The cheapest retreat" is looked for in everything, unless one of those on show is meant. */
export function parseOrderRequest(
  plain: string,
  need: Need,
  list: readonly Candidate[],
): Act | null {
  const by = ORDERS.find(([words]) => words.test(plain))?.[1]
  if (!by || PLAN.test(plain) || OF_THESE.test(plain)) return null
  // "Cara" is dear and a face: what is read from it counts for nothing.
  const isMatter = by !== 'dearest' && !need.concepts.every(isPrice)
  const isNamed = need.contentTypes.length > 0 || need.place !== null || isMatter
  if (list.length <= 1 || isNamed || OF_ALL.test(plain)) return { kind: 'top', by }
  const isBare = plain.split(' ').length <= 4
  return isBare ? { kind: 'compare', by: by === 'popular' ? 'rating' : by, about: [...list] } : null
}

/** The words of a folded text that say what is first by, and of what. */
export function orderWords(plain: string): string[] {
  return [...ORDERS.map(([words]) => words), OF_ALL].flatMap(
    (words) => words.exec(plain)?.[0].split(' ') ?? [],
  )
}

/** What listings are to be compared by in a folded text; null where no figure is named. */
export function parseMeasure(plain: string): Measure | null {
  if (DEAREST.test(plain)) return 'dearest'
  if (CHEAPEST.test(plain)) return 'price'
  return BEST_RATED.test(plain) ? 'rating' : null
}
