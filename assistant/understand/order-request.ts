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
export const OF_THESE =
  /\b(?:of|between|from|among) (?:these|those|them|the two|both)\b|\bde (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s dos)\b|\bdavon\b|\bvon (?:denen|diesen|beiden)\b|\b(?:parmi|dentre) (?:ceux|celles|eux|elles|les deux)\b|\bde c(?:eux|elles)\b/

/**
 * Returns the act for a sort order ("the cheapest retreat"): over the whole catalogue, or a
 * comparison if the listings shown are meant; null if there is none.
 */
export function parseOrderRequest(
  plain: string,
  need: Need,
  list: readonly Candidate[],
): Act | null {
  const by = ORDERS.find(([words]) => words.test(plain))?.[1]
  if (!by || PLAN.test(plain) || OF_THESE.test(plain)) return null
  // Spanish "cara" means dear and face, so concepts parsed from it are ignored.
  const isMatter = by !== 'dearest' && !need.concepts.every(isPrice)
  const isNamed = need.contentTypes.length > 0 || need.place !== null || isMatter
  if (list.length <= 1 || isNamed || OF_ALL.test(plain)) return { kind: 'top', by }
  const isBare = plain.split(' ').length <= 4
  return isBare ? { kind: 'compare', by: by === 'popular' ? 'rating' : by, about: [...list] } : null
}

const SORTED: readonly (readonly [RegExp, Order])[] = [
  [/^(?:precio|preis|price|costs?|prix|kosten|coste|tarif)$/, 'price'],
  [
    /^(?:rating|ratings|reviews?|stars?|valoracion|puntuacion|bewertung|bewertungen|note|notes|avis)$/,
    'rating',
  ],
  [/^(?:popularity|popularidad|beliebtheit|popularite)$/, 'popular'],
]
const SORT =
  /^(?:(?:please|can you|could you|bitte|por favor|puedes|peux tu|kannst du|now|ok) )*(?:sort|order|rank|ordena\w*|clasifica\w*|sortier\w*|trie\w*|classe\w*)(?: \S+){0,3}? (?:by|por|nach|par) (?:the |el |la |dem |der |le )?(\p{L}+)/u

/** The order that a folded turn asks to sort by ("sort by price"); null for none that there is. */
export function sortingIn(plain: string): Order | null {
  const named = SORT.exec(plain)?.[1] ?? ''
  return SORTED.find(([words]) => words.test(named))?.[1] ?? null
}

/** Returns the words of a folded text that state a sort order or its scope. */
export function orderWords(plain: string): string[] {
  return [...ORDERS.map(([words]) => words), OF_ALL, SORT].flatMap(
    (words) => words.exec(plain)?.[0].split(' ') ?? [],
  )
}

/** Returns the measure of a comparison in folded text; null if none is named. */
export function parseMeasure(plain: string): Measure | null {
  if (DEAREST.test(plain)) return 'dearest'
  if (CHEAPEST.test(plain)) return 'price'
  return BEST_RATED.test(plain) ? 'rating' : null
}
