import { AREA_TABLE } from './area-table.ts'
import type { Point } from './public-place.ts'

/** Latitude and longitude, in degrees. */
type Corner = readonly [lat: number, lng: number]

/** A part of a country or of several, which addresses of listings rarely name. */
export type Area = {
  /** Names and demonyms in four languages, folded, without hyphens. */
  names: readonly string[]
  /** ISO codes of its countries; its outline may take in a town beyond a border. */
  countries: readonly string[]
  outline: readonly Corner[]
}

export const AREAS: readonly Area[] = AREA_TABLE.trim().split('\n').map(areaIn)

function areaIn(line: string): Area {
  const [names = '', countries = '', corners = ''] = line.split('; ')
  return {
    names: names.split('|'),
    countries: countries.split(' '),
    outline: corners.split(', ').map((corner) => {
      const [lat = Number.NaN, lng = Number.NaN] = corner.split(' ').map(Number)
      return [lat, lng]
    }),
  }
}

const BY_NAME: ReadonlyMap<string, Area> = new Map(
  AREAS.flatMap((area) => area.names.map((name) => [name, area] as const)),
)
/** The longest name first: "new south wales" contains "wales". */
const ANY_NAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`,
  'u',
)

/** The area of a folded name; undefined for any other name. */
export function areaNamed(name: string): Area | undefined {
  return BY_NAME.get(name)
}

/** The first area named in a folded text, with its name there; null when none is. */
export function findArea(plain: string): { said: string; area: Area } | null {
  const said = ANY_NAME.exec(plain.replaceAll('-', ' '))?.[0]
  const area = said && areaNamed(said)
  return area ? { said, area } : null
}

/** Whether a point lies within the outline of an area. */
export function isInArea({ lat, lng }: Point, { outline }: Area): boolean {
  let isInside = false
  let [fromLat, fromLng] = outline.at(-1) as Corner
  for (const [toLat, toLng] of outline) {
    // The edge meets the parallel of the point, east of it.
    const crosses =
      fromLat > lat !== toLat > lat &&
      lng < fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat)
    if (crosses) isInside = !isInside
    fromLat = toLat
    fromLng = toLng
  }
  return isInside
}
