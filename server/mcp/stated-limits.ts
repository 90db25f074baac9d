import { z } from 'zod'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { nextOccurrences, type Schedule } from '#domain/availability/schedule.ts'
import { localDay } from '#domain/listing/event.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { conditionKey } from '#domain/need/conditions/condition.ts'
import { conditionVerdict } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { isLimit, type NeedPart, needParts } from '#domain/need/need-parts.ts'
import { toInstant } from '#domain/place/time-zone.ts'
import type { SearchInput } from './schemas.ts'

const LIMIT_STATUSES = ['met', 'not stated'] as const

/** How one listing relates to each limit. */
export const limitStatuses = z
  .array(z.object({ limit: z.string(), label: z.string(), status: z.enum(LIMIT_STATUSES) }))
  .describe(
    'No limit is broken. "not stated": the listing gives no fact, so ask the provider. An exclusion is met when the listing mentions nothing of it.',
  )

type Status = (typeof LIMIT_STATUSES)[number]

/** One limit of a search, and how a listing that was found relates to it. */
export type StatedLimit = {
  limit: string
  label: string
  /** "broken" excludes the listing. */
  statusOf: (candidate: Candidate) => Status | 'broken'
}

const CURRENCY = 'USD'

type DateAndRating = Pick<SearchInput, 'from' | 'to' | 'minRating'>

/** The limits of a need, and those that are only given as fields: dates and a rating. */
export function statedLimits(need: Need, input: DateAndRating, now: Date): StatedLimit[] {
  const ofNeed = needParts(need)
    .filter(isLimit)
    .map((part) => ({
      limit: part.kind === 'condition' ? conditionKey(part.value) : part.kind,
      label: partLabel(part),
      statusOf: (candidate: Candidate) => statusOf(part, need, candidate),
    }))
  return [...ofNeed, ...dateLimits(input, now), ...ratingLimits(input)]
}

/** What was read from the words and fields, for the client. */
export function parsedParts(need: Need, limits: readonly StatedLimit[]) {
  const preferences = needParts(need)
    .filter((part) => !isLimit(part))
    .map((part) => ({ part: part.kind as string, label: partLabel(part), isLimit: false }))
  return [
    ...preferences,
    ...limits.map(({ limit, label }) => ({ part: limit, label, isLimit: true })),
  ]
}

function partLabel(part: NeedPart): string {
  return needPartLabel(part, (minor) => formatMoney(minor, CURRENCY))
}

/** The search returns only listings that break no limit; this tells which of them a listing proves. */
function statusOf(part: NeedPart, need: Need, candidate: Candidate): Status | 'broken' {
  switch (part.kind) {
    case 'price': {
      const { amount } = candidate
      const isComparable =
        amount?.currency === CURRENCY && (need.maxPer === null || amount.per === need.maxPer)
      return isComparable ? 'met' : 'not stated'
    }
    case 'withoutPets':
      return 'not stated'
    case 'elsewhere':
      return candidate.location || candidate.country ? 'met' : 'not stated'
    case 'condition':
      return conditionVerdict(part.value, candidate) === 'met' ? 'met' : 'not stated'
    default:
      return 'met'
  }
}

function ratingLimits({ minRating }: DateAndRating): StatedLimit[] {
  if (!minRating) return []
  return [
    {
      limit: 'rating',
      label: `rated ${minRating} or more`,
      statusOf: ({ rating }) => (rating !== null && rating >= minRating ? 'met' : 'broken'),
    },
  ]
}

function dateLimits({ from, to }: DateAndRating, now: Date): StatedLimit[] {
  if (!from && !to) return []
  const label = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
  return [
    {
      limit: 'dates',
      label,
      statusOf: ({ schedule }) =>
        schedule ? dateStatus(schedule, { from, to }, now) : 'not stated',
    },
  ]
}

/** Whether a date of the schedule begins on one of the days, by the time of its place. */
function dateStatus(schedule: Schedule, { from, to }: DateAndRating, now: Date): 'met' | 'broken' {
  const first = from ? toInstant(Date.parse(`${from}T00:00Z`), schedule.timeZone) - 1 : 0
  const after = new Date(Math.max(now.getTime(), first))
  const [next] = nextOccurrences(schedule, after, 1)
  if (!next) return 'broken'
  return to === undefined || localDay(next.start, schedule.timeZone) <= to ? 'met' : 'broken'
}
