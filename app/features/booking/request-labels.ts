import { formatDay, formatInstant, formatSpan } from '#app/lib/i18n/format.ts'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { FreeUntil, RequestTerm } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const
const CLOCK = { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const
const utc = (isoDay: string) => new Date(`${isoDay}T00:00Z`)

/** The dates of a request: days as they are, instants in local time of the place. */
export function termText(term: RequestTerm): string {
  if (term.kind === 'day') return formatDay(term.day, DAY)
  if (term.kind === 'stay') return formatSpan(utc(term.checkIn), utc(term.checkOut), 'UTC', DAY)
  return departureText(new Date(term.start), new Date(term.end), term.timeZone)
}

export function departureText(start: Date, end: Date, timeZone: string): string {
  return formatSpan(start, end, timeZone, CLOCK)
}

export function freeUntilText(until: FreeUntil): string {
  if (until.kind === 'day') return formatDay(until.day, DAY)
  return formatInstant(new Date(until.at), until.timeZone, CLOCK)
}

/** Whether the free cancellation has expired; a day ends when it has ended in every time zone. */
export function isPast(until: FreeUntil, now: Date): boolean {
  const DAY_AND_A_HALF_MS = 129_600_000
  const end =
    until.kind === 'day' ? utc(until.day).getTime() + DAY_AND_A_HALF_MS : Date.parse(until.at)
  return now.getTime() > end
}

export const STATE_LABELS: Record<RequestState, () => string> = {
  draft: m.booking_state_draft,
  sent: m.booking_state_sent,
  accepted: m.booking_state_accepted,
  declined: m.booking_state_declined,
  expired: m.booking_state_expired,
  cancelled: m.booking_state_cancelled,
  completed: m.booking_state_completed,
}
