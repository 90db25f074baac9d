import { formatInstant } from '#app/lib/i18n/format.ts'
import { placeText } from '#app/lib/i18n/number-labels.ts'
import type { DatedListing, Upcoming } from '#domain/availability/calendar.ts'
import { isOnline, localDay } from '#domain/listing/event.ts'
import { m } from '#domain/messages/messages.js'

/** The serialised data of a row of upcoming events. */
export type EventRow = {
  slug: string
  title: string
  category: string
  /** Weekday, time and place: "Fri, 7:30 PM · Lisbon, Portugal". */
  when: string
  isOnline: boolean
  price: DatedListing['price']
  priceText?: DatedListing['priceText']
  /** Day of the occurrence in its own calendar. */
  on: string
  /** The same in two parts, as shown in the row: "28" and "Nov". */
  day: string
  month: string
}

/**
 * The rows of dated listings; listings without a category have no event page and are left out.
 * Dates are formatted on the server: browsers may have older time zone data.
 */
export function toEventRows(upcoming: readonly Upcoming<DatedListing>[]): EventRow[] {
  return upcoming.flatMap(({ item, occurrence }) => {
    const [category] = item.categories
    if (!category || !item.schedule) return []
    const { timeZone } = item.schedule
    const online = isOnline(item.schedule)
    const place = online ? m.directory_event_online() : placeOf(item, item.schedule.place)
    return {
      slug: item.slug,
      title: item.title,
      category,
      when: `${formatInstant(occurrence.start, timeZone, TIME)} · ${place}`,
      isOnline: online,
      price: item.price,
      ...(item.priceText && { priceText: item.priceText }),
      on: localDay(occurrence.start, timeZone),
      day: formatInstant(occurrence.start, timeZone, { day: '2-digit' }),
      month: formatInstant(occurrence.start, timeZone, { month: 'short' }),
    }
  })
}

const TIME = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const

function placeOf({ location, words }: DatedListing, meetingPlace: string): string {
  return location === null ? meetingPlace : placeText(location, words)
}
