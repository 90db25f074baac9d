import type { Point } from '../public-place.ts'

/** A position on the square world map (Web Mercator): 0 to 1 from west to east and from north to south. */
export type MapPoint = { x: number; y: number }

/** The map ends here: at the poles it would be endless. */
const MAX_LATITUDE = 85.0511

export function toMapPoint({ lat, lng }: Point): MapPoint {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))
  const sine = Math.sin((bounded * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Degrees of a position; one beyond the edges of the map is on its other side. */
export function toDegrees({ x, y }: MapPoint): Point {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lat, lng: (wrapped(x) - 0.5) * 360 }
}

/** From 0 up to 1. */
export function wrapped(x: number): number {
  return x - Math.floor(x)
}
