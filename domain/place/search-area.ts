import { kilometresBetween } from './distance.ts'
import type { Point } from './public-place.ts'

/** A rectangle of degrees; it crosses the date line where west is greater than east. */
export type Box = { south: number; west: number; north: number; east: number }

/** A centre, with a radius in kilometres; null for an order by distance without a limit. */
export type Near = Point & { km: number | null }

/** Half of the earth's circumference: a larger radius limits nothing. */
const MAX_RADIUS_KM = 20_000
const NUMBER = /^-?\d{1,5}(?:\.\d{1,6})?$/
const WORLD = '-90,-180,90,180'

/**
 * Parses "south,west,north,east". Null for anything else, for a box without a size, one whose south is above
 * its north, and for the whole world, which limits nothing.
 */
export function readBox(text: string | null): Box | null {
  const [south, west, north, east] = readDegrees(text, 4) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return null
  const isValid = isPoint(south, west) && isPoint(north, east) && south < north && west !== east
  return isValid && text !== WORLD ? { south, west, north, east } : null
}

export function writeBox({ south, west, north, east }: Box): string {
  return [south, west, north, east].join(',')
}

/** Parses a centre, "latitude,longitude", and a radius in kilometres. An invalid radius is left out. */
export function readNear(centre: string | null, radius: string | null): Near | null {
  const [lat, lng] = readDegrees(centre, 2) ?? []
  if (lat === undefined || lng === undefined || !isPoint(lat, lng)) return null
  const km = NUMBER.test(radius ?? '') ? Number(radius) : 0
  return { lat, lng, km: km > 0 && km < MAX_RADIUS_KM ? km : null }
}

export function writeCentre({ lat, lng }: Point): string {
  return `${lat},${lng}`
}

export function isInBox({ lat, lng }: Point, box: Box): boolean {
  return lat >= box.south && lat <= box.north && isBetween(lng, box)
}

/** The meridian of 180 degrees has two longitudes. */
function isBetween(lng: number, box: Box): boolean {
  return spans(box, lng) || (Math.abs(lng) === 180 && spans(box, -lng))
}

function spans({ west, east }: Box, lng: number): boolean {
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}

/** Whether a point is inside the limits of a list; unlimited ones hold for a listing without a point too. */
export function isInLimits(
  point: Point | null,
  { area, near }: { area: Box | null; near: Near | null },
): boolean {
  const km = near?.km ?? null
  if (area === null && km === null) return true
  if (point === null || (area !== null && !isInBox(point, area))) return false
  return near === null || km === null || kilometresBetween(near, point) <= km
}

/** Sort key of the order by distance, in whole metres; a listing without a point comes last. */
export function metresFrom(near: Point, point: Point | null): number {
  return point === null ? NO_POINT_METRES : Math.round(kilometresBetween(near, point) * 1_000)
}

export const NO_POINT_METRES = 1e9

function readDegrees(text: string | null, count: number): number[] | null {
  const parts = (text ?? '').split(',', count + 1)
  return parts.length === count && parts.every((part) => NUMBER.test(part))
    ? // Adding 0 turns -0 into 0.
      parts.map((part) => Number(part) + 0)
    : null
}

function isPoint(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
