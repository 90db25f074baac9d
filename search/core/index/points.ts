import type { Listing } from '#domain/listing/listing.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { Segment } from './segment.ts'

/** Numbers per document: latitude and longitude. */
export const POINT_NUMBERS = 2

/** The public coordinates of a listing, in degrees; not a number where it states none. */
export function pointNumbers({ coordinates }: Listing): [number, number] {
  return coordinates ? [coordinates.lat, coordinates.lng] : [Number.NaN, Number.NaN]
}

/** The public coordinates of a document, in degrees; null where it states none. */
export function pointOf({ points }: Segment, document: number): Point | null {
  const lat = points[document * POINT_NUMBERS] as number
  const lng = points[document * POINT_NUMBERS + 1] as number
  return Number.isNaN(lat) ? null : { lat, lng }
}
