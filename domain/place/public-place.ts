import type { Schedule } from '../availability/schedule.ts'
import type { ContentType } from '../listing/category.ts'

/** Degrees. */
export type Point = { lat: number; lng: number }

type Placed = { contentType: ContentType }

/** Whether a content type shows only its area until a booking reveals the address (decision 018). */
export function hidesPlace({ contentType }: Placed): boolean {
  return contentType === 'escape'
}

/** The public coordinates, in degrees: for a stay, those of its area. */
export function publicPoint({
  contentType,
  lat,
  lng,
}: Placed & { lat: number | null; lng: number | null }): Point | null {
  if (lat === null || lng === null) return null
  return hidesPlace({ contentType }) ? areaPoint({ lat, lng }) : { lat, lng }
}

/** The public schedule: a stay shows its area instead of a street address. */
export function publicSchedule({
  contentType,
  location,
  schedule,
}: Placed & { location: string | null; schedule: Schedule | null }): Schedule | null {
  return schedule && hidesPlace({ contentType }) ? { ...schedule, place: location ?? '' } : schedule
}

/** A visitor's position to two decimals, about a kilometre. */
export function coarsePoint({ lat, lng }: Point): Point {
  // Adding 0 turns -0 into 0.
  return { lat: Math.round(lat * 100) / 100 + 0, lng: Math.round(lng * 100) / 100 + 0 }
}

/**
 * The nearest point of a fixed grid, in degrees: all stays of a cell get the same point, so that repeated
 * or neighbouring queries reveal nothing more. A cell is 1.1 km high and 1 to 2 km wide.
 */
export function areaPoint({ lat, lng }: Point): Point {
  const areaLat = Math.round(lat * 100) / 100
  // Meridians converge: away from the equator a cell spans more hundredths of a degree.
  const width = Math.ceil(0.9 / Math.cos((areaLat * Math.PI) / 180))
  // Adding 0 turns -0 into 0.
  return { lat: areaLat + 0, lng: (Math.round((lng * 100) / width) * width) / 100 + 0 }
}
