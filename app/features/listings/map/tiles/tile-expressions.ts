import type { ExpressionSpecification } from 'maplibre-gl'

/** Kinds of land that are green; others, such as housing, have the colour of the ground. */
const GREENS = [
  ...['wood', 'forest', 'scrub', 'heath', 'grass', 'grassland', 'meadow', 'wetland', 'orchard'],
  ...[
    'vineyard',
    'park',
    'garden',
    'national_park',
    'nature_reserve',
    'protected_area',
    'cemetery',
  ],
  ...['golf_course', 'village_green', 'recreation_ground', 'allotments'],
]
/** Borders of countries have level 2, of their regions at most 4. */
const REGION_LEVEL = 4

/** The kind of a feature, by Protomaps and Shortbread or by OpenMapTiles. */
const KIND: ExpressionSpecification = [
  'to-string',
  ['coalesce', ['get', 'class'], ['get', 'kind'], ''],
]

export function isGreen(): ExpressionSpecification {
  return ['in', KIND, ['literal', GREENS]]
}

/** Whether a way is no ferry. */
export function isOnLand(): ExpressionSpecification {
  return ['!=', KIND, 'ferry']
}

/** Whether a border is one of countries or their regions, and not through the sea. */
export function isShownBorder(): ExpressionSpecification {
  const level = ['to-number', ['coalesce', ['get', 'admin_level'], ['get', 'kind_detail'], 0], 0]
  const isAtSea = ['to-boolean', ['coalesce', ['get', 'maritime'], false]]
  return ['all', ['<=', level, REGION_LEVEL], ['!', isAtSea]] as unknown as ExpressionSpecification
}

/** The order of places, the most important first; Shortbread has only their population. */
export function importance(): ExpressionSpecification {
  const known = ['coalesce', ['get', 'min_zoom'], ['get', 'rank']] as const
  const people = ['to-number', ['get', 'population'], 0] as const
  return ['coalesce', known, ['-', 0, people]] as unknown as ExpressionSpecification
}

/** The name in a language, in either of its usual spellings, else the local one. */
export function nameIn(locale: string): ExpressionSpecification {
  const spellings = [`name:${locale}`, `name_${locale}`, 'name']
  return [
    'coalesce',
    ...spellings.map((spelling) => ['get', spelling] as const),
    '',
  ] as unknown as ExpressionSpecification
}

export function shapeIn(...shapes: string[]): ExpressionSpecification {
  return ['in', ['geometry-type'], ['literal', shapes]]
}

export function byZoom(
  from: number,
  low: number,
  to: number,
  high: number,
): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], from, low, to, high]
}
