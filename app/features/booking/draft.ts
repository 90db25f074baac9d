import type { BookingChoice } from '#app/lib/stores/booking-dialog-store.ts'
import { EMPTY_STAY } from '#domain/booking/booking.ts'
import type { RequestedTerm } from '#domain/booking/booking-request.ts'
import { requestGuestLimit, settleTerm, termKindOf } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'

/** Everything that can be typed or chosen in the form, as it stands there. */
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

/** Where a sent form has led: a member's request, or an address that is still to be confirmed. */
export type Sent = { id: string; email: string | null }

/** The form as it opens: what the booking card knew is chosen already. */
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

/** What the draft asks for; null until it is chosen. */
export function requestedTermOf(listing: BriefListing, draft: Draft): RequestedTerm | null {
  const { checkIn, checkOut, day, departure } = draft
  const kind = termKindOf(listing)
  if (kind === 'stay') return checkIn && checkOut ? { kind, checkIn, checkOut } : null
  if (kind === 'day') return day ? { kind, day } : null
  return departure ? { kind, start: departure } : null
}

/** What the draft asks for, where it can be asked for. */
export function termOf(listing: BriefListing, draft: Draft, now: Date) {
  const asked = requestedTermOf(listing, draft)
  const settled = asked && settleTerm(listing, asked, now)
  return settled && 'term' in settled ? settled.term : null
}
