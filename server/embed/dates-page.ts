import { html } from 'hono/html'
import { eventPath } from '#app/features/directory/event/event-path.ts'
import { formatSpan } from '#app/lib/i18n/format.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { nextOccurrences, type Schedule } from '#domain/availability/schedule.ts'
import { localDay } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import type { EmbedDeps } from './deps.ts'
import { embedPage, type Html, type Look } from './page.ts'

const DATES = 8
const WHEN = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const

/** The next dates of a class in its own time zone, with its calendar to subscribe to. */
export function datesPage(
  listing: Listing,
  schedule: Schedule,
  look: Look,
  deps: EmbedDeps & { now: Date },
): Html {
  const { origin, now } = deps
  const { slug, title, categories, contentType } = listing
  const [category] = contentType === 'experience' ? categories : []
  const pathOn = (on: string) =>
    category ? eventPath({ category, slug, on }) : listingPath(listing)
  const items = nextOccurrences(schedule, now, DATES).map(({ start, end }) => {
    const url = pageUrl(origin, pathOn(localDay(start, schedule.timeZone)), look.lang)
    return html`<li><a class="date" href="${url}" target="_blank" rel="noopener">${formatSpan(start, end, schedule.timeZone, WHEN)}</a></li>`
  })
  const list = html`<h2>${title}</h2>
<p class="facts">${schedule.place}, ${schedule.timeZone.replaceAll('_', ' ')}</p>
${items.length === 0 ? html`<p>${m.listings_embed_none()}</p>` : html`<ol>${items}</ol>`}`
  const calendar = { url: `${origin}/feeds/dates/${slug}.ics`, label: m.directory_event_calendar() }
  return embedPage(list, calendar, look, deps)
}
