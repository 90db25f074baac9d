import { setImmediate as turn } from 'node:timers/promises'

export type Point = { lat: number; lng: number }

/** Greater distances are not "near the sea" and are not searched. */
const COAST_LIMIT_KM = 30
const KM_PER_DEGREE = 111.195
const CELL_DEGREES = 0.5
const COLUMNS = 360 / CELL_DEGREES
/** Lines read per turn of the event loop: some milliseconds of work. */
const LINES_PER_TURN = 50

/** Coast segments by the half-degree cells they touch: four numbers each, from and to. */
type Coast = Map<number, number[]>

let loaded: Promise<Coast> | null = null

/**
 * Distance to the sea in kilometres; null beyond 30. From Natural Earth's coastline at 1:10 million, accurate
 * to about a kilometre. The map is loaded on first use.
 */
export async function coastDistanceKm(from: Point): Promise<number | null> {
  loaded ??= loadCoast()
  const coast = await loaded
  const east = Math.cos((from.lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (const cell of cellsAround(from, east)) {
    const pieces = coast.get(cell) ?? []
    for (let at = 0; at < pieces.length; at += 4) {
      nearest = Math.min(nearest, pieceDistance(from, east, pieces, at))
    }
  }
  const km = nearest * KM_PER_DEGREE
  return km <= COAST_LIMIT_KM ? km : null
}

/** TopoJSON stores each line as integer deltas between points. */
async function loadCoast(): Promise<Coast> {
  const { default: map } = await import('world-atlas/land-10m.json', { with: { type: 'json' } })
  const { scale, translate } = map.transform
  const coast: Coast = new Map()
  for (const [at, arc] of map.arcs.entries()) {
    if (at % LINES_PER_TURN === 0) await turn()
    let before: Point | null = null
    let [x, y] = [0, 0]
    for (const [dx = 0, dy = 0] of arc) {
      x += dx
      y += dy
      const here: Point = {
        lng: x * (scale[0] ?? 1) + (translate[0] ?? 0),
        lat: y * (scale[1] ?? 1) + (translate[1] ?? 0),
      }
      if (before) addSegment(coast, before, here)
      before = here
    }
  }
  return coast
}

function addSegment(coast: Coast, from: Point, to: Point): void {
  // The map's edge at the date line is not a coast.
  if (Math.abs(from.lng) > 179.99 && Math.abs(to.lng) > 179.99) return
  const first = cellOf(from.lat, from.lng)
  // Nearly every segment lies in one cell.
  if (first === cellOf(to.lat, to.lng)) {
    put(coast, first, from, to)
    return
  }
  const far = Math.max(Math.abs(to.lng - from.lng), Math.abs(to.lat - from.lat))
  const steps = Math.max(1, Math.ceil(far / CELL_DEGREES))
  const touched = new Set<number>()
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    touched.add(
      cellOf(from.lat + (to.lat - from.lat) * share, from.lng + (to.lng - from.lng) * share),
    )
  }
  for (const cell of touched) put(coast, cell, from, to)
}

function put(coast: Coast, cell: number, from: Point, to: Point): void {
  const pieces = coast.get(cell)
  if (pieces) pieces.push(from.lng, from.lat, to.lng, to.lat)
  else coast.set(cell, [from.lng, from.lat, to.lng, to.lat])
}

function cellOf(lat: number, lng: number): number {
  const column = Math.floor((lng + 180) / CELL_DEGREES)
  return Math.floor((lat + 90) / CELL_DEGREES) * COLUMNS + ((column + COLUMNS) % COLUMNS)
}

/** Every cell within the limit; more columns towards the poles, where a degree of longitude is shorter. */
function* cellsAround({ lat, lng }: Point, east: number): Generator<number> {
  const limitDegrees = COAST_LIMIT_KM / KM_PER_DEGREE
  const sideways = Math.min(180, limitDegrees / Math.max(east, 0.01))
  const rows = Math.ceil(limitDegrees / CELL_DEGREES)
  const columns = Math.ceil(sideways / CELL_DEGREES)
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      yield cellOf(lat + row * CELL_DEGREES, lng + column * CELL_DEGREES)
    }
  }
}

/** In degrees of latitude: a planar approximation is accurate over 30 km. */
function pieceDistance({ lat, lng }: Point, east: number, pieces: number[], at: number): number {
  const x1 = aroundTheWorld((pieces[at] ?? 0) - lng) * east
  const y1 = (pieces[at + 1] ?? 0) - lat
  const x2 = aroundTheWorld((pieces[at + 2] ?? 0) - lng) * east
  const y2 = (pieces[at + 3] ?? 0) - lat
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = length === 0 ? 0 : -(x1 * (x2 - x1) + y1 * (y2 - y1)) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
}

const aroundTheWorld = (degrees: number) =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
