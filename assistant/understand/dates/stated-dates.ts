import { nextOccurrences, type Schedule } from '#domain/availability/schedule.ts'
import type { ChatRequest } from '#domain/chat/chat.ts'
import { localDay } from '#domain/listing/event.ts'
import { withoutPast } from '#domain/need/circumstances.ts'
import { isOfTime, mergeConditions } from '#domain/need/conditions/condition.ts'
import type { Need } from '#domain/need/need.ts'
import { timeZoneOf, toInstant } from '#domain/place/time-zone.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import {
  AFTERNOON,
  DAY_AFTER,
  EVENING,
  MONTHS,
  MORNING,
  NEXT,
  NEXT_BEHIND,
  NEXT_WEEK,
  NEXT_WEEKEND,
  THIS_MONTH,
  THIS_PART,
  THIS_WEEK,
  THIS_WEEKEND,
  TODAY,
  TOMORROW,
  WEEKDAYS,
  WHATS_ON,
} from './date-words.ts'
import { HOURS, type Hour, isAtHour, parseHour } from './hours.ts'
import { isScheduled, scheduledTopics } from './scheduled.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Stated days, with their part or hour; independent of the current date. */
export type When = {
  said: string
  /** Returns the days from `today` ("2026-12-24") on, inclusive, soonest first. */
  daysFrom: (today: string) => string[]
  part: PartOfDay | null
  hour: Hour | null
}

const PREFIX =
  '(?:(?:el|los|este|am|an|diesen|le|les|ce|au|this|coming|next|proximo|nachsten|nachster|kommenden) )*'
const GERMAN_PART = '(?:morgen|vormittag|nachmittag|abend|nacht)?'
const YEAR = '(?:,? (?:de |del )?20\\d\\d)?'
const MONTH = `(?:in|en|im|au mois de) (?:${MONTHS.join('|')})${YEAR}`
const DAY_OF_MONTH = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th|er|\\.)?'
const DAYS_OF_MONTH = `${DAY_OF_MONTH}(?: ?(?:-|–|to|until|and|bis|und|al|y|au|et) ?(?:the |el |zum |le )?${DAY_OF_MONTH})?`
/** "5 December", "vom 12. bis 15. Dezember", "December 5th", with or without the weekday. */
const DATE = `(?:(?:from|between|on|del|entre|vom|zwischen|du|des) )?(?:the |el |le |dem )?(?:(?:${WEEKDAYS.join('|')}),? (?:the |den |el |le )?)?(?:${DAYS_OF_MONTH} (?:of |de )?(?:${MONTHS.join('|')})|(?:${MONTHS.join('|')}) (?:the )?${DAYS_OF_MONTH})${YEAR}`
const DAY = [
  DATE,
  THIS_MONTH,
  DAY_AFTER,
  NEXT_WEEKEND,
  THIS_WEEKEND,
  NEXT_WEEK,
  THIS_WEEK,
  THIS_PART,
  TODAY,
  `(?:${WEEKDAYS.join('|')})${GERMAN_PART}`,
  TOMORROW,
  MONTH,
].join('|')
const PART = `(?:,? (?:(?:in the|in der|am|por la|de la|a la|au|dans la|en|le|la) )?(?:${MORNING}|${AFTERNOON}|${EVENING}))?`
const NAMED = new RegExp(`\\b${PREFIX}(?:${DAY})(?: (?:${NEXT_BEHIND}))?${PART}\\b`, 'g')

/**
 * Parses the days in folded text; null if there are none. Several ("Saturday or Sunday") are
 * combined.
 */
export function parseWhen(plain: string): When | null {
  const said = plain.match(NAMED) ?? []
  if (said.length === 0) return null
  return {
    said: said.join(' '),
    daysFrom: (today) => [...new Set(said.flatMap((each) => daysOf(each, today)))].sort(),
    part: said.map(partOf).findLast((part) => part !== null) ?? null,
    hour: parseHour(plain),
  }
}

/** Number of days searched for an hour without a day. */
const AHEAD = 14

/** As `parseWhen`, but also for a part of the day or an hour alone, on any of the next days. */
export function parseWhenever(plain: string): When | null {
  const [said] = plain.match(HOURS) ?? []
  const named = parseWhen(plain)
  if (named || !said) return named
  const daysFrom = (today: string) => span(today, 0, AHEAD - 1)
  return { said, daysFrom, part: partOf(said), hour: parseHour(plain) }
}

/** Returns the time zone that determines today: the visitor's if known, else "UTC". */
export function visitorTimeZone(
  { timeZone }: Pick<ChatRequest, 'timeZone'>,
  { country, now }: { country: string | null; now: Date },
): string {
  return timeZone ?? timeZoneOf(country, now) ?? 'UTC'
}

