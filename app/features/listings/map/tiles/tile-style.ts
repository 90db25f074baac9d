import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapStyle } from '../style.ts'
import type { Archive } from './open-archive.ts'
import {
  byZoom,
  importance,
  isGreen,
  isOnLand,
  isShownBorder,
  nameIn,
  shapeIn,
} from './tile-expressions.ts'

type Role =
  | 'ground'
  | 'green'
  | 'park'
  | 'water'
  | 'building'
  | 'road'
  | 'road-name'
  | 'border'
  | 'place'

/** Layers in the usual schemas of vector tiles: Protomaps, OpenMapTiles and Shortbread, in the order of drawing. */
const ROLES: Record<string, Role> = {
  earth: 'ground',
  land: 'green',
  landcover: 'green',
  landuse: 'green',
  park: 'park',
  ocean: 'water',
  water: 'water',
  water_polygons: 'water',
  waterway: 'water',
  water_lines: 'water',
  buildings: 'building',
  building: 'building',
  streets: 'road',
  transportation: 'road',
  roads: 'road',
  boundary: 'border',
  boundaries: 'border',
  transportation_name: 'road-name',
  street_labels: 'road-name',
  place: 'place',
  places: 'place',
  place_labels: 'place',
  boundary_labels: 'place',
}

/** Names of roads show from this zoom level on, buildings from this one. */
const ROAD_NAMES_ZOOM = 13
const BUILDINGS_ZOOM = 13

/**
 * A style for the tiles of an archive in the colours and typefaces of the site.
 *
 * @param colours as a style of maplibre-gl takes them
 * @param locale language of names, where the tiles have it
 */
export function tileStyle(archive: Archive, colours: MapStyle, locale: string): StyleSpecification {
  const { kind, tiles, minZoom, maxZoom, layers } = archive
  const source = { tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom }
  const background = layers.includes('earth') || kind === 'raster' ? 'water' : 'ground'
  return {
    version: 8,
    sources: {
      tiles:
        kind === 'vector'
          ? { type: 'vector', ...source }
          : { type: 'raster', tileSize: 256, ...source },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours[background] } },
      ...(kind === 'raster'
        ? [{ id: 'raster', type: 'raster', source: 'tiles', paint: rasterPaint(colours) } as const]
        : vectorLayers(layers, colours, locale)),
    ],
  }
}

/** Light pictures are dimmed in the dark theme. */
function rasterPaint({ ground }: MapStyle) {
  const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number)
  const isDark = red + green + blue < 3 * 128
  return isDark ? { 'raster-brightness-max': 0.55, 'raster-saturation': -0.35 } : {}
}

function vectorLayers(present: readonly string[], colours: MapStyle, locale: string) {
  const drawn = Object.entries(ROLES).filter(([layer]) => present.includes(layer))
  return drawn
    .flatMap(([layer, role]): LayerSpecification[] => {
      const from = { source: 'tiles', 'source-layer': layer }
      return STYLES[role](colours, nameIn(locale)).map(
        (style, at) =>
          ({
            id: `${layer} ${at}`,
            ...from,
            ...style,
          }) as LayerSpecification,
      )
    })
    .toSorted((a, b) => +(a.type === 'symbol') - +(b.type === 'symbol'))
}

/** A layer without its id and source. */
type Part<T = LayerSpecification> = T extends { source: string }
  ? Omit<T, 'id' | 'source' | 'source-layer'>
  : never

const isArea: ExpressionSpecification = shapeIn('Polygon', 'MultiPolygon')
const isLine: ExpressionSpecification = shapeIn('LineString', 'MultiLineString')

const STYLES: Record<Role, (colours: MapStyle, name: ExpressionSpecification) => Part[]> = {
  ground: ({ ground }) => [{ type: 'fill', filter: isArea, paint: { 'fill-color': ground } }],
  green: ({ focus }) => [
    {
      type: 'fill',
      filter: ['all', isArea, isGreen()],
      paint: { 'fill-color': focus, 'fill-opacity': 0.12 },
    },
  ],
  park: ({ focus }) => [
    { type: 'fill', filter: isArea, paint: { 'fill-color': focus, 'fill-opacity': 0.12 } },
  ],
  water: ({ water }) => [
    { type: 'fill', filter: isArea, paint: { 'fill-color': water } },
    {
      type: 'line',
      filter: isLine,
      paint: { 'line-color': water, 'line-width': byZoom(6, 0.5, 16, 5) },
    },
  ],
  building: ({ border }) => [
    {
      type: 'fill',
      filter: isArea,
      minzoom: BUILDINGS_ZOOM,
      paint: { 'fill-color': border, 'fill-opacity': 0.5 },
    },
  ],
  road: (colours, text) => [
    {
      type: 'line',
      filter: ['all', isLine, isOnLand()],
      paint: { 'line-color': colours.border, 'line-width': byZoom(6, 0.4, 16, 7) },
    },
    roadName(colours, text),
  ],
  'road-name': (colours, text) => [roadName(colours, text)],
  border: ({ coast }) => [
    {
      type: 'line',
      filter: ['all', isLine, isShownBorder()],
      paint: {
        'line-color': coast,
        'line-width': 0.8,
        'line-opacity': 0.6,
        'line-dasharray': [4, 2],
      },
    },
  ],
  place: ({ ground, name, display }, text) => [
    {
      type: 'symbol',
      layout: {
        'symbol-sort-key': importance(),
        'text-field': text,
        'text-font': familyOf(display),
        'text-size': byZoom(2, 11, 12, 15),
        'text-padding': 6,
      },
      paint: haloed(name, ground),
    },
  ],
}

function roadName({ ground, name, sans }: MapStyle, text: ExpressionSpecification): Part {
  return {
    type: 'symbol',
    filter: isLine,
    minzoom: ROAD_NAMES_ZOOM,
    layout: {
      'symbol-placement': 'line',
      'text-field': text,
      'text-font': familyOf(sans),
      'text-size': 11,
    },
    paint: haloed(name, ground),
  }
}

/** The first family of a stack: the stand-ins for it are fonts of the device, and may be missing. */
const familyOf = (stack: string) => stack.split(',', 1).map((name) => name.replaceAll('"', ''))

const haloed = (colour: string, halo: string) => ({
  'text-color': colour,
  'text-halo-color': halo,
  'text-halo-width': 1.5,
})
