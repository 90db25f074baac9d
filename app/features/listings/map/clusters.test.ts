import { expect, test } from 'vitest'
import { toMapPoint } from '#domain/place/mercator.ts'
import { indexOf, markAt, marksIn } from './clusters.ts'
import type { MapPin } from './pins.ts'
import type { View } from './view.ts'

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
