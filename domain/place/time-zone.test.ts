import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zone.ts'

const NOW = new Date('2026-11-22T08:00Z')

test.each([
  ['JP', 'Asia/Tokyo'],
  ['CH', 'Europe/Zurich'],
  // Büsingen has a zone of its own with the same time.
  ['DE', 'Europe/Berlin'],
])('%s has a single time zone', (country, zone) => {
  expect(timeZoneOf(country, NOW)).toBe(zone)
})

test.each([['US'], ['PT'], ['ID'], ['ZZ'], ['nowhere'], [null]])('%s has none', (country) => {
  expect(timeZoneOf(country, NOW)).toBeNull()
})
