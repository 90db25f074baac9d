import { expect, test } from 'vitest'
import { coarse } from './near.ts'

test.each([
  [
    { lat: 38.722_34, lng: -9.139_99 },
    { lat: 38.72, lng: -9.14 },
  ],
  [
    { lat: -0.001, lng: 179.999 },
    { lat: 0, lng: 180 },
  ],
])('a position has two decimals', (fine, rounded) => {
  expect(coarse(fine)).toEqual(rounded)
})
