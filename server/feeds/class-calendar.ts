import { eventPath } from '#app/features/directory/event/event-path.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { listingPath } from '#app/paths.ts'
import { toCalendarFile } from '#domain/availability/calendar-file.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { eventOf, localDay } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** Half a year of a weekly class. */
const DATES = 26

/**
 * The next dates of a listing as an iCalendar file to subscribe to; null without any. A date has the same UID as
 * in the file of its own page, so that calendars do not duplicate it.
 */
export function classCalendar(
  listing: Listing,
  site: { origin: string; name: string },
  now: Date,
): string | null {
  const { schedule } = listing
  if (!schedule) return null
  const category = eventOf(listing, null, now)?.category
  const entries = nextOccurrences(schedule, now, DATES).map((occurrence) => {
    const on = localDay(occurrence.start, schedule.timeZone)
    const path =
      listing.contentType === 'experience' && category
        ? eventPath({ category, slug: listing.slug, on })
        : listingPath(listing)
    const url = pageUrl(site.origin, path)
    return {
      uid: `${listing.id}-${on}@${new URL(site.origin).hostname}`,
      title: listing.title,
      description: `${listing.description}\n${url}`,
      location: [schedule.place, listing.address].filter(Boolean).join(', '),
      url,
      stamp: now,
      ...occurrence,
    }
  })
  return entries.length > 0 ? toCalendarFile(entries, site.name) : null
}
