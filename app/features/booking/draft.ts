import type { BookingChoice } from '#app/lib/stores/booking-dialog-store.ts'
import { EMPTY_STAY } from '#domain/booking/booking.ts'
import type { RequestedTerm } from '#domain/booking/booking-request.ts'
import { requestGuestLimit, settleTerm, termKindOf } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'

/** The values of the form. */
export type Draft = {
  checkIn: string
  checkOut: string
  day: string
  departure: string
  guests: number
  name: string
  email: string
  message: string
}

/** The result of a sent form: a member's request, or an email address to be confirmed. */
export type Sent = { id: string; email: string | null }

/** The initial form, with the choices of the booking card. */
export function draftOf(listing: BriefListing, choice: BookingChoice, name: string): Draft {
  return {
    checkIn: choice.checkIn ?? '',
    checkOut: choice.checkOut ?? '',
    day: '',
    departure: choice.departure ?? '',
    guests: Math.min(choice.guests || EMPTY_STAY.guests, requestGuestLimit(listing)),
    name,
    email: '',
    message: '',
  }
}

/** The requested term; null until chosen. */
export function requestedTermOf(listing: BriefListing, draft: Draft): RequestedTerm | null {
  const { checkIn, checkOut, day, departure } = draft
  const kind = termKindOf(listing)
  if (kind === 'stay') return checkIn && checkOut ? { kind, checkIn, checkOut } : null
  if (kind === 'day') return day ? { kind, day } : null
  return departure ? { kind, start: departure } : null
}

/** The validated term; null if invalid or not chosen. */
export function termOf(listing: BriefListing, draft: Draft, now: Date) {
  const requested = requestedTermOf(listing, draft)
  const result = requested && settleTerm(listing, requested, now)
  return result && 'term' in result ? result.term : null
}
