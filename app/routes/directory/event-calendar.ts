import { calendarEntry } from '#app/features/directory/event/calendar-entry.ts'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { findListing } from '#data/catalogue/listings.ts'
import { catalogueContext, siteContext } from '#data/context.ts'
import { toCalendarFile } from '#domain/availability/calendar-file.ts'
import { eventOf } from '#domain/listing/event.ts'
import type { Route } from './+types/event-calendar'

/** One date of an experience as an iCalendar file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const now = new Date()
  const listing = await findListing(context.get(catalogueContext), params.slug)
  const event =
    listing?.listed && eventOf(listing, new URL(request.url).searchParams.get('on'), now)
  if (!event || event.category !== params.category) throw missingFile()
  const site = context.get(siteContext)
  const entry = calendarEntry(listing, event.occurrence, { origin: site.origin, now })
  const file = toCalendarFile(entry, site.name)
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${listing.slug}-${event.on}.ics"`,
    },
  })
}
