import { pageUrl } from '#app/lib/seo/page-url.ts'
import type { CalendarEntry } from '#domain/availability/calendar-file.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'
import { localDay } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { eventPath } from './event-path.ts'

/**
 * One date of a listing for a visitor's calendar. Its UID is the same in every file, so that calendars do not
 * duplicate it; its link is the date's own page where it has one.
 */
export function calendarEntry(
  listing: Listing,
  occurrence: Occurrence,
  { origin, now }: { origin: string; now: Date },
): CalendarEntry {
  const { id, slug, schedule, contentType, categories } = listing
  const [category] = categories
  const on = localDay(occurrence.start, schedule?.timeZone ?? 'UTC')
  const isEvent = contentType === 'experience' && category !== undefined
  const url = pageUrl(origin, isEvent ? eventPath({ category, slug, on }) : listingPath(listing))
  return {
    uid: `${id}-${on}@${new URL(origin).hostname}`,
    title: listing.title,
    description: `${listing.description}\n${url}`,
    location: [schedule?.place, listing.address].filter(Boolean).join(', '),
    url,
    stamp: now,
    ...occurrence,
  }
}
