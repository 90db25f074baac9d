import { expect, test } from 'vitest'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../../http.test-kit.ts'
import { isAtHour, parseHour } from './hours.ts'
import { parseDatedNeed } from './stated-dates.ts'

const database = testDatabase()
const SUNDAY = new Date('2026-11-22T10:00:00Z')

test.each([
  ['yoga at 7pm', '19:00', 'around'],
  ['yoga at 7 p.m.', '19:00', 'around'],
  ['yoga at 19:30', '19:30', 'around'],
  ['a class at 7 in the evening', '19:00', 'around'],
  ['yoga after 6pm', '18:00', 'from'],
  ['yoga before 10 am', '10:00', 'until'],
  ['yoga at 12am', '00:00', 'around'],
  ['yoga a las 7 de la tarde', '19:00', 'around'],
  ['yoga a las 19:30', '19:30', 'around'],
  ['Yoga um 19 Uhr', '19:00', 'around'],
  ['Yoga um 7 Uhr abends', '19:00', 'around'],
  ['Yoga ab 18 Uhr', '18:00', 'from'],
  ['yoga à 19h', '19:00', 'around'],
  ['yoga à 19h30', '19:30', 'around'],
  ['yoga après 18h', '18:00', 'from'],
])('"%s" is parsed as %s', (text, clock, side) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  expect(parseHour(fold(text))).toMatchObject({ minutes: hours * 60 + minutes, side })
})

test.each([
  'yoga for 7 weeks',
  'a week for 7 people',
  'at 7',
  'a 7 h drive',
  '60 minutes',
  'at $15',
])('"%s" states no hour', (text) => {
  expect(parseHour(fold(text))).toBeNull()
})

test('"around" includes starts within an hour', () => {
  const seven = parseHour('at 7pm')
  if (!seven) throw new Error('an hour is read')
  const starts = ['17:30', '18:00', '19:45', '20:15', '07:00']
  expect(starts.filter((start) => isAtHour(seven, start))).toEqual(['18:00', '19:45'])
})

test.each([
  ['yoga at 7pm', 'at 7pm'],
  ['a yoga class in the evening', 'in the evening'],
  ['morning classes', 'morning'],
  ['clases de yoga por la tarde', 'por la tarde'],
  ['Yogakurs abends', 'abends'],
  ['un cours de yoga le soir', 'le soir'],
])('"%s" states a time', (text, said) => {
  expect(parseDatedNeed(text, readNeed).time?.said).toBe(said)
})

test.each([
  'a tea for the evening',
  'I cannot sleep in the evening',
  'yoga for stiff mornings',
  'a lamp for the morning',
])('"%s" is a topic, not a time', (text) => {
  expect(parseDatedNeed(text, readNeed).time).toBeNull()
})

test.each([
  ['en', ['yoga at 7pm'], [18, 20], /7:00 PM/],
  ['en', ['yoga tomorrow at 7pm'], [18, 20], /November 23, around 7:00 PM/],
  ['en', ['yoga classes', 'in the evening'], [17, 24], /in the evening/],
  ['en', ['morning classes'], [4, 12], /in the morning/],
  ['es', ['yoga a las 7 de la tarde'], [18, 20], /19:00/],
  ['de', ['Yoga um 19 Uhr'], [18, 20], /19:00 Uhr/],
  ['fr', ['un cours de yoga le soir'], [17, 24], /soir/],
] as const)('shows only events at that time (%s, %j)', async (locale, turns, [from, to], told) => {
  const reply = (await converse(database.db, turns, locale, { now: SUNDAY })).at(-1)?.reply
  const starts = reply?.cards?.cards.map(({ next }) =>
    next ? hourAt(next.start, next.timeZone) : Number.NaN,
  )
  expect(starts?.length).toBeGreaterThan(0)
  for (const hour of starts ?? []) {
    expect(hour).toBeGreaterThanOrEqual(from)
    expect(hour).toBeLessThanOrEqual(to)
  }
  expect(reply?.text).toMatch(told)
})

test('without an event at that time, the answer states it and shows the next ones', async () => {
  const turns = ['meditation at 3 in the morning']
  const [answer] = await converse(database.db, turns, 'en', { now: SUNDAY })
  expect(answer?.reply.outcome).toBe('nearest')
  expect(answer?.reply.text).toMatch(/3:00 AM/)
})

function hourAt(start: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone })
  return Number(format.format(new Date(start)))
}
