import { toCalendarFile } from '../availability/calendar-file.ts'
import type { BookingRequest } from './booking-request.ts'

const DAY_MS = 86_400_000

type Surroundings = { origin: string; site: string; stamp: Date; description: string }

/** The calendar file of a request: nights and days as all-day events, a departure with its times. */
export function requestCalendar(
  { id, listing, term }: Pick<BookingRequest, 'id' | 'listing' | 'term'>,
  { origin, site, stamp, description }: Surroundings,
): string {
  const [start, end] =
    term.kind === 'stay'
      ? [term.checkIn, term.checkOut]
      : term.kind === 'day'
        ? [term.day, dayAfter(term.day)]
        : [new Date(term.start), new Date(term.end)]
  const { host } = new URL(origin)
  const url = `${origin}${listing.path}`
  const entry = { uid: `${id}@${host}`, title: listing.title, description, location: '', url }
  return toCalendarFile({ ...entry, start, end, stamp }, site)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
