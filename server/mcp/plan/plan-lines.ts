import { z } from 'zod'
import type { Line } from '#assistant/find/plan/lines.ts'
import { partOf } from '#assistant/find/plan/lines.ts'
import { CURRENCY } from '#assistant/find/plan/options.ts'
import { needFor } from '#assistant/find/plan/plan-search.ts'
import type { Trip } from '#assistant/find/plan/trip.ts'
import type { Need } from '#domain/need/need.ts'
import { dateOfDay } from '#domain/plan/itinerary.ts'
import type { McpDeps } from '../deps.ts'
import { urlOf } from '../listing-lines.ts'
import { listed } from '../schemas.ts'
import { limitStatuses } from '../stated-limits.ts'
import type { PlanRequest } from './plan-request.ts'

export const sum = z.object({
  minor: z.int().describe("In the currency's minor unit (cents)."),
  currency: z.string(),
})

export const planLine = listed.extend({
  count: z.int().describe('Units that are counted: nights, people or months, else one.'),
  price: sum.describe('For the whole party: the price of the listing by "count".'),
  runningTotal: sum.describe('Of this line and all before it.'),
  limits: limitStatuses,
  notKnown: z.array(z.string()).describe('What the person has to ask the provider.'),
})

export type PlanLine = z.infer<typeof planLine>

export const toSum = (minor: number) => ({ minor, currency: CURRENCY })

/** The lines of a plan in the order of the trip, with their part of it. */
export function toPlanLines(
  lines: readonly Line[],
  { scope, trip, limitsOf }: PlanRequest,
  deps: McpDeps,
): { line: Line; item: PlanLine }[] {
  const hasStay = lines.some((line) => partOf(line) === 'stay')
  let total = 0
  return lines.map((line) => {
    const { candidate } = line.option.fit
    total += line.option.subtotalMinor
    const limits = limitsOf(needOfLine(line, scope.wanted, hasStay))
      .filter(({ limit }) => isOfLine(limit, line))
      .map(({ limit, label, statusOf }) => ({
        limit,
        label,
        status: toStatus(statusOf(candidate)),
      }))
    const item = {
      listing: listed.shape.listing.parse(candidate),
      url: urlOf(deps, candidate),
      count: line.option.count,
      price: toSum(line.option.subtotalMinor),
      runningTotal: toSum(total),
      limits,
      notKnown: [
        ...limits.filter(({ status }) => status === 'not stated').map(({ label }) => label),
        ...openQuestions(line, trip),
      ],
    }
    return { line, item }
  })
}

/** A listing that breaks a limit is in no plan. */
function toStatus(status: 'met' | 'not stated' | 'broken'): 'met' | 'not stated' {
  if (status === 'broken') throw new Error('a listing of the plan breaks a limit')
  return status
}

/** The place of a trip is that of its stay; activities are near it. */
function needOfLine({ option: { contentType } }: Line, wanted: Need, hasStay: boolean): Need {
  const need = needFor(contentType, wanted)
  return hasStay && contentType !== 'escape' ? { ...need, place: null } : need
}

/** Whether a limit says something about one line: the budget is for all, and a product has no dates. */
function isOfLine(limit: string, { option: { contentType } }: Line): boolean {
  if (limit === 'price') return false
  return contentType !== 'essential' || !['dates', 'party'].includes(limit)
}

function openQuestions({ option, day }: Line, trip: Trip): string[] {
  const { amount, schedule, contentType } = option.fit.candidate
  const date = day === null ? null : dateOfDay(trip, day)
  const isShared = amount?.per === 'session' || amount?.per === 'programme'
  return [
    ...(contentType === 'escape' && option.count < trip.days && amount?.per === 'night'
      ? [
          `the price of ${trip.days - option.count} of the ${trip.days} nights: they are not counted`,
        ]
      : []),
    ...(trip.people > 1 && isShared ? [`whether one price is for all ${trip.people}`] : []),
    ...(contentType === 'escape' && trip.start ? ['whether it is free on these nights'] : []),
    ...(schedule ? [`how many of its ${schedule.seats} seats are free`] : []),
    ...(date && !schedule && contentType !== 'essential'
      ? [`whether it takes place on ${date}`]
      : []),
  ]
}
