import { MONEY } from './currency.ts'
import { PER, TRAILING } from './price-unit.ts'

const PRICE_WORD = /\b(?:budget|prices?|priced|costs?|costing|spend|pay)\b[\p{L} ]*$/u

/** Words for people before a number, which make it an age. */
const PEOPLE_BEFORE =
  /\b(?:kids?|child|children|teens?|teenagers?|boys?|girls?|babies|toddlers?|adults?|wom[ae]n|m[ae]n|people|anyone|everyone|guests|seniors?|age|aged|ages|ninos?|ninas?|hijos?|hijas?|jovenes|personas|mujeres|hombres|kind|kinder|jugendliche|frauen|manner|leute|menschen|erwachsene|enfants?|ados?|jeunes|femmes|hommes|personnes|gens|adultes?)(?: (?:who|that|are|is|of|que|son|die|der|sind|qui|ont|aged))* $/
/** Pounds may be body weight. */
const WEIGHT_BEFORE =
  /\b(?:los[et]|losing|gain(?:ed|ing)?|drop(?:ped|ping)?|shed|shedding|put on|perder|perdi|bajar)\b[\p{L} ]*$/u
const WEIGHT_AFTER = /^ (?:overweight|heavier|lighter|of weight|of fat|de peso|less than i)\b/
const LEGAL_AGES = new Set([12, 13, 14, 16, 18, 21])
const OLDEST = 99

/** The text after a match. */
export function textAfter({ 0: match, index = 0 }: RegExpMatchArray, plain: string): string {
  return plain.slice(index + match.length)
}

/**
 * "from 7 to 9" or "over 50" alone may be hours or years: a price has a currency, a unit or a word for
 * price.
 */
export function isLikelyPrice(found: RegExpMatchArray, plain: string): boolean {
  return (
    MONEY.test(found[0]) ||
    TRAILING.test(textAfter(found, plain)) ||
    PER.some(([, pattern]) => pattern.test(plain)) ||
    /^(?:between|entre|zwischen)/.test(found[0]) ||
    PRICE_WORD.test(plain.slice(0, found.index))
  )
}

/** Ages and weights, which are no prices: "kids under 12", "women between 40 and 60", "lose 20 pounds". */
export function isOther(found: RegExpMatchArray, minor: number, plain: string): boolean {
  const before = plain.slice(0, found.index)
  const rest = textAfter(found, plain)
  if (/pounds|libras/.test(found[0]) && (WEIGHT_BEFORE.test(before) || WEIGHT_AFTER.test(rest)))
    return true
  if (MONEY.test(found[0]) || TRAILING.test(rest) || PRICE_WORD.test(before)) return false
  if (/^(?:budget|spend|max)/.test(found[0])) return false
  const years = minor / 100
  return LEGAL_AGES.has(years) || (years <= OLDEST && PEOPLE_BEFORE.test(before))
}
