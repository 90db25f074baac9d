import Supercluster from 'supercluster'
import { type MapPoint, toMapPoint } from '#domain/place/mercator.ts'
import type { MapPin } from './pins.ts'
import { MAX_ZOOM, offsetOf, type Size, type Spot, type View } from './view.ts'

/** Pixels within which places become one mark. */
const RADIUS = 54
/** Pixels from the middle of a mark within which a press meets it. */
const REACH = { x: 32, y: 22 }

export type ClusterIndex = Supercluster<{ pin: MapPin }, Record<never, never>>

/** A place, or several close together; `zoom` separates them. */
export type Mark = { key: string; at: MapPoint } & (
  | { pin: MapPin }
  | { count: number; zoom: number }
)

export function indexOf(pins: readonly MapPin[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster({ radius: RADIUS, extent: 256, maxZoom: MAX_ZOOM })
  return index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  )
}

/** The marks in an area around the centre of a view, the nearest to the centre first. */
export function marksIn(index: ClusterIndex, view: View, { width, height }: Size): Mark[] {
  const world = index.getClusters([-180, -85, 180, 85], Math.round(view.zoom))
  return world
    .map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      const at = toMapPoint({ lat, lng })
      return { at, properties, ...offsetOf(at, view) }
    })
    .filter(({ x, y }) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map(({ at, properties }): Mark => {
      if ('pin' in properties) return { key: properties.pin.id, at, pin: properties.pin }
      const { cluster_id: id, point_count: count } = properties
      return { key: `cluster ${id}`, at, count, zoom: index.getClusterExpansionZoom(id) }
    })
}

/** The mark at a spot, in pixels from the centre of the view; null for none. */
export function markAt(marks: readonly Mark[], view: View, spot: Spot): Mark | null {
  let best: { mark: Mark; away: number } | null = null
  for (const mark of marks) {
    const { x, y } = offsetOf(mark.at, view)
    const [dx, dy] = [Math.abs(x - spot.x), Math.abs(y - spot.y)]
    if (dx > REACH.x || dy > REACH.y) continue
    const away = Math.hypot(dx, dy)
    if (!best || away < best.away) best = { mark, away }
  }
  return best?.mark ?? null
}
