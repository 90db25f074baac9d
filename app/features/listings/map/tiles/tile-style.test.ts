import { expect, test } from 'vitest'
import type { MapStyle } from '../style.ts'
import type { Archive } from './open-archive.ts'
import { tileStyle } from './tile-style.ts'

const COLOURS = { water: 'blue', ground: 'white', sans: 'Sans', display: 'Serif' } as MapStyle

function styleOf(kind: Archive['kind'], ...layers: string[]) {
  const archive = {
    kind,
    tiles: 'pmtiles://a/{z}/{x}/{y}',
    minZoom: 0,
    maxZoom: 5,
    layers,
    source: [],
  }
  return tileStyle(archive, COLOURS, 'es')
}

const drawnIn = (style: ReturnType<typeof styleOf>) =>
  style.layers.map((layer) => ('source-layer' in layer ? layer['source-layer'] : layer.id))

test('a raster is drawn as it is', () => {
  expect(drawnIn(styleOf('raster'))).toEqual(['background', 'raster'])
})

test('known layers are drawn in the order of a map, names last, and unknown ones not', () => {
  const style = styleOf('vector', 'places', 'roads', 'contours', 'water', 'earth')
  expect([...new Set(drawnIn(style))]).toEqual(['background', 'earth', 'water', 'roads', 'places'])
  const types = style.layers.map(({ type }) => type)
  expect(types.slice(types.indexOf('symbol')).every((type) => type === 'symbol')).toBe(true)
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
})

test('the background is the sea under land, else the land under water', () => {
  const backgroundOf = (...layers: string[]) => styleOf('vector', ...layers).layers[0]?.paint
  expect(backgroundOf('earth', 'water')).toEqual({ 'background-color': 'blue' })
  expect(backgroundOf('water', 'transportation')).toEqual({ 'background-color': 'white' })
})

test('names are those of the language, else the local ones', () => {
  expect(JSON.stringify(styleOf('vector', 'place'))).toContain(
    '["coalesce",["get","name:es"],["get","name_es"],["get","name"],""]',
  )
})

test('a raster is dimmed in the dark theme', () => {
  const archive = {
    kind: 'raster',
    tiles: '',
    minZoom: 0,
    maxZoom: 5,
    layers: [],
    source: [],
  } as const
  const paintOf = (ground: string) =>
    tileStyle(archive, { ...COLOURS, ground }, 'en').layers.find(({ id }) => id === 'raster')?.paint
  expect(paintOf('rgba(252, 253, 251, 1)')).toEqual({})
  expect(paintOf('rgba(14, 26, 29, 1)')).toHaveProperty('raster-brightness-max')
})

test('labels of countries and of roads have no lines of their own', () => {
  const typesOf = (...layers: string[]) =>
    styleOf('vector', ...layers).layers.map(({ type }) => type)
  expect(typesOf('boundary_labels', 'street_labels', 'transportation_name')).toEqual([
    'background',
    'symbol',
    'symbol',
    'symbol',
  ])
})
