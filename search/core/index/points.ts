import type { Listing } from '#domain/listing/listing.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { Segment } from './segment.ts'

/** Codes per document: latitude and longitude. */
export const POINT_CODES = 2
/** Steps per degree, so that 360 degrees fit in 16 bits: about 600 m. */
const STEPS = 182

/** The public coordinates of a listing, as codes; zeros where it states none. */
export function pointCodes({ coordinates }: Listing): [number, number] {
  if (!coordinates) return [0, 0]
  return [codeOf(coordinates.lat, 90), codeOf(coordinates.lng, 180)]
}

function codeOf(degrees: number, limit: number): number {
  const within = Math.min(limit, Math.max(-limit, degrees))
  return Math.min(65_535, Math.round((within + limit) * STEPS) + 1)
}

/** The public coordinates of a document, in degrees; null where it states none. */
export function pointOf({ points }: Segment, document: number): Point | null {
  const lat = points[document * POINT_CODES] as number
  const lng = points[document * POINT_CODES + 1] as number
  if (lat === 0) return null
  return { lat: (lat - 1) / STEPS - 90, lng: (lng - 1) / STEPS - 180 }
}
