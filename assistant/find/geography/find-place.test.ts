import { expect, test } from 'vitest'
import { findPlace } from './find-place.ts'

test.each([
  ['Lisbon', 38.7],
  ['Lissabon', 38.7],
  ['Lisbonne', 38.7],
  ['lisboa', 38.7],
  ['Lisbonn', 38.7],
  ['barcelna', 41.4],
  ['Kopenhagen', 55.7],
  ['Japan', 36],
  ['Alemania', 51.1],
])('%s is found', (name, lat) => {
  expect(findPlace(name)?.lat).toBeCloseTo(lat, 0)
})

test.each(['', '   ', 'qqqq', 'yoga', '<script>', '1234'])('%j is no place', (name) => {
  expect(findPlace(name)).toBeNull()
})
