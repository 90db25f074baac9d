import type { Schedule } from '../../availability/schedule.ts'

/** The recurrence of a schedule as a form has it: how often, and one of its days. */
export type DatedRepeat = {
  every: 'once' | 'week' | 'month' | undefined
  /** ISO day. */
  on: string | undefined
  /** Weeks between two dates. */
  interval: number | undefined
}

type Repeat = Schedule['repeat']

const DAY_MS = 86_400_000
const WEEK = 7
/** As in a schedule: Sunday, 28 December 1969, begins the first of n weeks. */
const EPOCH_WEEKDAY = 4
/** The fifth of a weekday in a month stands for the last. */
const LAST = 5
/** A day from which one of the dates is looked for: the same one at each reading. */
const FROM = Date.UTC(2026, 0, 1) / DAY_MS
/** Longer than 52 weeks. */
const WITHIN = 400

/**
 * The recurrence of which `on` is a date: weekly on its weekday, monthly on the same weekday of the same week, from the
 * 29th on in the last week.
 */
export function toRepeat({ every, on, interval }: DatedRepeat): unknown {
  if (every === 'once') return { every, on }
  const day = Date.parse(`${on}T00:00Z`) / DAY_MS
  const repeat = every && repeatOn(every, day)
  if (repeat?.every !== 'week') return repeat ?? { every }
  const weeks = interval ?? 1
  return { ...repeat, interval: weeks, offset: weekOf(day) % weeks }
}

/** One of the days of a stored recurrence, with how often it is. */
export function toDatedRepeat(stored: unknown): Partial<DatedRepeat> {
  const repeat = stored as Repeat | undefined
  if (!repeat) return {}
  if (repeat.every === 'once') return { every: 'once', on: repeat.on }
  const days = Array.from({ length: WITHIN }, (_, at) => FROM + at)
  const day = days.find((candidate) => isDateOf(repeat, candidate))
  const on = day === undefined ? undefined : new Date(day * DAY_MS).toISOString().slice(0, 10)
  return { every: repeat.every, on, ...(repeat.every === 'week' && { interval: repeat.interval }) }
}

const weekOf = (day: number) => Math.floor((day + EPOCH_WEEKDAY) / WEEK)

function repeatOn(every: 'week' | 'month', day: number) {
  const weekday = (day + EPOCH_WEEKDAY) % WEEK
  if (every === 'week') return { every, weekday }
  return { every, weekday, nth: Math.ceil(new Date(day * DAY_MS).getUTCDate() / WEEK) }
}

function isDateOf(repeat: Exclude<Repeat, { every: 'once' }>, day: number): boolean {
  const { weekday, nth } = repeatOn('month', day) as { weekday: number; nth: number }
  if (weekday !== repeat.weekday) return false
  if (repeat.every === 'week')
    return weekOf(day) % repeat.interval === repeat.offset % repeat.interval
  return nth === Math.min(repeat.nth, LAST)
}
