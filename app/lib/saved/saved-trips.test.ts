import { expect, test } from 'vitest'
import { readSavedTrips } from './saved-trips.ts'

const TRIP = {
  query: 'days=2&people=1&line=.1',
  title: 'Cabin',
  days: 2,
  at: '2026-11-27T00:00:00Z',
}

test.each([
  [null, []],
  ['nonsense', []],
  ['{}', []],
  [JSON.stringify([TRIP]), [TRIP]],
  [JSON.stringify([{ ...TRIP, query: 2 }, null, { ...TRIP, title: 1 }, TRIP]), [TRIP]],
])('stored trips are validated: %s', (text, trips) => {
  expect(readSavedTrips(text)).toEqual(trips)
})
