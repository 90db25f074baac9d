import { expect, test } from 'vitest'
import { toDegrees, toMapPoint } from './mercator.ts'

test.each([
  [0, 0],
  [38.72, -9.14],
  [-41.29, 174.78],
  [64.15, -21.94],
  [-17.71, 179.99],
  [85, -180],
])('%d, %d is found again', (lat, lng) => {
  const back = toDegrees(toMapPoint({ lat, lng }))
  expect([back.lat, back.lng]).toEqual([expect.closeTo(lat, 6), expect.closeTo(lng, 6)])
})

test('the poles lie on the edges of the map', () => {
  expect(toMapPoint({ lat: 90, lng: 0 }).y).toBeCloseTo(0, 4)
  expect(toMapPoint({ lat: -90, lng: 0 }).y).toBeCloseTo(1, 4)
})

test('a position beyond an edge is on the other side', () => {
  expect(toDegrees({ x: 1.25, y: 0.5 }).lng).toBeCloseTo(-90)
  expect(toDegrees({ x: -0.25, y: 0.5 }).lng).toBeCloseTo(90)
})
