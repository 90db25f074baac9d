import { formatDay, formatInstant, formatSpan } from '#app/lib/i18n/format.ts'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'

/** Labels of the states, in the order of a request's life cycle. */
export const STATE_LABELS: Record<RequestState, () => string> = {
  draft: m.inbox_state_draft,
  sent: m.inbox_state_sent,
  accepted: m.inbox_state_accepted,
  declined: m.inbox_state_declined,
  expired: m.inbox_state_expired,
  cancelled: m.inbox_state_cancelled,
  completed: m.inbox_state_completed,
}
export const STATES = Object.keys(STATE_LABELS) as RequestState[]

/** Badge tone of each state. */
export const STATE_TONES = {
  draft: 'balance',
  sent: 'energize',
  accepted: 'focus',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  completed: 'calm',
} as const satisfies Record<RequestState, string>

/** The term of a request: days, or an instant in local time of the place. */
export function termLabel(term: BookingRequestSummary['term']): string {
  if (term.kind === 'day') return formatDay(term.day)
  if (term.kind === 'stay') {
    const [start, end] = [new Date(`${term.checkIn}T00:00Z`), new Date(`${term.checkOut}T00:00Z`)]
    return formatSpan(start, end, 'UTC', { dateStyle: 'medium' })
  }
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  return formatInstant(new Date(term.start), term.timeZone, options)
}
