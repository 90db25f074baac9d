import { nextOccurrences, type Occurrence, type Schedule } from '../availability/schedule.ts'
import { wallTime } from '../place/time-zone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The largest UTC offset. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS
/** Days for which a past date keeps its page, and for which a future one is announced. */
const PAST_DAYS = 1096
const ANNOUNCED_DAYS = 366

/** The occurrence on a local day ("2026-12-24") of the schedule; null when there is none. */
export function occurrenceOn(schedule: Schedule, day: string, now: Date): Occurrence | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const ahead = (midnight - now.getTime()) / DAY_MS
  if (!(ahead > -PAST_DAYS && ahead < ANNOUNCED_DAYS)) return null
  const before = new Date(midnight - FURTHEST_AHEAD_MS - 1)
  const near = nextOccurrences(schedule, before, 3)
  return near.find(({ start }) => localDay(start, schedule.timeZone) === day) ?? null
}

export type DatedEvent = {
  /** The category in its address. */
  category: string
  schedule: Schedule
  occurrence: Occurrence
  /** Local day of the occurrence. */
  on: string
  state: EventState
  /** Upcoming dates. */
  following: Occurrence[]
}

const FOLLOWING = 4

/** The event of a listing on a day, or its next one; null without dates or without one on that day. */
export function eventOf(
  listing: { schedule: Schedule | null; categories: readonly string[] },
  day: string | null,
  now: Date,
): DatedEvent | null {
  const { schedule } = listing
  const [category] = listing.categories
  if (!schedule || !category) return null
  const following = nextOccurrences(schedule, now, FOLLOWING)
  const occurrence = day === null ? following[0] : occurrenceOn(schedule, day, now)
  if (!occurrence) return null
  const on = localDay(occurrence.start, schedule.timeZone)
  return { category, schedule, occurrence, on, state: eventState(occurrence, now), following }
}

export type EventState = 'upcoming' | 'running' | 'past'

export function eventState({ start, end }: Occurrence, now: Date): EventState {
  if (end <= now) return 'past'
  return start <= now ? 'running' : 'upcoming'
}

/** The local day at a place, as in addresses: "2026-12-24". */
export function localDay(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** Schedules have "Online" instead of a place. */
export function isOnline({ place }: Pick<Schedule, 'place'>): boolean {
  return place.trim().toLowerCase() === 'online'
}
