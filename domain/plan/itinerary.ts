import type { ContentType } from '../listing/category.ts'

/** A trip as ids: facts and prices are read from the catalogue each time it is shown. */
export type Itinerary = {
  /** From 1; the nights of the stay. */
  days: number
  people: number
  /** The first day ("2026-12-24"); null without dates. */
  start: string | null
  lines: ItineraryLine[]
}

/** One listing of a trip; `day` counts from 1, null for the stay and for things to bring. */
export type ItineraryLine = { id: string; day: number | null; isLocked: boolean }

/** As an answer shows at most: the listings of a turn are limited too. */
export const LINES_LIMIT = 24
export const TRIP_DAYS_LIMIT = 31
export const TRIP_PEOPLE_LIMIT = 50

export type TripPart = 'stay' | 'day' | 'bring'

/** Where a listing stands in a trip. */
export function tripPartOf(contentType: ContentType, day: number | null): TripPart {
  if (contentType === 'escape') return 'stay'
  return day === null ? 'bring' : 'day'
}

/** The date of a day of a trip ("2026-12-24"); null without dates. */
export function dateOfDay({ start }: Pick<Itinerary, 'start'>, day: number): string | null {
  if (start === null) return null
  const date = new Date(`${start}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + day - 1)
  return date.toISOString().slice(0, 10)
}
