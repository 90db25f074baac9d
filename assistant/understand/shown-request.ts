import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import type { Act } from './act.ts'
import { isPrice } from './need/topical.ts'
import { DEAREST, OF_THESE, parseMeasure } from './order-request.ts'
import { anyOf, phrasePattern } from './phrases/pattern.ts'
import { describedOne } from './references/described-one.ts'
import { EXISTS, isAboutListings, OF_ANY, POINTING, QUESTION } from './shown-question.ts'

const BOOK = new RegExp(
  `\\b${anyOf('book')}(?: now| please| then| for me| ahora| por favor| bitte| jetzt| sil vous plait)*[?!. ]*$`,
)
const FIRST_TWO = phrasePattern('firstTwo')
export const CHEAPER = phrasePattern('cheaper')
const WHY = new RegExp(`(?:^|\\b)${anyOf('why')}\\b`)
const TELL = phrasePattern('tell')
const COMPARE = phrasePattern('compare')

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [phrasePattern('first'), 0],
  [phrasePattern('second'), 1],
  [phrasePattern('third'), 2],
  [phrasePattern('fourth'), 3],
  [phrasePattern('last'), -1],
]

/**
 * Parses "book it" about a listing by its position or name, or the only one; null if no booking.
 */
export function parseBooking(
  plain: string,
  shown: readonly Candidate[],
  list: readonly Candidate[],
): Act | null {
  if (!BOOK.test(plain)) return null
  const pointed = pointedAt(plain, list)
  const about = pointed.length === 0 && shown.length === 1 ? [...shown] : pointed
  return about.length > 0 ? { kind: 'tell', about } : { kind: 'tellNamed', name: null }
}

/**
 * Parses a question about the listings shown or a comparison of them; null if it refers to none.
 */
export function parseShownRequest(
  plain: string,
  need: Need,
  shown: readonly Candidate[],
  list: readonly Candidate[],
): Act | null {
  if (shown.length === 0) return null
  const about = pointedAt(plain, list)
  if (WHY.test(plain)) return { kind: 'why', about: about.length > 0 ? about : [...shown] }
  if (list.length > 1 && isComparison(plain, need))
    return { kind: 'compare', by: parseMeasure(plain), about: about.length > 1 ? about : [...list] }
  if (about.length > 0 && !CHEAPER.test(plain)) return { kind: 'tell', about }
  // "Does it take dogs?" asks about the listing shown, if it is the only one.
  const isOfOne = shown.length === 1 && !namesOtherPlace(plain, need, shown)
  const isForLess = EXISTS.test(plain) && CHEAPER.test(plain)
  if (isOfOne && !isForLess && POINTING.test(plain) && QUESTION.test(plain))
    return { kind: 'tell', about: [...shown] }
  if (isAboutListings(plain, need, shown)) return { kind: 'tell', about: [...shown] }
  return null
}

const THERE = /\b(?:there|la bas|dort|alli|alla|ahi)\b/

/** "We stay in Takayama. What is there?": whether "there" is a place that the turn names, where no listing shown is. */
export function namesOtherPlace(
  plain: string,
  { place }: Pick<Need, 'place'>,
  shown: readonly Candidate[],
): boolean {
  if (place === null || !THERE.test(plain)) return false
  return shown.every(({ location }) => !fold(location ?? '').includes(fold(place.said)))
}

function isComparison(plain: string, need: Need): boolean {
  if (OF_ANY.test(plain)) return false
  // "The cheaper one of those" asks for none beyond them.
  if (CHEAPER.test(plain) && OF_THESE.test(plain)) return true
  // Spanish "cara" means dear and face, so concepts parsed from it are ignored.
  if (DEAREST.test(plain)) return need.place === null && need.contentTypes.length === 0
  return COMPARE.test(plain) && need.concepts.every(isPrice)
}

/** Returns the listings a turn refers to, by position or by name. */
export function pointedAt(plain: string, shown: readonly Candidate[]): Candidate[] {
  if (FIRST_TWO.test(plain)) return shown.slice(0, 2)
  const byPlace = ORDINALS.flatMap(([pattern, at]) =>
    pattern.test(plain) ? (shown.at(at) ?? []) : [],
  )
  if (byPlace.length > 0) return [...new Set(byPlace)]
  const byName = shown.filter(({ title }) => plain.includes(fold(title)))
  if (byName.length > 0) return byName
  const described = describedOne(plain, shown)
  if (described.length > 0) return described
  if (!TELL.test(plain)) return []
  return shown.filter(({ title, type }) =>
    [fold(title).split(' ').slice(0, 2).join(' '), `the ${fold(type)}`].some(
      (name) => name.length > 5 && plain.includes(name),
    ),
  )
}
