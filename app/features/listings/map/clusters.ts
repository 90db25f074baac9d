import Supercluster from 'supercluster'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import { type Mark, nearestMarks } from './marks.ts'
import type { MapPin } from './pins.ts'
import { MAX_ZOOM, type Size, type View } from './view.ts'

/** Pixels within which places become one mark. */
const RADIUS = 54

export type ClusterIndex = Supercluster<{ pin: MapPin }, Record<never, never>>

/** Joins places for every zoom level of a map but the closest, at which each has a mark of its own. */
export function indexOf(pins: readonly MapPin[], maxZoom = MAX_ZOOM): ClusterIndex {
  const index: ClusterIndex = new Supercluster({
    radius: RADIUS,
    extent: 256,
    maxZoom: maxZoom - 1,
  })
  return index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  )
}

/** The marks in an area around the centre of a view, the nearest to the centre first. */
export function marksIn(index: ClusterIndex, view: View, area: Size): Mark[] {
  const world = index
    // Those of the level below a broken one: places would be closer than marks are wide.
    .getClusters([-180, -85, 180, 85], Math.floor(view.zoom))
    .map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      return { at: toMapPoint({ lat, lng }), properties }
    })
  return nearestMarks(world, view, area).map(({ at, properties }): Mark => {
    if ('pin' in properties) return { key: properties.pin.id, at, pin: properties.pin }
    const { cluster_id: cluster, point_count: count } = properties
    const zoom = index.getClusterExpansionZoom(cluster)
    return { key: `cluster ${cluster}`, at, cluster, count, zoom }
  })
}

/** Keys of the marks that show any of the listings, by itself or in a cluster. */
export function keysShowing(
  ids: readonly string[],
  marks: readonly Mark[],
  index: ClusterIndex,
): Set<string> {
  const isShown = (mark: Mark) =>
    'pin' in mark
      ? ids.includes(mark.pin.id)
      : index
          .getLeaves(mark.cluster, Number.POSITIVE_INFINITY)
          .some(({ properties }) => ids.includes(properties.pin.id))
  const showing = ids.length > 0 ? marks.filter(isShown) : []
  return new Set(showing.map(({ key }) => key))
}
