import { calendarEntry } from '#app/features/directory/event/calendar-entry.ts'
import { toCalendarFile } from '#domain/availability/calendar-file.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** Half a year of a weekly class. */
const DATES = 26

/** The next dates of a listing as an iCalendar file to subscribe to; null without any. */
export function classCalendar(
  listing: Listing,
  site: { origin: string; name: string },
  now: Date,
): string | null {
  const { schedule } = listing
  if (!schedule) return null
  const entries = nextOccurrences(schedule, now, DATES).map((occurrence) =>
    calendarEntry(listing, occurrence, { origin: site.origin, now }),
  )
  return entries.length > 0 ? toCalendarFile(entries, site.name) : null
}
