import { nextOccurrences, type Occurrence, type Schedule } from '../availability/schedule.ts'
import { wallTime } from '../place/time-zone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The furthest that any clock is ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS
/** How far back a date that has passed still has a page, and how far ahead one is announced. */
const KEPT_DAYS = 1096
const ANNOUNCED_DAYS = 366

/** The occurrence that begins on a day ("2026-12-24") of the schedule's own calendar; null when none does. */
export function occurrenceOn(schedule: Schedule, day: string, now: Date): Occurrence | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const ahead = (midnight - now.getTime()) / DAY_MS
  if (!(ahead > -KEPT_DAYS && ahead < ANNOUNCED_DAYS)) return null
  const before = new Date(midnight - FURTHEST_AHEAD_MS - 1)
  const near = nextOccurrences(schedule, before, 3)
  return near.find(({ start }) => localDay(start, schedule.timeZone) === day) ?? null
}

export type DatedEvent = {
  /** The category that its address names. */
  category: string
  schedule: Schedule
  occurrence: Occurrence
  /** Day of the occurrence in its own calendar. */
  on: string
  state: EventState
  /** The dates to come. */
  following: Occurrence[]
}

const FOLLOWING = 4

/** The event of a listing on a day, or its next one; null when it has no dates or none on that day. */
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

/** The calendar day at a place, as an address names it: "2026-12-24". */
export function localDay(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** Schedules say "Online" instead of a place. */
export function isOnline({ place }: Pick<Schedule, 'place'>): boolean {
  return place.trim().toLowerCase() === 'online'
}
