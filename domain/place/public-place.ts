import type { Schedule } from '../availability/schedule.ts'
import type { ContentType } from '../listing/category.ts'

/** Degrees. */
export type Point = { lat: number; lng: number }

type Placed = { contentType: ContentType }

/** Whether a kind of listing shows only its area until a booking reveals the rest (decision 018). */
export function hidesPlace({ contentType }: Placed): boolean {
  return contentType === 'escape'
}

/** The coordinates that the public may see, in degrees: of a stay, those of its area. */
export function publicPoint({
  contentType,
  lat,
  lng,
}: Placed & { lat: number | null; lng: number | null }): Point | null {
  if (lat === null || lng === null) return null
  return hidesPlace({ contentType }) ? areaPoint({ lat, lng }) : { lat, lng }
}

/** The schedule that the public may see: a stay meets in its area, not at a street address. */
export function publicSchedule({
  contentType,
  location,
  schedule,
}: Placed & { location: string | null; schedule: Schedule | null }): Schedule | null {
  return schedule && hidesPlace({ contentType }) ? { ...schedule, place: location ?? '' } : schedule
}

/**
 * The nearest point of a fixed grid, in degrees: every stay of one cell gets the same point, so asking often,
 * or for neighbours, reveals nothing more. A cell is 1.1 km high and 1 to 2 km wide.
 */
export function areaPoint({ lat, lng }: Point): Point {
  const areaLat = Math.round(lat * 100) / 100
  // Meridians converge: away from the equator a cell spans more hundredths of a degree.
  const width = Math.ceil(0.9 / Math.cos((areaLat * Math.PI) / 180))
  // Adding 0 turns -0 into 0.
  return { lat: areaLat + 0, lng: (Math.round((lng * 100) / width) * width) / 100 + 0 }
}
