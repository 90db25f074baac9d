import type { Listing } from './listing.ts'
import { nextOccurrences, type Occurrence, type Schedule, wallTime } from './schedule.ts'

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
  return createCalendar(items).upcoming(now, limit)
}

/** Everything with dates, by the next of each. */
export type Calendar<T> = {
  /** As `upcomingEvents`, of those alone that are asked for. */
  upcoming: (now: Date, limit: number, isAsked?: (item: T) => boolean) => Upcoming<T>[]
}

type Entry<T> = Upcoming<T> & { place: number }

/** To be asked again and again: each schedule is read once, and then whenever its next date has begun. */
export function createCalendar<T extends Scheduled>(items: readonly T[]): Calendar<T> {
  let soonest: readonly Entry<T>[] = []
  let readAt = Number.POSITIVE_INFINITY

  function read(now: Date): void {
    const isLater = now.getTime() >= readAt
    readAt = now.getTime()
    const isBegun = ({ occurrence }: Entry<T>) => occurrence.start <= now
    const [next] = soonest
    if (isLater && !(next && isBegun(next))) return
    const entries = isLater
      ? soonest.flatMap((entry) => (isBegun(entry) ? entryOf(entry.item, entry.place, now) : entry))
      : items.flatMap((item, place) => entryOf(item, place, now))
    soonest = entries.sort(bySoonest)
  }

  return {
    upcoming(now, limit, isAsked) {
      read(now)
      const asked = isAsked ? soonest.filter(({ item }) => isAsked(item)) : soonest
      return choose(asked, limit).map(({ item, occurrence }) => ({ item, occurrence }))
    },
  }
}

function entryOf<T extends Scheduled>(item: T, place: number, now: Date): Entry<T>[] {
  const [occurrence] = item.schedule ? nextOccurrences(item.schedule, now, 1) : []
  return occurrence ? [{ item, occurrence, place }] : []
}

const bySoonest = (a: Entry<unknown>, b: Entry<unknown>) =>
  a.occurrence.start.getTime() - b.occurrence.start.getTime() || a.place - b.place

function choose<T extends Scheduled>(soonest: readonly Entry<T>[], limit: number): Entry<T>[] {
  const chosen = new Set(longestOfEachDay(soonest, limit))
  const isEvent = ({ item }: Entry<T>) => !isWeekly(item.schedule)
  for (const isNext of [isEvent, () => true]) {
    for (const entry of soonest) {
      if (chosen.size >= limit) break
      if (isNext(entry)) chosen.add(entry)
    }
  }
  return [...chosen].sort(bySoonest)
}

/** A day's last event begins within this time of its first, wherever they are: 24 hours, and 26 between clocks. */
const DAY_SPAN_MS = 51 * HOUR_MS

/** Of as many days as there are, up to a number of them. */
function longestOfEachDay<T extends Scheduled>(soonest: readonly Entry<T>[], days: number) {
  const byDay = new Map<string, Entry<T>>()
  let end = Number.POSITIVE_INFINITY
  for (const entry of soonest) {
    const { start } = entry.occurrence
    if (start.getTime() > end) break
    if (isWeekly(entry.item.schedule)) continue
    const day = localDay(start, entry.item.schedule?.timeZone ?? 'UTC')
    const known = byDay.get(day)
    if (!known && byDay.size >= days) continue
    if (!known || lengthOf(entry) > lengthOf(known)) byDay.set(day, entry)
    if (byDay.size >= days) end = Math.min(end, start.getTime() + DAY_SPAN_MS)
  }
  return byDay.values()
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

/** The calendar day at a place, as an address names it: "2026-12-24". */
export function localDay(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** Schedules say "Online" instead of a place. */
export function isOnline({ place }: Pick<Schedule, 'place'>): boolean {
  return place.trim().toLowerCase() === 'online'
}

function isWeekly(schedule: Schedule | null): boolean {
  return schedule?.repeat.every === 'week' && schedule.repeat.interval === 1
}
