import { expect, test } from 'vitest'
import { toDegrees, toMapPoint } from '#domain/place/map/mercator.ts'
import {
  boxOf,
  fitted,
  fittedNear,
  offsetOf,
  panned,
  readView,
  viewOfBox,
  WORLD,
  writeView,
  zoomed,
} from './view.ts'

const SIZE = { width: 600, height: 500 }
const LISBON = { lat: 38.72, lng: -9.14 }

test('the shown area is an area of the address and leads back to the same view', () => {
  const view = { ...toMapPoint(LISBON), zoom: 6 }
  const again = viewOfBox(boxOf(view, SIZE), SIZE)
  expect(again.zoom).toBeCloseTo(6, 2)
  expect(toDegrees(again).lat).toBeCloseTo(LISBON.lat, 2)
})

test('an area across the date line has its west in the east', () => {
  const { west, east } = boxOf({ ...toMapPoint({ lat: -17, lng: 179.9 }), zoom: 6 }, SIZE)
  expect(west).toBeGreaterThan(170)
  expect(east).toBeLessThan(-170)
})

test('a map wider than the world shows all longitudes', () => {
  expect(boxOf({ ...WORLD, zoom: 1 }, SIZE)).toMatchObject({ west: -180, east: 180 })
})

test('places on both sides of the date line are shown together', () => {
  const view = fitted(
    [
      { lat: -17, lng: 178 },
      { lat: -14, lng: -172 },
    ],
    SIZE,
  )
  expect(Math.abs(toDegrees(view).lng)).toBeGreaterThan(175)
  expect(view.zoom).toBeGreaterThan(3)
})

test('two listings in one place are not all', () => {
  const { zoom } = fitted([LISBON, LISBON, { lat: 60, lng: 25 }], SIZE)
  expect(zoom).toBeLessThan(5)
})

test('one place is not shown alone, and none is the world', () => {
  expect(fitted([LISBON], SIZE).zoom).toBe(8)
  expect(fitted([], SIZE)).toEqual(WORLD)
})

test('a place is shown with what is near it, or within its radius', () => {
  const [porto, faro, kyoto] = [
    { lat: 41.15, lng: -8.61 },
    { lat: 37.02, lng: -7.93 },
    { lat: 35.01, lng: 135.77 },
  ]
  const around = [...Array.from({ length: 7 }, () => porto), faro, kyoto]
  const isShown = (view: ReturnType<typeof fitted>, point: typeof porto) => {
    const { x, y } = offsetOf(toMapPoint(point), view)
    return Math.abs(x) < SIZE.width / 2 && Math.abs(y) < SIZE.height / 2
  }
  const any = fittedNear({ ...LISBON, km: null }, around, SIZE)
  expect([LISBON, porto, faro, kyoto].map((point) => isShown(any, point))).toEqual([
    true,
    true,
    true,
    false,
  ])
  const within = fittedNear({ ...LISBON, km: 250 }, around, SIZE)
  expect([LISBON, porto, faro].map((point) => isShown(within, point))).toEqual([true, false, true])
  expect(fittedNear({ ...LISBON, km: 10 }, around, SIZE).zoom).toBe(8)
})

test('the whole world has the Atlantic in its middle, wherever its places are', () => {
  const around = [-170, -100, -30, 40, 110, 175].map((lng) => ({ lat: 10, lng }))
  const view = fitted(around, SIZE)
  expect(view.x).toBe(WORLD.x)
  const half = SIZE.width / 2
  for (const point of around)
    expect(Math.abs(offsetOf(toMapPoint(point), view).x)).toBeLessThan(half)
})

test('a world that is lower than the map has its land in the middle', () => {
  const south = { lat: -40, lng: 150 }
  const view = fitted([south, { lat: 0, lng: -150 }, { lat: 0, lng: 0 }], {
    width: 600,
    height: 900,
  })
  expect(view.y).toBe(WORLD.y)
})

test('the spot under the pointer stays when zooming', () => {
  const view = { ...toMapPoint(LISBON), zoom: 5 }
  const spot = { x: 120, y: -80 }
  const at = panned(view, -spot.x, -spot.y)
  const offset = offsetOf(at, zoomed(view, 1.5, undefined, spot))
  expect(offset.x).toBeCloseTo(spot.x, 6)
  expect(offset.y).toBeCloseTo(spot.y, 6)
})

test.each(['', 'x', '1,2', '1,2,3,4', 'NaN,1,2', '91,0,3', '1,2,1e1'])('%j is no view', (text) => {
  expect(readView(`#map=${text}`)).toBeNull()
})

test('a view is written to an address and read again', () => {
  expect(writeView(readView('#map=38.720,-9.140,6.5') ?? WORLD)).toBe('#map=38.720,-9.140,6.5')
})
