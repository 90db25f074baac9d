import { expect, test } from 'vitest'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import { indexOf, keysShowing, marksIn } from './clusters.ts'
import { markAt } from './marks.ts'
import type { MapPin } from './pins.ts'
import { offsetOf, type View, worldWidth } from './view.ts'

const SIZE = { width: 600, height: 500 }

function pin(id: string, lat: number, lng: number): MapPin {
  return { id, title: id, lat, lng, price: null, hour: null }
}

function viewOf(lat: number, lng: number, zoom: number): View {
  return { ...toMapPoint({ lat, lng }), zoom }
}

const index = indexOf([
  pin('kyoto', 35.01, 135.77),
  pin('osaka', 34.69, 135.5),
  pin('oslo', 60, 11),
])

test('places that are close together are one mark, which separates when zoomed', () => {
  const [mark] = marksIn(index, viewOf(34.9, 135.6, 4), SIZE)
  expect(mark).toMatchObject({ count: 2 })
  const zoom = mark && 'count' in mark ? mark.zoom : 0
  expect(marksIn(index, viewOf(34.9, 135.6, zoom), SIZE)).toHaveLength(2)
})

test('marks do not cover each other between two levels', () => {
  const apart = indexOf([pin('west', 0, 0), pin('east', 0, 45)])
  // 45 pixels.
  expect(marksIn(apart, viewOf(0, 20, 0.5), SIZE)).toHaveLength(1)
})

test('places at the same spot are apart at the closest level', () => {
  const twins = indexOf([pin('one', 35, 135), pin('other', 35, 135)])
  const [mark] = marksIn(twins, viewOf(35, 135, 9), SIZE)
  expect(mark).toMatchObject({ count: 2, zoom: 10 })
  expect(marksIn(twins, viewOf(35, 135, 10), SIZE)).toHaveLength(2)
})

test('a listing is emphasised by its own mark, or by the cluster that it is in', () => {
  const far = marksIn(index, viewOf(45, 80, 1), { width: 2_000, height: 2_000 })
  const cluster = far.find((mark) => 'count' in mark)
  expect(keysShowing(['osaka', 'oslo'], far, index)).toEqual(new Set([cluster?.key, 'oslo']))
  expect(keysShowing([], far, index)).toEqual(new Set())
})

test('marks outside the area are left out, and the nearest to the centre comes first', () => {
  const marks = marksIn(index, viewOf(34.7, 135.5, 9), SIZE)
  expect(marks.map(({ key }) => key)).toEqual(['osaka', 'kyoto'])
})

test('a press meets the mark under it', () => {
  const view = viewOf(35.01, 135.77, 9)
  const marks = marksIn(index, view, SIZE)
  expect(markAt(marks, view, { x: 20, y: -15 })?.key).toBe('kyoto')
  expect(markAt(marks, view, { x: 60, y: 0 })).toBeNull()
})

test('a press meets a mark of a small world also where the world is drawn again beside itself', () => {
  const view = viewOf(0, 0, 0.5)
  const marks = marksIn(index, view, { width: 2_000, height: SIZE.height })
  const oslo = marks.find(({ key }) => key === 'oslo')
  expect(oslo).toBeDefined()
  const { x, y } = offsetOf(toMapPoint({ lat: 60, lng: 11 }), view)
  expect(markAt(marks, view, { x: x - worldWidth(view.zoom), y })?.key).toBe('oslo')
})
