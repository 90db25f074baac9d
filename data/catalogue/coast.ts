import { setImmediate as turn } from 'node:timers/promises'

export type Point = { lat: number; lng: number }

/** Nothing farther is "near the sea", so nothing farther is looked for. */
export const COAST_LIMIT_KM = 30
const KM_PER_DEGREE = 111.195
const CELL_DEGREES = 0.5
const COLUMNS = 360 / CELL_DEGREES
/** Lines read before others get their turn: some milliseconds of work. */
const LINES_A_TURN = 50

/** Pieces of coast by the half-degree cells that they touch: four numbers a piece, from and to. */
type Coast = Map<number, number[]>

let loaded: Promise<Coast> | null = null

/**
 * How far the sea is, as the crow flies, in kilometres; null when farther than 30. From Natural Earth's
 * coast at 1:10 million, which is right to about a kilometre. The map is read at the first question.
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

/** The map keeps each line as whole-number steps from point to point (TopoJSON). */
async function loadCoast(): Promise<Coast> {
  const { default: map } = await import('world-atlas/land-10m.json', { with: { type: 'json' } })
  const { scale, translate } = map.transform
  const coast: Coast = new Map()
  for (const [at, arc] of map.arcs.entries()) {
    if (at % LINES_A_TURN === 0) await turn()
    let before: Point | null = null
    let [x, y] = [0, 0]
    for (const [dx = 0, dy = 0] of arc) {
      x += dx
      y += dy
      const here: Point = {
        lng: x * (scale[0] ?? 1) + (translate[0] ?? 0),
        lat: y * (scale[1] ?? 1) + (translate[1] ?? 0),
      }
      if (before) keep(coast, before, here)
      before = here
    }
  }
  return coast
}

function keep(coast: Coast, from: Point, to: Point): void {
  // The map's edge at the date line is no shore.
  if (Math.abs(from.lng) > 179.99 && Math.abs(to.lng) > 179.99) return
  const first = cellOf(from.lat, from.lng)
  // Nearly every piece is short and lies in one cell.
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

/** Every cell within the limit; towards the poles a degree of longitude is short, so there are more. */
function* cellsAround({ lat, lng }: Point, east: number): Generator<number> {
  const reach = COAST_LIMIT_KM / KM_PER_DEGREE
  const sideways = Math.min(180, reach / Math.max(east, 0.01))
  const rows = Math.ceil(reach / CELL_DEGREES)
  const columns = Math.ceil(sideways / CELL_DEGREES)
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      yield cellOf(lat + row * CELL_DEGREES, lng + column * CELL_DEGREES)
    }
  }
}

/** In degrees of latitude: over 30 km the earth is flat enough. */
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
