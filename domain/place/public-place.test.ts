import { describe, expect, test } from 'vitest'
import { areaPoint, coarsePoint, publicPoint } from './public-place.ts'

describe('the public place of a stay', () => {
  test.each([
    ['Tofino', { lat: 49.1096, lng: -125.8811 }],
    ['Krabi', { lat: 8.1442, lng: 98.7395 }],
    ['Lyngen', { lat: 69.6039, lng: 20.2051 }],
    ['the date line', { lat: -16.8541, lng: 179.9987 }],
    ['a pole', { lat: 89.9999, lng: 12.3456 }],
  ])('is one point for an area of at least a kilometre each way · %s', (_, exact) => {
    const area = areaPoint(exact)
    expect(areaPoint(area)).toEqual(area)
    expect(Math.abs(area.lat - exact.lat)).toBeLessThanOrEqual(0.005)
    expect(JSON.stringify(area)).not.toContain(String(exact.lat))
    expect(JSON.stringify(area)).not.toContain(String(exact.lng))
    for (const value of [area.lat, area.lng]) expect(String(value)).toMatch(/^-?\d+(\.\d{1,2})?$/)
  })

  test('gives stays of one area the same point', () => {
    expect(areaPoint({ lat: 49.1096, lng: -125.8811 })).toEqual(
      areaPoint({ lat: 49.1133, lng: -125.8852 }),
    )
  })

  test('shows the exact place of a class', () => {
    const exact = { lat: 49.1096, lng: -125.8811 }
    expect(publicPoint({ contentType: 'experience', ...exact })).toEqual(exact)
    expect(publicPoint({ contentType: 'escape', ...exact })).toEqual(areaPoint(exact))
  })
})

test.each([
  [
    { lat: 38.722_34, lng: -9.139_99 },
    { lat: 38.72, lng: -9.14 },
  ],
  [
    { lat: -0.001, lng: 179.999 },
    { lat: 0, lng: 180 },
  ],
])("a visitor's position has two decimals", (fine, rounded) => {
  expect(coarsePoint(fine)).toEqual(rounded)
})
