import ICAL from 'ical.js'
import { toInstant, wallTime } from '../place/time-zone.ts'

/**
 * The recurrence of an event, evaluated on every read, so that upcoming dates are always current. Times
 * are local to `timeZone` (IANA name).
 */
export type Schedule = {
  timeZone: string
  /** Local time of day, "HH:MM". */
  start: string
  minutes: number
  seats: number
  /** Venue as text, or "Online". */
  place: string
  repeat:
    | {
        every: 'week' /** 0 = Sunday */
        weekday: number /** every n-th week */
        interval: number /** which of the n weeks, 0-based */
        offset: number
      }
    | { every: 'month' /** 0 = Sunday */; weekday: number /** 1st to 4th, 5 = last */; nth: number }
    /** A single date (ISO day). */
    | { every: 'once'; on: string }
}

export type Occurrence = { start: Date; end: Date }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_MINUTES = 1440
const WEEK = 7
/** Days from Sunday, 28 December 1969, the anchor of every n-week interval, to 1 January 1970. */
const EPOCH_WEEKDAY = 4
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The next `count` occurrences that begin after `now`, soonest first; fewer where the dates end. */
export function nextOccurrences(schedule: Schedule, now: Date, count: number): Occurrence[] {
  const [hours = 0, minutes = 0] = schedule.start.split(':').map(Number)
  const timeOfDay = (hours * 60 + minutes) * MINUTE_MS
  const instantOf = (day: number) => toInstant(day * DAY_MS + timeOfDay, schedule.timeZone)
  const today = Math.floor(wallTime(now.getTime(), schedule.timeZone) / DAY_MS)
  const found: Occurrence[] = []
  for (const day of daysOf(schedule.repeat, today)) {
    if (found.length >= count) break
    const start = instantOf(day)
    if (start <= now.getTime()) continue
    // The last day ends by local time; only its last hours are elapsed time.
    const lastDay = instantOf(day + Math.floor(schedule.minutes / DAY_MINUTES))
    const end = lastDay + (schedule.minutes % DAY_MINUTES) * MINUTE_MS
    found.push({ start: new Date(start), end: new Date(end) })
  }
  return found
}

/** A recurrence rule (RFC 5545) and the day its expansion begins, counted from 1 January 1970. */
type Rule = { rrule: string; from: number }

/** The rule of a schedule, beginning at or shortly before a day; null without a possible day. */
function ruleOf(repeat: Schedule['repeat'], day: number): Rule | null {
  if (repeat.every === 'once') {
    const from = Date.parse(`${repeat.on}T00:00Z`) / DAY_MS
    return Number.isNaN(from) ? null : { rrule: 'FREQ=DAILY;COUNT=1', from }
  }
  const weekday = WEEKDAYS[repeat.weekday]
  if (!weekday) return null
  if (repeat.every === 'month') {
    const date = new Date(day * DAY_MS)
    const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / DAY_MS
    return { rrule: `FREQ=MONTHLY;BYDAY=${repeat.nth < 5 ? repeat.nth : -1}${weekday}`, from }
  }
  const { interval, offset } = repeat
  const week = Math.floor((day + EPOCH_WEEKDAY) / WEEK)
  const first = Math.floor(week / interval) * interval + (offset % interval)
  const from = first * WEEK - EPOCH_WEEKDAY
  return { rrule: `FREQ=WEEKLY;INTERVAL=${interval};WKST=SU;BYDAY=${weekday}`, from }
}

type Expansion = { next: () => ICAL.Time | null; days: number[] }

const expansions = new Map<string, Expansion>()
const EXPANSIONS_CACHED = 1_000

/** The days of a schedule, from shortly before `today`; equal schedules share one cached expansion. */
function* daysOf(repeat: Schedule['repeat'], today: number): Generator<number> {
  const rule = ruleOf(repeat, today)
  if (!rule) return
  const { next, days } = expansionOf(rule)
  for (let at = 0; ; at++) {
    if (at === days.length) {
      const time = next()
      if (!time) return
      days.push(Date.UTC(time.year, time.month - 1, time.day) / DAY_MS)
    }
    const day = days[at]
    if (day !== undefined) yield day
  }
}

function expansionOf({ rrule, from }: Rule): Expansion {
  const key = `${from} ${rrule}`
  const cached = expansions.get(key)
  if (cached) return cached
  const start = new Date(from * DAY_MS).toISOString().slice(0, 10)
  const iterator = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateString(start))
  const expansion = { next: () => iterator.next() ?? null, days: [] }
  if (expansions.size >= EXPANSIONS_CACHED) expansions.clear()
  expansions.set(key, expansion)
  return expansion
}
