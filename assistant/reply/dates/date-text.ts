import type { Schedule } from '#domain/availability/schedule.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Fit } from '#domain/need/fit.ts'
import { placeText } from '../../facts/localised-values.ts'
import { priceFact } from '../../facts/price-fact.ts'
import { listed } from '../../facts/sentence.ts'
import type { Hour } from '../../understand/dates/hours.ts'
import type { PartOfDay, When } from '../../understand/dates/stated-dates.ts'

/** A fit with its schedule and start. */
export type Dated = { fit: Fit; schedule: Schedule; start: Date }

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { weekday: 'short', day: 'numeric', month: 'short' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const NAMED = 3

type Days = {
  days: readonly string[]
  when: When
  isLater: boolean
  /** Only listings not shown before. */
  isFresh: boolean
}

/** Variants of a text on the listings of the requested days, or on the next ones. */
export function scheduleText(
  shown: readonly Dated[],
  { days, when, isLater, isFresh }: Days,
): string[] {
  const time = timeText(days, when)
  // A single day is stated once; of several, each entry states its own.
  const isOneDay = days.length === 1 && !isLater
  const entries = listed(shown.slice(0, NAMED).map((dated) => entryOf(dated, isOneDay)))
  if (isLater && isFresh)
    return [`${m.assistant_near_fresh()} ${m.assistant_dates_then({ entries })}`]
  const ways = isLater
    ? [m.assistant_dates_later_1, m.assistant_dates_later_2]
    : [m.assistant_dates_on_1, m.assistant_dates_on_2, m.assistant_dates_on_3]
  return ways.map((say) => say({ time, entries }))
}

const PARTS: Record<PartOfDay, (words: { day: string }) => string> = {
  morning: m.assistant_dates_morning,
  afternoon: m.assistant_dates_afternoon,
  evening: m.assistant_dates_evening,
}

const SIDES: Record<Hour['side'], (words: { day: string; clock: string }) => string> = {
  around: m.assistant_dates_around,
  from: m.assistant_dates_from,
  until: m.assistant_dates_until,
}

/** "Saturday, November 28, in the morning", or a range from the first day to the last. */
function timeText(days: readonly string[], { part, hour }: When): string {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const format = new Intl.DateTimeFormat(getLocale(), { ...DAY, timeZone: 'UTC' })
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00Z`))
  const day = from && to ? plainSpaces(format.formatRange(from, to)) : ''
  if (hour) return SIDES[hour.side]({ day, clock: clockText(hour) })
  return part ? PARTS[part]({ day }) : day
}

function clockText({ minutes }: Hour): string {
  return written(new Date(minutes * 60_000), 'UTC', TIME)
}

function entryOf({ fit: { candidate }, schedule, start }: Dated, isOneDay: boolean): string {
  const { timeZone } = schedule
  const facts = [
    isOneDay ? written(start, timeZone, TIME) : clockTime(start, timeZone),
    placeText(candidate),
    priceFact(candidate.amount),
  ]
  return m.assistant_entry_facts({
    entry: candidate.title,
    facts: facts.filter(Boolean).join(', '),
  })
}

/** "Sat, Nov 28, 10:00 AM", in the time zone of the place. */
export function clockTime(start: Date, timeZone: string): string {
  return written(start, timeZone, { ...CLOCK, ...TIME })
}

function written(start: Date, timeZone: string, form: Intl.DateTimeFormatOptions): string {
  return plainSpaces(new Intl.DateTimeFormat(getLocale(), { ...form, timeZone }).format(start))
}

/** Replaces thin and narrow spaces, which are read aloud and broken differently. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
