import { isBookable } from '#domain/booking/request-term.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { counted } from '../../facts/number-text.ts'
import { isDropInQuestion } from '../../understand/references/booking-question.ts'

/** How to book a stay or an event, or where to get a product or a service; for a folded question. */
export function howToBook(listing: Listing, plain: string): string {
  const sample = listing.sample ? m.assistant_book_sample() : null
  return [...waysOf(listing, plain), sample].filter(Boolean).join(' ')
}

function waysOf(listing: Listing, plain: string): string[] {
  const { contentType, schedule, host } = listing
  if (!isBookable(listing))
    return [host ? m.assistant_buy_from({ host: host.name }) : m.assistant_buy()]
  if (contentType === 'escape') return [m.assistant_book_stay()]
  const seats = schedule && isDropInQuestion(plain) ? counted(schedule.seats) : null
  return [...(seats ? [m.assistant_book_seats({ seats })] : []), m.assistant_book_event()]
}
