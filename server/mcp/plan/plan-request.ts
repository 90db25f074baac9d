import { catalogueReads } from '#assistant/catalogue-reads.ts'
import { type PlanScope, planScope } from '#assistant/find/plan/plan-search.ts'
import { type Trip, tripOf } from '#assistant/find/plan/trip.ts'
import { parseDatedNeed } from '#assistant/understand/dates/stated-dates.ts'
import { NO_WISHES, type Wishes, withTurn } from '#assistant/understand/need/wishes.ts'
import { withoutPlanWord } from '#assistant/understand/plan-request.ts'
import { normalised } from '#assistant/understand/text/normalise.ts'
import { readConditions } from '#domain/care/caution.ts'
import { isRisky } from '#domain/care/risk.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { mergeConditions } from '#domain/need/conditions/condition.ts'
import type { Need } from '#domain/need/need.ts'
import { nightsOf, peopleIn } from '#domain/need/need-total.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import { dateOfDay, TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from '#domain/plan/itinerary.ts'
import { type McpDeps, nowOf } from '../deps.ts'
import { withFields } from '../need-of.ts'
import { type StatedLimit, statedLimits } from '../stated-limits.ts'
import { type PlanInput, TOO_LONG, TOO_MANY } from './plan-input.ts'

const DAY_MS = 86_400_000
/** A day is not past while it lasts anywhere. */
const LAST_CLOCK_MS = DAY_MS / 2
const MINOR = 100

/** Everything that a plan is made from. */
export type PlanRequest = {
  scope: PlanScope
  trip: Trip
  /** The limits for listings of a need on the days of the trip. */
  limitsOf: (need: Need) => StatedLimit[]
}

/** Parses a plan from its words, then applies its fields; a message for the model where that fails. */
export function planRequest(input: PlanInput, deps: McpDeps): PlanRequest | { problem: string } {
  const now = nowOf(deps)
  const days = daysGiven(input, now)
  if (typeof days === 'string') return { problem: days }
  const vocabulary = deps.search.vocabulary()
  const text = normalised(input.query)
  const own = parseDatedNeed(withoutPlanWord(text), (words) => parseNeed(words, vocabulary))
  const worded = withTurn(NO_WISHES, { text, need: own, act: { kind: 'plan' }, shown: [] })
  const read = withFields(worded.need, input, vocabulary)
  if ('unknownPlaces' in read)
    return {
      problem: `These places are not known: ${read.unknownPlaces.join(', ')}. Give a country, a region or a town.`,
    }
  const need = withTripFields(read.need, { ...input, days })
  if ((nightsOf(need.duration) ?? 0) > TRIP_DAYS_LIMIT) return { problem: TOO_LONG }
  if (peopleIn(need) > TRIP_PEOPLE_LIMIT) return { problem: TOO_MANY }
  const trip = { ...tripOf(need, need, null, { text, now, timeZone: 'UTC' }) }
  if (input.from) trip.start = input.from
  const from = trip.start ?? undefined
  const to = dateOfDay(trip, trip.days) ?? undefined
  const limitsOf = (each: Need) => statedLimits(each, { from, to, minRating: input.minRating }, now)
  const isBroken = barredBy(limitsOf(need), trip.people)
  const conditions = readConditions(input.query)
  const around = {
    ...catalogueReads(deps.catalogue),
    search: deps.search,
    now,
    country: input.country ?? null,
    assistant: deps.name,
    signal: new AbortController().signal,
  }
  const wishes = withKinds({ ...worded, need, withPet: need.petFriendly }, input)
  const scope = planScope(
    wishes,
    around,
    trip.days,
    ({ candidate }) => isRisky(candidate, conditions) || isBroken(candidate),
  )
  return { scope, trip, limitsOf }
}

/** The length by the fields; null where they state none, a message where they contradict each other. */
function daysGiven({ days, from, to }: PlanInput, now: Date): number | null | string {
  if (from && from < new Date(now.getTime() - LAST_CLOCK_MS).toISOString().slice(0, 10))
    return 'The day of "from" is past.'
  if (!to) return days ?? null
  if (!from) return '"to" needs "from".'
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (length < 1) return '"to" must not be before "from".'
  if (days !== undefined && days !== length)
    return `From ${from} to ${to} are ${length} days, not ${days}. Give one of both.`
  return length > TRIP_DAYS_LIMIT ? TOO_LONG : length
}

type TripFields = Pick<PlanInput, 'people' | 'budget'> & { days: number | null }

/** The need with length, party and budget of the fields, in place of those of the words. */
function withTripFields(need: Need, { days, people, budget }: TripFields): Need {
  const length = days === null ? [] : [{ kind: 'days', least: days, most: days, said: '' } as const]
  return {
    ...need,
    ...(days !== null && { duration: { value: { count: days, unit: 'day' }, said: '' } }),
    ...(people !== undefined && { party: { value: people, said: '' }, company: null }),
    ...(budget !== undefined && {
      ...{ minMinor: null, maxMinor: null, maxPer: null, currency: null },
      totalMinor: Math.round(budget * MINOR),
    }),
    conditions: mergeConditions(need.conditions, length),
  }
}

function withKinds(wishes: Wishes, { contentTypes }: PlanInput): Wishes {
  if (!contentTypes?.length) return wishes
  return {
    ...wishes,
    need: { ...wishes.need, contentTypes: [] },
    withoutKinds: CONTENT_TYPES.filter((kind) => !contentTypes.includes(kind)),
  }
}

/** Whether a listing breaks a limit that the search does not evaluate, or is too small for the party. */
function barredBy(limits: readonly StatedLimit[], people: number) {
  return (candidate: Candidate): boolean => {
    const { contentType, sleeps, schedule } = candidate
    const beds = contentType === 'escape' ? (sleeps ?? people) : people
    return (
      Math.min(beds, schedule?.seats ?? people) < people ||
      limits.some(({ statusOf }) => statusOf(candidate) === 'broken')
    )
  }
}
