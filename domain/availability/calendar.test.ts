import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from '../listing/event.ts'
import { createCalendar, type Scheduled, type Upcoming, type Within } from './calendar.ts'
import { weekly } from './schedule.test-kit.ts'
import { nextOccurrences, type Schedule } from './schedule.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const HOUR_MS = 3_600_000
const monthly: Schedule = { ...weekly(0), repeat: { every: 'month', weekday: 0, nth: 3 } }

function item(id: string, schedule: Schedule | null, more: Partial<Scheduled> = {}): Scheduled {
  return { id, schedule, score: 4, categories: ['yoga'], ...more }
}

function calendarOf(items: readonly Scheduled[]) {
  const calendar = createCalendar<Scheduled>(NOW)
  calendar.replace([], items)
  return calendar
}

const idsOf = (upcoming: readonly Upcoming<Scheduled>[]) => upcoming.map((one) => one.item.id)

test('events come soonest first; weekly classes only fill up', () => {
  const items = [item('class', weekly(1)), item('monthly', monthly), item('undated', null)]
  expect(idsOf(calendarOf(items).upcoming(NOW, 1))).toEqual(['monthly'])
  expect(idsOf(calendarOf(items).upcoming(NOW, 5))).toEqual(['class', 'monthly'])
})

test('each day gives its longest event first, a second one only when days run out', () => {
  const long: Schedule = { ...monthly, start: '09:00', minutes: 2880 }
  const items = [item('evening', monthly), item('retreat', long), item('class', weekly(0))]
  expect(idsOf(calendarOf(items).upcoming(NOW, 1))).toEqual(['retreat'])
  expect(idsOf(calendarOf(items).upcoming(NOW, 2))).toEqual(['evening', 'retreat'])
})

test('of two events with the same start and length the higher score comes first', () => {
  const items = [item('a', monthly), item('b', monthly, { score: 5 }), item('c', monthly)]
  expect(idsOf(calendarOf(items).upcoming(NOW, 1))).toEqual(['b'])
  expect(idsOf(calendarOf(items).upcoming(NOW, 3))).toEqual(['b', 'a', 'c'])
})

test('changed items replace earlier ones, and removed items do not return', () => {
  const calendar = calendarOf([item('a', weekly(1)), item('b', weekly(2))])
  calendar.replace(['a', 'b', 'new'], [item('a', weekly(3)), item('new', weekly(4))])
  expect(idsOf(calendar.upcoming(NOW, 5))).toEqual(['a', 'new'])
  const yearLater = new Date(NOW.getTime() + 365 * 24 * HOUR_MS)
  expect(new Set(idsOf(calendar.upcoming(yearLater, 5)))).toEqual(new Set(['a', 'new']))
})

const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    timeZone: fc.constantFrom(
      'Pacific/Kiritimati',
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Pago_Pago',
    ),
    start: fc.constantFrom('00:15', '02:30', '12:00', '23:45'),
    minutes: fc.constantFrom(60, 2880),
    weekday: fc.integer({ min: 0, max: 6 }),
    interval: fc.constantFrom(1, 2),
    nth: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ weekday, interval, nth, ...rest }) => ({
    ...weekly(weekday, interval),
    ...rest,
    repeat:
      nth === 0
        ? { every: 'week', weekday, interval, offset: 0 }
        : { every: 'month', weekday, nth },
  }))

const anyItem = fc
  .record({
    id: fc.integer({ min: 0, max: 20 }).map(String),
    schedule: fc.option(anySchedule, { freq: 8 }),
    score: fc.constantFrom(3, 4),
    categories: fc.subarray(['yoga', 'nature'], { minLength: 1 }),
  })
  .map((one): Scheduled => one)

const anyWithin = fc.option(
  fc.record({
    category: fc.constantFrom('yoga', 'nature', 'nowhere'),
    as: fc.constantFrom('own' as const, 'any' as const),
  }),
  { nil: undefined },
)

/** Reference implementation: reads every schedule and every date. */
function upcomingByScan(items: readonly Scheduled[], now: Date, limit: number, within?: Within) {
  const dated = items
    .filter(({ categories }) => {
      const considered = within?.as === 'own' ? categories.slice(0, 1) : categories
      return !within || considered.includes(within.category)
    })
    .flatMap((each) => {
      const [occurrence] = each.schedule ? nextOccurrences(each.schedule, now, 1) : []
      return occurrence ? [{ item: each, occurrence }] : []
    })
    .sort(
      (a, b) =>
        +a.occurrence.start - +b.occurrence.start ||
        b.item.score - a.item.score ||
        (a.item.id < b.item.id ? -1 : 1),
    )
  const isClass = ({ item: { schedule } }: Upcoming<Scheduled>) =>
    schedule?.repeat.every === 'week' && schedule.repeat.interval === 1
  const lengthOf = ({ occurrence: { start, end } }: Upcoming<Scheduled>) => +end - +start
  const events = dated.filter((one) => !isClass(one))
  const longest = new Map<string, Upcoming<Scheduled>>()
  for (const event of events) {
    const day = localDay(event.occurrence.start, event.item.schedule?.timeZone ?? '')
    const known = longest.get(day)
    if (!known || lengthOf(event) > lengthOf(known)) longest.set(day, event)
  }
  const ranked = new Set([...longest.values(), ...events, ...dated.filter(isClass)])
  const chosen = [...ranked].slice(0, limit)
  return dated.filter((one) => chosen.includes(one))
}

test('after any changes and times the result equals that of reading every schedule', () => {
  const step = fc.record({
    // The clock may go back, so that passed dates return.
    hours: fc.oneof(fc.constant(0), fc.integer({ min: -50, max: 400 })),
    changed: fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 8 }),
    gone: fc.array(fc.integer({ min: 0, max: 20 }).map(String), { maxLength: 3 }),
    limit: fc.integer({ min: 1, max: 8 }),
    within: anyWithin,
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const calendar = createCalendar<Scheduled>(NOW)
      const items = new Map<string, Scheduled>()
      let now = NOW
      for (const { hours, changed, gone, limit, within } of steps) {
        now = new Date(now.getTime() + hours * HOUR_MS)
        const ids = [...gone, ...changed.map(({ id }) => id)]
        for (const id of gone) items.delete(id)
        for (const one of changed) items.set(one.id, one)
        calendar.replace(ids, changed)
        const expected = upcomingByScan([...items.values()], now, limit, within)
        expect(calendar.upcoming(now, limit, within)).toEqual(expected)
      }
    }),
  )
})

test('a request slightly earlier than the last one does not re-read every schedule', () => {
  const calendar = calendarOf([item('a', weekly(1))])
  const [next] = calendar.upcoming(NOW, 1)
  const begin = next?.occurrence.start.getTime() ?? 0
  const after = calendar.upcoming(new Date(begin), 1)
  expect(after[0]?.occurrence.start.getTime()).toBeGreaterThan(begin)
  expect(calendar.upcoming(new Date(begin - 1), 1)).toEqual(after)
})
