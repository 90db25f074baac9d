import type { ChatPartOf, PlanItem } from '#domain/chat/chat.ts'
import { categoryOf } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need/need.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import { placeName } from '#domain/place/place-name.ts'
import { TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from '#domain/plan/itinerary.ts'
import { money } from '../../facts/number-text.ts'
import { type Line, totalOf } from '../../find/plan/lines.ts'
import type { Made } from '../../find/plan/make-plan.ts'
import { CURRENCY } from '../../find/plan/options.ts'
import type { Option } from '../../find/plan/plan-choice.ts'
import { needFor } from '../../find/plan/plan-search.ts'
import { toCard } from '../cards.ts'

type Plan = ChatPartOf<'plan'>

/** The part of an answer that shows a plan. */
export function toPlanPart({ lines, alternatives, trip, budget }: Made, wanted: Need): Plan {
  const toSlot = ({ option, day, isLocked }: Line, at: number) => ({
    category: categoryOf(option.contentType),
    day,
    isLocked,
    chosen: toItem(wanted, option),
    alternatives: (alternatives[at] ?? []).map((other) => toItem(wanted, other)),
  })
  return {
    type: 'plan',
    ...trip,
    slots: lines.map(toSlot),
    totalMinor: totalOf(lines),
    currency: CURRENCY,
    budgetMinor: budget,
  }
}

function toItem(wanted: Need, { contentType, fit, count, subtotalMinor }: Option): PlanItem {
  const need = contentType === 'escape' ? wanted : ofOneDay(needFor(contentType, wanted))
  return { card: toCard(need, fit), count, subtotalMinor }
}

/** Place, dates and company of a trip are about the trip: no listing of one day is judged by them. */
function ofOneDay(need: Need): Need {
  return { ...need, place: null, duration: null, time: null, company: null, party: null }
}

/** What a plan does not cover of a length and a party that are too large for one. */
export function beyondLimits({ duration, party }: Need): string[] {
  const days = nightsOf(duration) ?? 0
  return [
    ...(days > TRIP_DAYS_LIMIT ? [m.assistant_plan_days_limit({ days: TRIP_DAYS_LIMIT })] : []),
    ...((party?.value ?? 0) > TRIP_PEOPLE_LIMIT
      ? [m.assistant_plan_people_limit({ count: TRIP_PEOPLE_LIMIT })]
      : []),
  ]
}

/** Notes on how a plan was counted: nights not covered, prices per person, and what no price states. */
export function notesOn({ slots, days, people, totalMinor }: Plan, { place }: Need): string[] {
  const stay = slots.find(({ chosen }) => chosen.card.amount?.per === 'night')?.chosen
  const hasStay = slots.some(({ category }) => category === 'escapes')
  const isPer = (...units: readonly string[]) =>
    slots.some(({ chosen }) => units.includes(chosen.card.amount?.per ?? ''))
  return [
    ...(stay && stay.count < days
      ? [m.assistant_plan_nights({ count: stay.count, nights: days })]
      : []),
    ...(people > 1
      ? [m.assistant_plan_each({ total: money(Math.ceil(totalMinor / people)) })]
      : []),
    ...(people > 1 && isPer('person') ? [m.assistant_plan_people({ count: people })] : []),
    ...(people > 1 && isPer('session', 'programme') ? [m.assistant_plan_sessions()] : []),
    ...(hasStay ? [m.assistant_plan_uncounted()] : []),
    ...(place && !hasStay ? [m.assistant_plan_no_stay({ place: placeName(place) })] : []),
  ]
}
