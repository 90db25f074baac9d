import { expect, test } from 'vitest'
import { weekly } from '../availability/schedule.test-kit.ts'
import { eventOf, eventState, isOnline, localDay, occurrenceOn } from './event.ts'

const NOW = new Date('2026-11-21T06:00:00Z')

test('the day of an occurrence is the local day at its place', () => {
  expect(localDay(new Date('2026-11-27T18:45:00Z'), 'Australia/Sydney')).toBe('2026-11-28')
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

test('"Online" is not a place', () => {
  expect(isOnline({ place: 'online' })).toBe(true)
  expect(isOnline({ place: 'Online Street, Bristol' })).toBe(false)
})

test('the event of a listing is its next date, or that of a given day', () => {
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