const HOURS_OF: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 4, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 17, to: 24 },
}

/**
 * Returns the next start of a schedule on the stated days, else after them, in its own time zone
 * and not before now; null if it has none. `timeZone` determines today.
 */
export function startFor(
  schedule: Schedule,
  when: When,
  now: Date,
  timeZone: string,
): { start: Date; isWanted: boolean } | null {
  const days = when.daysFrom(localDay(now, timeZone))
  const midnight = toInstant(Date.parse(`${days[0]}T00:00Z`), schedule.timeZone)
  const begin = new Date(Math.max(now.getTime(), (midnight || 0) - 1))
  // No schedule meets twice a week; of two days, the first may not be one of its own.
  const near = nextOccurrences(schedule, begin, 2)
  const wanted = near.find(({ start }) => days.includes(localDay(start, schedule.timeZone)))
  const isWanted = wanted !== undefined && isAtTime(when, schedule.start)
  const next = isWanted ? wanted : near[0]
  return next ? { start: next.start, isWanted } : null
}

function isAtTime({ hour, part }: When, start: string): boolean {
  if (hour) return isAtHour(hour, start)
  const { from, to } = part ? HOURS_OF[part] : { from: 0, to: 24 }
  const begins = Number(start.slice(0, 2))
  return begins >= from && begins < to
}

/** "What is on" names no topic. */
const ASKED = new RegExp(`\\b(?:${WHATS_ON})\\b`, 'g')

const whole = (words: string) => new RegExp(`\\b(?:${words})\\b`)
const PARTS: readonly (readonly [PartOfDay, RegExp])[] = [
  ['afternoon', new RegExp(`\\b(?:${AFTERNOON})\\b|nachmittag\\b`)],
  ['evening', new RegExp(`\\b(?:${EVENING})\\b|(?:abend|nacht)\\b`)],
  [
    'morning',
    new RegExp(
      `(?:${WEEKDAYS.join('|')}|${TODAY}) ?(?:morgen|fruh)\\b|\\b(?:mornings?|fruh|morgens|matin(?:ee)?|(?:la|esta) manana)\\b|vormittags?\\b`,
    ),
  ],
]

function partOf(said: string): PartOfDay | null {
  return PARTS.find(([, words]) => words.test(said))?.[0] ?? null
}

const IS = {
  dayAfter: whole(DAY_AFTER),
  nextWeekend: whole(NEXT_WEEKEND),
  weekend: whole(THIS_WEEKEND),
  nextWeek: whole(NEXT_WEEK),
  week: whole(THIS_WEEK),
  today: whole(`${TODAY}|${THIS_PART}`),
  tomorrow: whole(TOMORROW),
  month: whole(THIS_MONTH),
  date: new RegExp(`(?<!\\d)${DATE}`),
  next: whole(`${NEXT}|${NEXT_BEHIND}`),
}
const WEEKDAY = WEEKDAYS.map((words) => new RegExp(`\\b(?:${words})${GERMAN_PART}\\b`))
const MONTH_NAMED = MONTHS.map(whole)

function daysOf(said: string, today: string): string[] {
  if (IS.date.test(said)) return daysOfDate(said, today)
  if (IS.month.test(said)) return daysOfMonth(Number(today.slice(5, 7)) - 1, today)
  const weekday = weekdayOf(today)
  // Weeks begin on Monday; on a Sunday no days are left.
  const untilSunday = (7 - weekday) % 7
  if (IS.dayAfter.test(said)) return span(today, 2, 2)
  if (IS.nextWeekend.test(said)) return span(today, untilSunday + 6, untilSunday + 7)
  if (IS.weekend.test(said)) return span(today, Math.max(0, untilSunday - 1), untilSunday)
  if (IS.nextWeek.test(said)) return span(today, untilSunday + 1, untilSunday + 7)
  if (IS.week.test(said)) return span(today, 0, untilSunday)
  const named = WEEKDAY.findIndex((words) => words.test(said))
  if (named >= 0) {
    const away = (named - weekday + 7) % 7
    const days = away === 0 && IS.next.test(said) ? 7 : away
    return span(today, days, days)
  }
  if (IS.today.test(said)) return span(today, 0, 0)
  if (IS.tomorrow.test(said)) return span(today, 1, 1)
  const month = MONTH_NAMED.findIndex((words) => words.test(said))
  return daysOfMonth(month, today, yearIn(said))
}

/** Calendar dates, which are a date constraint and never a mood. */
const BY_CALENDAR = new RegExp(`\\b(?:${MONTH}|${DATE}|${THIS_MONTH})\\b`)
const DAY_MS = 86_400_000

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()

