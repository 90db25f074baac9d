import { kilometresBetween } from '#domain/place/distance.ts'
import { type MapPoint, toDegrees, toMapPoint, wrapped } from '#domain/place/map/mercator.ts'
import type { Point } from '#domain/place/public-place.ts'
import { type Box, type Near, readNear } from '#domain/place/search-area.ts'

/** What a map shows: its centre, and a zoom level at which the world is 256 · 2^zoom pixels wide. */
export type View = MapPoint & { zoom: number }
/** In pixels. */
export type Size = { width: number; height: number }
/** Pixels from the centre of a view. */
export type Spot = { x: number; y: number }

const MIN_ZOOM = 0.5
const HASH = '#map='
/** The closest level of our own map, and of one with tiles. */
export const MAX_ZOOM = 10
export const MAX_TILES_ZOOM = 16
/** A single place is shown with what is around it. */
const PLACE_ZOOM = 8
/** Of a place without a radius so many places around it are in the first view. */
const NEAREST_SHOWN = 8
/** Share of the world from which on places are all around it. */
const AROUND = 0.75
/** Pixels between the outermost places and the edge. */
const FIT_MARGIN = 56

export const WORLD: View = { x: 0.5, y: 0.38, zoom: 1 }

export function worldWidth(zoom: number): number {
  return 256 * 2 ** zoom
}

/** The view with its zoom and centre on the map. */
export function bounded({ x, y, zoom }: View, maxZoom = MAX_ZOOM): View {
  return {
    x: wrapped(x),
    y: Math.max(0, Math.min(1, y)),
    zoom: Math.max(MIN_ZOOM, Math.min(maxZoom, zoom)),
  }
}

/** The view after a drag by some pixels. */
export function panned(view: View, dx: number, dy: number): View {
  const width = worldWidth(view.zoom)
  return bounded({ ...view, x: view.x - dx / width, y: view.y - dy / width }, view.zoom)
}

/** The view zoomed by some levels about a spot, in pixels from the centre, which stays in its place. */
export function zoomed(
  view: View,
  levels: number,
  maxZoom = MAX_ZOOM,
  spot: Spot = { x: 0, y: 0 },
): View {
  const zoom = Math.max(MIN_ZOOM, Math.min(maxZoom, view.zoom + levels))
  const shift = 1 / worldWidth(view.zoom) - 1 / worldWidth(zoom)
  return bounded({ x: view.x + spot.x * shift, y: view.y + spot.y * shift, zoom }, zoom)
}

/** Pixels from the centre to a position, by the shorter way around the world. */
export function offsetOf(point: MapPoint, view: View): Spot {
  const width = worldWidth(view.zoom)
  const across = wrapped(point.x - view.x + 0.5) - 0.5
  return { x: across * width, y: (point.y - view.y) * width }
}

/** The area that a view shows, in degrees to four decimals. */
export function boxOf(view: View, { width, height }: Size): Box {
  const scale = worldWidth(view.zoom)
  const isWholeWidth = width >= scale
  const north = toDegrees({ x: view.x - width / scale / 2, y: clamp(view.y - height / scale / 2) })
  const south = toDegrees({ x: view.x + width / scale / 2, y: clamp(view.y + height / scale / 2) })
  return {
    south: rounded(south.lat),
    north: rounded(north.lat),
    west: isWholeWidth ? -180 : rounded(north.lng),
    east: isWholeWidth ? 180 : rounded(south.lng),
  }
}

/** The closest view of all the points; of the world without any. */
export function fitted(points: readonly Point[], size: Size): View {
  const all = points.map(toMapPoint)
  if (all.length === 0) return WORLD
  const { from, span } = narrowest(all.map(({ x }) => x))
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  // Places all around the world show it as it mostly is shown, not cut somewhere in Europe.
  const isAround = span > AROUND
  const zoom = Math.min(
    PLACE_ZOOM,
    isAround ? zoomFor(1, size.width) : zoomFor(span, size.width - 2 * FIT_MARGIN),
    zoomFor(bottom - top, size.height - 2 * FIT_MARGIN),
  )
  const isLow = size.height > worldWidth(zoom)
  const x = isAround ? WORLD.x : from + span / 2
  return bounded({ x, y: isLow ? WORLD.y : (top + bottom) / 2, zoom })
}

/** The view of a place and of the points within its radius, else of those nearest to it. */
export function fittedNear(near: Near, points: readonly Point[], size: Size): View {
  const { km } = near
  const nearest = points
    .map((point) => ({ point, away: kilometresBetween(near, point) }))
    .filter(({ away }) => km === null || away <= km)
    .sort((a, b) => a.away - b.away)
    .slice(0, km === null ? NEAREST_SHOWN : undefined)
  return fitted([near, ...nearest.map(({ point }) => point)], size)
}

/** The view of an area of a list's address. */
export function viewOfBox({ south, west, north, east }: Box, size: Size, maxZoom = MAX_ZOOM): View {
  const [low, high] = [toMapPoint({ lat: south, lng: west }), toMapPoint({ lat: north, lng: east })]
  const span = wrapped(high.x - low.x) || 1
  const zoom = Math.min(zoomFor(span, size.width), zoomFor(low.y - high.y, size.height))
  return bounded({ x: low.x + span / 2, y: (low.y + high.y) / 2, zoom }, maxZoom)
}

/** Parses the hash of an address, "#map=latitude,longitude,zoom"; null for anything else. */
export function readView(hash: string, maxZoom = MAX_ZOOM): View | null {
  if (!hash.startsWith(HASH)) return null
  const [lat, lng, zoom, ...rest] = hash.slice(HASH.length).split(',', 4)
  const centre = rest.length === 0 ? readNear(`${lat},${lng}`, null) : null
  if (!centre || !/^\d{1,2}(\.\d{1,2})?$/.test(zoom ?? '')) return null
  return bounded({ ...toMapPoint(centre), zoom: Number(zoom) }, maxZoom)
}

export function writeView(view: View): string {
  const { lat, lng } = toDegrees(view)
  // A pixel of the closest view is a metre wide.
  const places = view.zoom > MAX_ZOOM ? 5 : 3
  return `${HASH}${lat.toFixed(places)},${lng.toFixed(places)},${view.zoom.toFixed(1)}`
}

/** The smallest stretch of the round world that holds every position. */
function narrowest(xs: readonly number[]): { from: number; span: number } {
  const sorted = [...new Set(xs)].sort((a, b) => a - b)
  let best = { from: sorted[0] ?? 0, span: 1 }
  sorted.forEach((from, at) => {
    const before = sorted.at(at - 1) ?? from
    const span = wrapped(before - from)
    if (span < best.span) best = { from, span }
  })
  return best
}

const zoomFor = (span: number, pixels: number) =>
  span > 0 && pixels > 0 ? Math.log2(pixels / 256 / span) : MAX_ZOOM
const clamp = (y: number) => Math.max(0, Math.min(1, y))
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0
