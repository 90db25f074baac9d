import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createCalendar,
  eventOf,
  eventState,
  isOnline,
  localDay,
  occurrenceOn,
  upcomingEvents,
} from './event.ts'
import type { Schedule } from './schedule.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const weekly = (weekday: number, interval = 1): Schedule => ({
  timeZone: 'Australia/Sydney',
  start: '05:45',
  minutes: 120,
  seats: 12,
  place: 'The deck',
  repeat: { every: 'week', weekday, interval, offset: 0 },
})
const monthly: Schedule = { ...weekly(0), repeat: { every: 'month', weekday: 0, nth: 3 } }
const item = (id: string, schedule: Schedule | null) => ({ id, schedule })

test('events come soonest first; weekly classes only fill up', () => {
  const items = [item('class', weekly(1)), item('monthly', monthly), item('undated', null)]
  expect(upcomingEvents(items, NOW, 1).map((event) => event.item.id)).toEqual(['monthly'])
  expect(upcomingEvents(items, NOW, 5).map((event) => event.item.id)).toEqual(['class', 'monthly'])
})

test('a day gives its longest event first, a second one only when days run out', () => {
  const long: Schedule = { ...monthly, start: '09:00', minutes: 2880 }
  const items = [item('evening', monthly), item('retreat', long), item('class', weekly(0))]
  const chosen = (limit: number) => upcomingEvents(items, NOW, limit).map(({ item }) => item.id)
  expect(chosen(1)).toEqual(['retreat'])
  expect(chosen(2)).toEqual(['evening', 'retreat'])
})

const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    timeZone: fc.constantFrom('Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago'),
    start: fc.constantFrom('00:15', '12:00', '23:45'),
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

type Coming = ReturnType<typeof upcomingEvents<ReturnType<typeof item>>>

/** The rule in its plainest form, over everything that has a date. */
function chosenOf(all: Coming, limit: number): string[] {
  const isClass = ({ item: { schedule } }: Coming[number]) =>
    schedule?.repeat.every === 'week' && schedule.repeat.interval === 1
  const events = all.filter((one) => !isClass(one))
  const longest = new Map<string, Coming[number]>()
  const lengthOf = ({ occurrence: { start, end } }: Coming[number]) => +end - +start
  for (const event of events) {
    const day = localDay(event.occurrence.start, event.item.schedule?.timeZone ?? '')
    const known = longest.get(day)
    if (!known || lengthOf(event) > lengthOf(known)) longest.set(day, event)
  }
  const ranked = new Set([...longest.values(), ...events, ...all.filter(isClass)])
  const chosen = [...ranked].slice(0, limit)
  return all.filter((one) => chosen.includes(one)).map((one) => one.item.id)
}

test('a calendar that is asked again and again says what one made anew says', () => {
  const schedules = fc.array(anySchedule, { maxLength: 30 })
  const waits = fc.array(fc.integer({ min: -50, max: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(schedules, waits, fc.integer({ min: 1, max: 8 }), (plans, hours, limit) => {
      const items = plans.map((plan, at) => item(String(at), plan))
      const calendar = createCalendar(items)
      let now = NOW
      for (const wait of hours) {
        now = new Date(now.getTime() + wait * 3_600_000)
        const upcoming = calendar.upcoming(now, limit)
        expect(upcoming).toEqual(upcomingEvents(items, now, limit))
        const all = upcomingEvents(items, now, items.length)
        expect(upcoming.map((one) => one.item.id)).toEqual(chosenOf(all, limit))
      }
    }),
  )
})

test('the day of an occurrence is the day at its place', () => {
  const [first] = upcomingEvents([item('class', weekly(6))], NOW, 1)
  expect(first?.occurrence.start.toISOString()).toBe('2026-11-27T18:45:00.000Z')
  expect(first && localDay(first.occurrence.start, 'Australia/Sydney')).toBe('2026-11-28')
})

test.each([
  ['2026-11-28', '2026-11-27T18:45:00.000Z'],
  ['2026-11-14', '2026-11-13T18:45:00.000Z'],
])('an occurrence is found by its day, %s', (day, start) => {
  expect(occurrenceOn(weekly(6), day, NOW)?.start.toISOString()).toBe(start)
})

test.each(['2026-11-27', '2026-13-45', 'soon', '', '1999-01-02', '2030-01-05'])(
  'no occurrence begins on %j',
  (day) => {
    expect(occurrenceOn(weekly(6), day, NOW)).toBeNull()
  },
)

test('a date is upcoming, running, then past', () => {
  const start = new Date('2026-11-21T05:00:00Z')
  const end = new Date('2026-11-21T07:00:00Z')
  expect(eventState({ start, end }, new Date('2026-11-21T04:59:00Z'))).toBe('upcoming')
  expect(eventState({ start, end }, NOW)).toBe('running')
  expect(eventState({ start, end }, end)).toBe('past')
})

test('"Online" is no place', () => {
  expect(isOnline({ place: 'online' })).toBe(true)
  expect(isOnline({ place: 'Online Street, Bristol' })).toBe(false)
})

test('the event of a listing is its next date unless a day is named', () => {
  const listing = { schedule: weekly(6), categories: ['yoga', 'nature'] }
  expect(eventOf(listing, null, NOW)).toMatchObject({
    category: 'yoga',
    on: '2026-11-28',
    state: 'upcoming',
  })
  const past = eventOf(listing, '2026-11-14', NOW)
  expect(past).toMatchObject({ on: '2026-11-14', state: 'past' })
  expect(past?.following).toHaveLength(4)
  expect(eventOf(listing, '2026-11-15', NOW)).toBeNull()
  expect(eventOf({ ...listing, schedule: null }, null, NOW)).toBeNull()
})
