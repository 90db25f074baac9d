import { expect, test } from 'vitest'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import type { Mark } from './marks.ts'
import { labelsIn, type Names } from './names.ts'
import { SHEET_UNITS } from './sheets.ts'
import type { MapStyle } from './style.ts'
import type { View } from './view.ts'

const STYLE = { display: 'Serif', sans: 'Sans' } as MapStyle

function unitsOf(lat: number, lng: number): [x: number, y: number] {
  const { x, y } = toMapPoint({ lat, lng })
  return [x * SHEET_UNITS, y * SHEET_UNITS]
}

const NAMES: Names = {
  countries: [
    ['DE', ...unitsOf(51, 10), 94],
    ['CH', ...unitsOf(47, 8), 25],
  ],
  towns: [
    ['Kyoto', ...unitsOf(35, 135.8)],
    ['Osaka', ...unitsOf(34.7, 135.5)],
  ],
}

function labelsAt(lat: number, lng: number, zoom: number, marks: readonly Mark[] = []) {
  const view: View = { ...toMapPoint({ lat, lng }), zoom }
  const area = { width: 900, height: 700 }
  const widthOf = (text: string) => 8 * text.length
  return labelsIn(NAMES, { view, area, locale: 'de', marks, style: STYLE, widthOf })
}

function clusterAt(lat: number, lng: number): Mark {
  return { key: 'cluster 1', at: toMapPoint({ lat, lng }), cluster: 1, count: 4, zoom: 9 }
}

const textsOf = (labels: ReturnType<typeof labelsAt>) => labels.map(({ text }) => text)

test('a country is named once it has room for its name', () => {
  expect(textsOf(labelsAt(50, 10, 3))).toEqual([])
  expect(textsOf(labelsAt(50, 10, 4))).toEqual(['Deutschland'])
  expect(textsOf(labelsAt(50, 10, 5))).toEqual(['Deutschland', 'Schweiz'])
})

test('the name of a country gives way to a mark', () => {
  const [free] = labelsAt(50, 10, 4)
  const [label] = labelsAt(50, 10, 4, [clusterAt(51, 10)])
  expect(free?.rise).toBe(0)
  expect(Math.abs(label?.rise ?? 0)).toBeGreaterThan(30)
})

test('the name of a town is on the side of its dot that is free, or left out', () => {
  expect(labelsAt(35, 135.8, 9).map(({ kind }) => kind)).toEqual(['east', 'east'])
  const [label] = labelsAt(35, 135.8, 9, [clusterAt(35, 135.95)])
  expect(label).toMatchObject({ text: 'Kyoto', kind: 'west' })
  expect(textsOf(labelsAt(35, 135.8, 9, [clusterAt(35, 135.8)]))).toEqual(['Osaka'])
})
