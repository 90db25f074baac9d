import { calendarEntry } from '#app/features/directory/event/calendar-entry.ts'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { listFullById } from '#data/catalogue/listings.ts'
import { catalogueContext, siteContext } from '#data/context.ts'
import { toCalendarFile } from '#domain/availability/calendar-file.ts'
import { eventOf } from '#domain/listing/event.ts'
import type { Route } from './+types/saved-calendar'

const DATES_LIMIT = 100

/**
 * The next dates of the listings given by repeated `id` parameters as one iCalendar file. A date has the
 * same UID as in the file of its own page, so that calendars do not duplicate it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date()
  const db = context.get(catalogueContext)
  const site = context.get(siteContext)
  const asked = new URL(request.url).searchParams.getAll('id').filter((id) => id.length <= 200)
  const ids = [...new Set(asked)].slice(0, DATES_LIMIT)
  const dated = await listFullById(db, ids)
  const entries = dated.flatMap((listing) => {
    const event = eventOf(listing, null, now)
    return event ? calendarEntry(listing, event.occurrence, { origin: site.origin, now }) : []
  })
  const [first] = entries
  if (!first) throw missingFile()
  return new Response(toCalendarFile(entries, site.name), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${entries.length > 1 ? 'saved' : (dated[0]?.slug ?? 'saved')}.ics"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
