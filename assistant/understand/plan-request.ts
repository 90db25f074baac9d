import { namesSlot, requestsCheaper, requestsSwap } from '#domain/chat/plan-swap.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { isPrice } from './need/topical.ts'
import { phrasePattern } from './phrases/pattern.ts'

export const PLAN = phrasePattern('plan')

/** "Swap the app": short, and about a part of the plan; "change the budget" is not. */
export function isSwap(plain: string, shown: readonly Candidate[]): boolean {
  return (
    (requestsSwap(plain) || requestsCheaper(plain)) &&
    (namesSlot(plain) || shown.some(({ title }) => plain.includes(fold(title))))
  )
}

/** "Make it 50 dollars", "without apps": another limit for the plan, and nothing else to look for. */
export function isNewLimit(need: Need): boolean {
  const { maxMinor, avoided, contentTypes, place, asked, inPerson, petFriendly, wheelchair } = need
  const isBare = asked.every(({ name }) => isPrice(name))
  const isLimit = maxMinor !== null || avoided.length > 0 || inPerson || petFriendly || wheelchair
  return isLimit && contentTypes.length === 0 && place === null && isBare
}

/** Asks for the sum of a plan, at the beginning of a folded text. */
export const TOTAL =
  /^(?:and |so |y |und |et )?(?:what(?:s| is| does)|how much(?: is| does)?|cual es|cuanto (?:es|cuesta|suma)|was (?:ist|kostet|macht)|wie (?:viel|hoch) (?:ist|kostet)|quel est|combien (?:fait|coute))(?: \w+){0,3} ?(?:total|sum|cost|gesamt\w*|summe|insgesamt|alles|todo|tout)\b/

/** "Two weeks, 150 dollars, no travel": a span, a sum and no single kind. */
export function isPlan(plain: string, { duration, maxMinor, maxPer, contentTypes }: Need): boolean {
  // What a night may cost is said of a stay, also as a share of its total.
  const isSpan =
    duration !== null &&
    maxPer !== 'night' &&
    (duration.value.unit === 'week' || duration.value.unit === 'month')
  return PLAN.test(plain) || (isSpan && maxMinor !== null && contentTypes.length === 0)
}
