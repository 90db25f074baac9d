import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { listCountries, listTowns } from '#domain/place/gazetteer.ts'
import { toMapPoint } from '#domain/place/mercator.ts'
import type { Point } from '#domain/place/public-place.ts'

/**
 * Draws the land and borders of Natural Earth as SVG paths, into public/map: the whole world from the 1:110
 * million data, and sheets of it from finer data. Run it after an update of world-atlas.
 */

const FOLDER = join(import.meta.dirname, '../public/map')
/** Units of a sheet, and its margin: outlines on the edge of a clipped shape lie outside the sheet. */
const SHEET_UNITS = 4096
const MARGIN = 120
/** Finer data by the number of sheets across the world (app/features/listings/map/land.ts). */
const SHEETS = [
  { file: 'countries-50m.json', across: 4 },
  { file: 'countries-10m.json', across: 8 },
] as const
const NEAREST = 3
/** In the projection it would be larger than all other land; no listing is there. */
const ANTARCTICA = '010'

type World = Topology<{ countries: GeometryCollection }>
type Land = { land: string; borders: string }
type Place = [x: number, y: number]
type Line = Place[]

/** A function that draws one sheet of a map of `across` by `across` sheets. */
async function draw(file: string, across: number): Promise<(x: number, y: number) => Land> {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`)
  const topology: World = JSON.parse(await readFile(path, 'utf8'))
  const size = SHEET_UNITS * across
  const rings = ringsOf(topology).flatMap((ring) => repeated(unrolled(ring, size), size))
  const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates
  const lines = borders.flatMap((line) => repeated(unrolled(line as Line, size), size))
  return (x, y) => {
    const shift = ([lineX, lineY]: Place): Place => [
      lineX - x * SHEET_UNITS,
      lineY - y * SHEET_UNITS,
    ]
    const land = rings.map((ring) => clippedRing(ring.map(shift)))
    const inside = lines.flatMap((line) => clippedLine(line.map(shift)))
    return { land: pathOf(land, true), borders: pathOf(inside, false) }
  }
}

/** The outlines of all land but Antarctica, holes included, in degrees. */
function ringsOf(topology: World): Line[] {
  const countries = topology.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA)
  return merge(topology, countries as (Polygon | MultiPolygon)[]).coordinates.flat() as Line[]
}

const projectedTo =
  (size: number) =>
  ([lng, lat]: Place): Place => {
    const { x, y } = toMapPoint({ lat, lng })
    return [x * size, y * size]
  }

/** A projected line that goes on past the date line instead of jumping to the other edge of the world. */
function unrolled(line: Line, size: number): Line {
  let turns = 0
  let before: number | null = null
  return line.map(projectedTo(size)).map(([x, y]) => {
    if (before !== null && Math.abs(x - before) > size / 2) turns += x < before ? 1 : -1
    before = x
    return [x + turns * size, y]
  })
}

/** A line in its own world and in those beside it. */
function repeated(line: Line, size: number): Line[] {
  return [-size, 0, size].map((shift) => line.map(([x, y]): Place => [x + shift, y]))
}

const EDGES: readonly { isInside: (place: Place) => boolean; axis: 0 | 1; at: number }[] = [
  { isInside: ([x]) => x >= -MARGIN, axis: 0, at: -MARGIN },
  { isInside: ([x]) => x <= SHEET_UNITS + MARGIN, axis: 0, at: SHEET_UNITS + MARGIN },
  { isInside: ([, y]) => y >= -MARGIN, axis: 1, at: -MARGIN },
  { isInside: ([, y]) => y <= SHEET_UNITS + MARGIN, axis: 1, at: SHEET_UNITS + MARGIN },
]

/** A ring cut to the sheet and its margin, edge by edge (Sutherland and Hodgman). */
function clippedRing(ring: Line): Line {
  return EDGES.reduce<Line>((line, { isInside, axis, at }) => {
    return line.flatMap((place, index) => {
      const before = line.at(index - 1) ?? place
      const crossing =
        isInside(place) === isInside(before) ? [] : [crossingOf(before, place, axis, at)]
      return isInside(place) ? [...crossing, place] : crossing
    })
  }, ring)
}

function crossingOf(from: Place, to: Place, axis: 0 | 1, at: number): Place {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  const other = from[1 - axis === 0 ? 0 : 1] + share * ((to[1 - axis] ?? 0) - (from[1 - axis] ?? 0))
  return axis === 0 ? [at, other] : [other, at]
}

/** The stretches of a line that touch the sheet and its margin. */
function clippedLine(line: Line): Line[] {
  const stretches: Line[] = []
  let current: Line = []
  for (const [index, place] of line.entries()) {
    const before = line[index - 1]
    if (!before) continue
    const isOutside = EDGES.some(({ isInside }) => !isInside(before) && !isInside(place))
    if (isOutside) current = []
    else if (current.length > 0) current.push(place)
    else {
      current = [before, place]
      stretches.push(current)
    }
  }
  return stretches
}

/** Names with their positions in units of the world. */
function labelsOf(named: readonly [name: string, point: Point][]) {
  return named.map(([name, point]) => {
    const { x, y } = toMapPoint(point)
    return [name, Math.round(x * SHEET_UNITS * 10) / 10, Math.round(y * SHEET_UNITS * 10) / 10]
  })
}

function titled([name, point]: [name: string, point: Point]): [name: string, point: Point] {
  return [name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()), point]
}

/** Relative commands of whole numbers; points that the eye cannot tell apart are left out. */
function pathOf(lines: readonly Line[], isClosed: boolean): string {
  return lines
    .map((line) => thinned(line.map(([x, y]) => [Math.round(x), Math.round(y)])))
    .filter(({ length }) => length > (isClosed ? 3 : 1))
    .map((line) => {
      let [fromX, fromY] = [0, 0]
      const steps = line.map(([x, y], at) => {
        const step = at === 0 ? `M${x} ${y}` : `${x - fromX} ${y - fromY}`
        fromX = x
        fromY = y
        return at === 1 ? `l${step}` : step
      })
      return steps.join(' ').replaceAll(' -', '-').replaceAll(' l', 'l') + (isClosed ? 'z' : '')
    })
    .join('')
}

/** Without points closer than `NEAREST` units to the one before, and on the straight between two others. */
function thinned(line: Line): Line {
  const result: Line = []
  for (const [at, point] of line.entries()) {
    const before = result.at(-1)
    const isEnd = at === line.length - 1
    if (before && !isEnd && Math.hypot(point[0] - before[0], point[1] - before[1]) < NEAREST)
      continue
    result.push(point)
  }
  return result
}

const world = await draw('countries-110m.json', 1)
await mkdir(FOLDER, { recursive: true })
const names = { countries: labelsOf(listCountries()), towns: labelsOf(listTowns().map(titled)) }
await writeFile(join(FOLDER, 'names.json'), JSON.stringify(names))
await writeFile(join(FOLDER, 'world.json'), JSON.stringify(world(0, 0)))
for (const { file, across } of SHEETS) {
  const sheetAt = await draw(file, across)
  for (let x = 0; x < across; x++)
    for (let y = 0; y < across; y++)
      await writeFile(join(FOLDER, `${across}-${x}-${y}.json`), JSON.stringify(sheetAt(x, y)))
}
