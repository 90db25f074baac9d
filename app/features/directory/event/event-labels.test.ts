import { expect, test } from 'vitest'
import type { Schedule } from '#domain/availability/schedule.ts'
import { eventOf } from '#domain/listing/event.ts'
import { priceText, toEventLabels } from './event-labels.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const schedule: Schedule = {
  timeZone: 'Australia/Sydney',
  start: '05:45',
  minutes: 120,
  seats: 14,
  place: 'The deck',
  repeat: { every: 'week', weekday: 6, interval: 1, offset: 0 },
}

function wordsOf(changed: Partial<Schedule> = {}) {
  const event = eventOf({ schedule: { ...schedule, ...changed }, categories: ['yoga'] }, null, NOW)
  if (!event) throw new Error('no date')
  return toEventLabels(event)
}

test('a date is formatted in local time of its place', () => {
  expect(wordsOf()).toMatchObject({
    on: '2026-11-28',
    start: '2026-11-27T18:45:00.000Z',
    date: 'Saturday, November 28, 2026',
    hours: '5:45 – 7:45 AM Sydney Time',
    zone: 'Australia/Sydney, GMT+11',
  })
  expect(wordsOf().dates[1]).toEqual({
    on: '2026-12-05',
    short: 'Sat, Dec 5',
    date: 'Saturday, December 5, 2026',
  })
})

test('several days are formatted as a range', () => {
  expect(wordsOf({ minutes: 2_880 }).hours).toMatch(/Sat, Nov 28.* – Mon, Nov 30/)
})

test('a price includes its unit', () => {
  expect(priceText({ minor: 2400, currency: 'USD', per: 'person' })).toBe('$24 per person')
})