function span(today: string, from: number, to: number): string[] {
  const first = Date.parse(`${today}T00:00Z`)
  return Array.from({ length: to - from + 1 }, (_, at) =>
    new Date(first + (from + at) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Returns the days of a date, in the stated year or the next in which they are not past. */
function daysOfDate(said: string, today: string): string[] {
  const month = MONTH_NAMED.findIndex((words) => words.test(said))
  const [first = 1, last = first] = [...said.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(Number)
  const until = Math.max(first, last)
  const dayOf = (year: number, day: number) =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
  const year = yearIn(said)
  const now = Number(today.slice(0, 4))
  const ofYear = year ?? (dayOf(now, until) < today ? now + 1 : now)
  return span(dayOf(ofYear, first), 0, until - first)
}

function yearIn(said: string): number | null {
  const year = /\b20\d\d\b/.exec(said)?.[0]
  return year ? Number(year) : null
}

/** Returns the remaining days of a month, or of the next of that name. */
function daysOfMonth(month: number, today: string, named: number | null = null): string[] {
  const [year = 0, current = 1] = today.split('-').map(Number)
  const ofYear = named ?? (month + 1 < current ? year + 1 : year)
  const first = new Date(Date.UTC(ofYear, month, 1)).toISOString().slice(0, 10)
  const length = new Date(Date.UTC(ofYear, month + 1, 0)).getUTCDate()
  return span(first, 0, length - 1).filter((day) => day >= today)
}

/** All that is left of "Sunday mornings only"; Spanish "solo" would mean alone. */
const ONLY = /^\W*(?:only|just|solo|solamente|nur|bloss|seulement|juste)\W*$/

/** Parses a need with its stated days; their names are not search words ("Saturday morning"). */
export function parseDatedNeed(text: string, readNeed: (text: string) => Need): Need {
  const need = readNeed(text)
  const day = apart(text, NAMED)
  const hour = apart(day.rest, HOURS)
  if (day.said === '') return hour.said === '' ? need : readTimedNeed(need, hour, readNeed)
  if (apart(withoutPast(fold(text)), NAMED).said === '') return need
  const said = [day.said, hour.said].filter(Boolean).join(' ')
  const { rest } = hour
  const time = { value: said, said }
  const days = wordsOf(said)
  const others = readNeed(apart(rest, ASKED).rest.replace(ONLY, ''))
  // A weekend away is a duration as well as a date.
  if (others.contentTypes.includes('escape'))
    return { ...need, time, words: need.words.filter((word) => !days.includes(word)) }
  // "Sunday scaries" is a topic, not a day.
  const isWhole = need.asked.every(
    (asked) =>
      asked.implied ||
      others.concepts.includes(asked.name) ||
      asked.said.split(' ').every((word) => days.includes(word)),
  )
  if (!isWhole) return need
  // "I sleep badly tonight" is no date constraint.
  const isMood =
    scheduledTopics(others).length > 0 &&
    others.contentTypes.length === 0 &&
    !isScheduled(others) &&
    !BY_CALENDAR.test(fold(said)) &&
    !need.conditions.some(({ kind }) => kind === 'weekday')
  if (isMood) return { ...others, time: null }
  return dated(others, time, need)
}

/** A need without its date words, with the time and the conditions that these state. */
function dated(rest: Need, time: Need['time'], { conditions }: Need): Need {
  return {
    ...rest,
    time,
    conditions: mergeConditions(rest.conditions, conditions.filter(isOfTime)),
  }
}

/** Parses an hour without a day if the need is for an event; else returns the need unchanged. */
function readTimedNeed(
  need: Need,
  { said, rest }: { said: string; rest: string },
  readNeed: (text: string) => Need,
): Need {
  const others = readNeed(apart(rest, ASKED).rest)
  const isKept = need.asked.every(({ implied, name }) => implied || others.concepts.includes(name))
  if (!isKept || !isScheduled(others)) return need
  return dated(others, { value: said, said }, need)
}

/** Returns a text without the days it names. */
export function withoutDays(text: string): string {
  return apart(text, NAMED).rest
}

/** Splits a text into the words a pattern matches, as written, and the others. */
function apart(text: string, pattern: RegExp): { said: string; rest: string } {
  const words = text.split(/\s+/)
  const plain = words.map((word) => fold(word))
  const named = new Set<number>()
  for (const match of plain.join(' ').matchAll(pattern)) {
    const first = plain.join(' ').slice(0, match.index).split(' ').length - 1
    for (let at = first; at < first + match[0].split(' ').length; at++) named.add(at)
  }
  const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return {
    said: words.flatMap((word, at) => (named.has(at) ? bare(word) : [])).join(' '),
    rest: words.filter((_, at) => !named.has(at)).join(' '),
  }
}
