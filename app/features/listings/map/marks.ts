import type { MapPoint } from '#domain/place/map/mercator.ts'
import type { MapPin } from './pins.ts'
import { offsetOf, type Size, type Spot, type View, worldWidth } from './view.ts'

/** Pixels from the middle of a mark within which a press meets it. */
const REACH = { x: 32, y: 22 }

/** A place, or several close together; `zoom` separates the places of the `cluster`. */
export type Mark = { key: string; at: MapPoint } & (
  | { pin: MapPin }
  | { cluster: number; count: number; zoom: number }
)

/** The marks in an area around the centre of a view, the nearest to the centre first. */
export function nearestMarks<T extends Pick<Mark, 'at'>>(
  marks: readonly T[],
  view: View,
  { width, height }: Size,
): T[] {
  return marks
    .map((mark) => ({ mark, ...offsetOf(mark.at, view) }))
    .filter(({ x, y }) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map(({ mark }) => mark)
}

/** The mark at a spot, in pixels from the centre of the view; null for none. */
export function markAt(marks: readonly Mark[], view: View, spot: Spot): Mark | null {
  const around = worldWidth(view.zoom)
  let best: { mark: Mark; away: number } | null = null
  for (const mark of marks) {
    const { x, y } = offsetOf(mark.at, view)
    const across = x - spot.x
    const dx = Math.abs(across - around * Math.round(across / around))
    const dy = Math.abs(y - spot.y)
    if (dx > REACH.x || dy > REACH.y) continue
    const away = Math.hypot(dx, dy)
    if (!best || away < best.away) best = { mark, away }
  }
  return best?.mark ?? null
}
