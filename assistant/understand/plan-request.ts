import { namesSlot, requestsCheaper, requestsSwap } from '#domain/chat/plan-swap.ts'
import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { isPrice } from './need/topical.ts'
import { phrasePattern } from './phrases/pattern.ts'

export const PLAN = phrasePattern('plan')

/** Whether a turn replaces a part of the plan ("swap the app"); "change the budget" does not. */
export function isSwap(plain: string, shown: readonly Candidate[]): boolean {
  return (
    (requestsSwap(plain) || requestsCheaper(plain)) &&
    (namesSlot(plain) || shown.some(({ title }) => plain.includes(fold(title))))
  )
}

/** Whether a turn only finds the plan too expensive, without a sum or another wish. */
export function isCheaperPlan(plain: string, { maxMinor, contentTypes, asked }: Need): boolean {
  const isBare = contentTypes.length === 0 && asked.every(({ name }) => isPrice(name))
  return requestsCheaper(plain) && maxMinor === null && isBare
}

/**
 * Whether a need only changes a constraint of the plan: "make it 50 dollars", "without apps", "three days instead",
 * "in Europe", "with my sister too".
 */
export function isNewLimit(need: Need): boolean {
  const { maxMinor, avoided, contentTypes, asked, inPerson, petFriendly, wheelchair } = need
  const { duration, party, company, place } = need
  const isBare = asked.every(
    ({ name, said }) => isPrice(name) || isCircumstance(name) || said === '',
  )
  const isLimit = maxMinor !== null || avoided.length > 0 || inPerson || petFriendly || wheelchair
  const isCircumscribed = duration !== null || party !== null || company !== null || place !== null
  return (isLimit || isCircumscribed) && contentTypes.length === 0 && isBare
}

/** Concepts that a length of stay or the company of a trip imply. */
function isCircumstance(name: ConceptName): boolean {
  const { group } = CONCEPTS[name]
  return group === 'people' || name === 'weekend'
}

/** Matches a request for the total of a plan at the start of a folded text. */
export const TOTAL =
  /^(?:and |so |y |und |et )?(?:what(?:s| is| does)|how much(?: is| does)?|cual es|cuanto (?:es|cuesta|suma)|was (?:ist|kostet|macht)|wie (?:viel|hoch) (?:ist|kostet)|quel est|combien (?:fait|coute))(?: \w+){0,3} ?(?:total|sum|cost|gesamt\w*|summe|insgesamt|alles|todo|tout)\b/

/**
 * Whether a turn requests a plan; a duration and a price without a kind do ("two weeks, 150
 * dollars, no travel").
 */
export function isPlan(plain: string, { duration, maxMinor, maxPer, contentTypes }: Need): boolean {
  // A price per night is about a stay, even as the share of a total.
  const isSpan =
    duration !== null &&
    maxPer !== 'night' &&
    (duration.value.unit === 'week' || duration.value.unit === 'month')
  return PLAN.test(plain) || (isSpan && maxMinor !== null && contentTypes.length === 0)
}
