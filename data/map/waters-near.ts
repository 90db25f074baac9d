import { EARTH_RADIUS_KM } from '#domain/place/distance.ts'
import type { Line } from '#domain/place/map/clip.ts'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import type { Point } from '#domain/place/public-place.ts'
import { readSheet, SHEET_UNITS, SHEETS_ACROSS } from './outlines.ts'

/** Farther waters are not near; a sheet's lines go past its edge by more than this below 65 degrees. */
const LIMIT_KM = 40
/** The outlines are no finer. */
const FINEST_KM = 3

/** Kilometres to the nearest coast, large lake and large river; null beyond 40. */
export type WatersNear = { coast: number | null; lake: number | null; river: number | null }

/** The waters near a point, by the outlines of the map, accurate to about three kilometres. */
export async function watersNear(point: Point): Promise<WatersNear> {
  const { x, y } = toMapPoint(point)
  const [across, down] = [x * SHEETS_ACROSS, y * SHEETS_ACROSS]
  const column = Math.floor(across) % SHEETS_ACROSS
  const row = Math.max(0, Math.min(SHEETS_ACROSS - 1, Math.floor(down)))
  const sheet = await readSheet(column, row)
  const at = {
    x: (across - Math.floor(across)) * SHEET_UNITS,
    y: (down - row) * SHEET_UNITS,
  }
  const kilometresPerUnit =
    (2 * Math.PI * EARTH_RADIUS_KM * Math.cos((point.lat * Math.PI) / 180)) /
    (SHEET_UNITS * SHEETS_ACROSS)
  const nearest = (lines: readonly Line[]) => {
    const km = Math.min(...lines.map((line) => unitsTo(line, at))) * kilometresPerUnit
    return km <= LIMIT_KM ? Math.max(FINEST_KM, km) : null
  }
  // Shores are closed.
  const shores = (rings: readonly Line[]) =>
    rings.map((ring) => [...ring, ...ring.slice(0, 1)]).map(withoutFrame)
  return {
    coast: nearest(shores(sheet.land).flat()),
    lake: nearest(shores(sheet.lakes).flat()),
    river: nearest(sheet.rivers),
  }
}

/** The margin of a sheet (scripts/write-map.ts). */
const MARGIN = 120

/** The stretches of an outline that are no edge of the sheet, on which land is merely cut off. */
function withoutFrame(line: Line): Line[] {
  const onEdge = (value: number) => value === -MARGIN || value === SHEET_UNITS + MARGIN
  const stretches: Line[] = [[]]
  for (const [index, place] of line.entries()) {
    const before = line[index - 1]
    const isCut =
      before &&
      ((onEdge(place[0]) && place[0] === before[0]) || (onEdge(place[1]) && place[1] === before[1]))
    if (isCut) stretches.push([])
    stretches.at(-1)?.push(place)
  }
  return stretches
}

function unitsTo(line: Line, { x, y }: { x: number; y: number }): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY]
    const [stepX, stepY] = [toX - fromX, toY - fromY]
    const length = stepX ** 2 + stepY ** 2
    const along = length === 0 ? 0 : ((x - fromX) * stepX + (y - fromY) * stepY) / length
    const share = Math.max(0, Math.min(1, along))
    nearest = Math.min(nearest, Math.hypot(fromX + stepX * share - x, fromY + stepY * share - y))
  }
  return nearest
}
