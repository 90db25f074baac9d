import { describe, expect, test } from 'vitest'
import {
  isInBox,
  isInLimits,
  metresFrom,
  NO_POINT_METRES,
  readBox,
  readNear,
} from './search-area.ts'

describe('a box in an address', () => {
  test('is south, west, north and east in degrees', () => {
    expect(readBox('-41.5,170,-34,179.25')).toEqual({
      south: -41.5,
      west: 170,
      north: -34,
      east: 179.25,
    })
  })

  test.each([
    ['', 'nothing'],
    ['1,2,3', 'three numbers'],
    ['1,2,3,4,5', 'five numbers'],
    ['NaN,2,3,4', 'not a number'],
    ['1e1,2,13,4', 'an exponent'],
    ['1, 2,3,4', 'a space'],
    ['Infinity,2,3,4', 'an endless one'],
    ['50,2,40,4', 'south above north'],
    ['40,2,40,4', 'no height'],
    ['40,2,50,2', 'no width'],
    ['40,2,91,4', 'beyond the pole'],
    ['40,-181,50,4', 'beyond the date line'],
    ['-90,-180,90,180', 'the whole world'],
  ])('%j limits nothing: %s', (text) => {
    expect(readBox(text)).toBeNull()
  })

  test('crosses the date line where west is greater than east', () => {
    const fiji = { south: -20, west: 175, north: -15, east: -178 }
    const inside = [177, 180, -180, -179].map((lng) => isInBox({ lat: -17, lng }, fiji))
    const outside = [0, 174, -177].map((lng) => isInBox({ lat: -17, lng }, fiji))
    expect([inside, outside]).toEqual([
      [true, true, true, true],
      [false, false, false],
    ])
  })

  test('the meridian of 180 degrees has two longitudes', () => {
    expect(isInBox({ lat: 0, lng: 180 }, { south: -1, west: -180, north: 1, east: -170 })).toBe(
      true,
    )
  })
})

describe('a centre in an address', () => {
  test('has a radius or none', () => {
    expect(readNear('38.72,-9.14', '50')).toEqual({ lat: 38.72, lng: -9.14, km: 50 })
    expect(readNear('38.72,-9.14', null)).toEqual({ lat: 38.72, lng: -9.14, km: null })
  })

  test.each(['0', '-5', 'NaN', '1e3', '20000', '99999', 'far'])(
    'a radius of %s limits nothing',
    (km) => {
      expect(readNear('38.72,-9.14', km)?.km).toBeNull()
    },
  )

  test.each(['', '38.72', 'NaN,1', '91,0', '0,181', '1,2,3', 'Lisbon'])('%j is none', (centre) => {
    expect(readNear(centre, '50')).toBeNull()
  })
})

test('a limit leaves out what has no point; an order by distance alone puts it last', () => {
  const near = { lat: 0, lng: 0, km: 10 }
  expect(isInLimits(null, { area: null, near })).toBe(false)
  expect(isInLimits(null, { area: null, near: { ...near, km: null } })).toBe(true)
  expect(metresFrom(near, null)).toBe(NO_POINT_METRES)
})
