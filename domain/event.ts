import type { Listing } from './listing.ts'
import { nextOccurrences, type Occurrence, type Schedule } from './schedule.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The furthest that any clock is ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS
/** How far back a date that has passed still has a page, and how far ahead one is announced. */
const KEPT_DAYS = 1096
const ANNOUNCED_DAYS = 366

type Scheduled = { schedule: Schedule | null }
export type Upcoming<T> = { item: T; occurrence: Occurrence }

/** What a list of dates needs of a listing. */
export type DatedListing = Scheduled &
  Pick<Listing, 'id' | 'slug' | 'title' | 'categories' | 'location' | 'price' | 'words'>

/**
 * The next retreats and events, soonest first: one a day, the longest of that day, as far as there
 * are enough. What meets every week is a class: it comes in only when there are too few events.
 */
export function upcomingEvents<T extends Scheduled>(
  items: readonly T[],
  now: Date,
  limit: number,
): Upcoming<T>[] {
  const dated = items.flatMap((item) => {
    const [occurrence] = item.schedule ? nextOccurrences(item.schedule, now, 1) : []
    return occurrence ? [{ item, occurrence }] : []
  })
  const soonest = dated.sort((a, b) => a.occurrence.start.getTime() - b.occurrence.start.getTime())
  const events = soonest.filter(({ item }) => !isWeekly(item.schedule))
  const classes = soonest.filter(({ item }) => isWeekly(item.schedule))
  const chosen = new Set(
    [...new Set([...longestOfEachDay(events), ...events, ...classes])].slice(0, limit),
  )
  return soonest.filter((upcoming) => chosen.has(upcoming))
}

function longestOfEachDay<T extends Scheduled>(events: readonly Upcoming<T>[]): Upcoming<T>[] {
  const byDay = new Map<string, Upcoming<T>>()
  for (const event of events) {
    const day = localDay(event.occurrence.start, event.item.schedule?.timeZone ?? 'UTC')
    const known = byDay.get(day)
    if (!known || lengthOf(event) > lengthOf(known)) byDay.set(day, event)
  }
  return [...byDay.values()]
}

const lengthOf = ({ occurrence: { start, end } }: Upcoming<unknown>) =>
  end.getTime() - start.getTime()

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
  listing: Scheduled & { categories: readonly string[] },
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

const calendars = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at a place, as an address names it: "2026-12-24". */
export function localDay(instant: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    calendarIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return [parts['year']?.padStart(4, '0'), parts['month'], parts['day']].join('-')
}

/** Made once for each zone: that takes a hundred times as long as to read it. */
function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, format)
  return format
}

/** Schedules say "Online" instead of a place. */
export function isOnline({ place }: Pick<Schedule, 'place'>): boolean {
  return place.trim().toLowerCase() === 'online'
}

function isWeekly(schedule: Schedule | null): boolean {
  return schedule?.repeat.every === 'week' && schedule.repeat.interval === 1
}
