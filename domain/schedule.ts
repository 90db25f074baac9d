/**
 * A recurring schedule, evaluated whenever it is read, so that upcoming events are always upcoming.
 * Times are local to `timeZone` (IANA name).
 */
export type Schedule = {
  timeZone: string
  /** Local time of day, "HH:MM". */
  start: string
  minutes: number
  seats: number
  /** Where it happens: a place in words, or "Online". */
  place: string
  repeat:
    | {
        every: 'week' /** 0 = Sunday */
        weekday: number /** every n-th week */
        interval: number /** which of the n weeks, 0-based */
        offset: number
      }
    | { every: 'month' /** 0 = Sunday */; weekday: number /** 1st to 4th, 5 = last */; nth: number }
}

export type Occurrence = { start: Date; end: Date }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_MINUTES = 1440
const WEEK = 7
/** Days from Sunday, 28 December 1969, where week 0 of every schedule begins, to 1 January 1970. */
const EPOCH_WEEKDAY = 4

/** The next `count` times that begin after `now`, soonest first. */
export function nextOccurrences(schedule: Schedule, now: Date, count: number): Occurrence[] {
  const [hours = 0, minutes = 0] = schedule.start.split(':').map(Number)
  const timeOfDay = (hours * 60 + minutes) * MINUTE_MS
  const instantOf = (day: number) => toInstant(day * DAY_MS + timeOfDay, schedule.timeZone)
  const today = Math.floor(wallTime(now.getTime(), schedule.timeZone) / DAY_MS)
  const first = today + modulo(schedule.repeat.weekday - weekdayOf(today), WEEK)
  const found: Occurrence[] = []
  // The bound only matters to a schedule that no day can meet.
  for (
    let day = first;
    found.length < count && day < today + longestWait(schedule, count);
    day += WEEK
  ) {
    if (!fallsOn(schedule.repeat, day)) continue
    const start = instantOf(day)
    if (start <= now.getTime()) continue
    // A programme of several days ends by the clock on the wall; only its last hours are elapsed time.
    const lastDay = instantOf(day + Math.floor(schedule.minutes / DAY_MINUTES))
    const end = lastDay + (schedule.minutes % DAY_MINUTES) * MINUTE_MS
    found.push({ start: new Date(start), end: new Date(end) })
  }
  return found
}

function longestWait({ repeat }: Schedule, count: number): number {
  return (count + 1) * (repeat.every === 'week' ? 7 * repeat.interval : 38)
}

/** Whether the schedule meets a day, counted from 1 January 1970. */
function fallsOn(repeat: Schedule['repeat'], day: number): boolean {
  if (weekdayOf(day) !== repeat.weekday) return false
  if (repeat.every === 'week') {
    const week = Math.floor((day + EPOCH_WEEKDAY) / WEEK)
    return week % repeat.interval === repeat.offset % repeat.interval
  }
  const date = new Date(day * DAY_MS)
  if (repeat.nth < 5) return Math.ceil(date.getUTCDate() / WEEK) === repeat.nth
  return new Date((day + WEEK) * DAY_MS).getUTCMonth() !== date.getUTCMonth()
}

/** 0 = Sunday. */
const weekdayOf = (day: number) => modulo(day + EPOCH_WEEKDAY, WEEK)

const modulo = (value: number, by: number) => ((value % by) + by) % by

/** What clocks in a zone show at an instant, as milliseconds as if it were UTC. */
export function wallTime(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone)
}

/**
 * The instant at which clocks in a zone show `wall` (milliseconds as if it were UTC). A time that is
 * shown twice means the first; one that is skipped is as much later as the clocks are put forward.
 */
export function toInstant(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  const isShown = (instant: number) => wallTime(instant, timeZone) === wall
  return !isShown(before) && isShown(after) ? after : before
}

/** Whether clocks are known by that name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

type Clock = { format: Intl.DateTimeFormat; offsets: Map<number, number> }

const clocks = new Map<string, Clock>()
/** Minutes of one zone whose offset is remembered: reading a clock takes longer than all else here. */
const REMEMBERED = 5_000

/** How far clocks in a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { format, offsets } = clockIn(timeZone)
  const minute = Math.floor(instant / MINUTE_MS)
  const known = offsets.get(minute)
  if (known !== undefined) return known
  const shown = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute: past = 0, second = 0 } = shown
  const seconds = Math.floor(instant / 1000) * 1000
  const offset = Date.UTC(year, month - 1, day, hour, past, second) - seconds
  if (offsets.size >= REMEMBERED) offsets.clear()
  offsets.set(minute, offset)
  return offset
}

function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const clock = { format, offsets: new Map<number, number>() }
  clocks.set(timeZone, clock)
  return clock
}
