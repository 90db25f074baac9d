import { formatInstant } from '#app/lib/i18n/format.ts'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { BookingRequest } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'

const WHEN = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** Explains a state to the visitor; `timeZone` is the reader's. */
export function explainState({ state, expiresAt }: BookingRequest, timeZone: string): string {
  const until = formatInstant(new Date(expiresAt), timeZone, WHEN)
  const words: Record<RequestState, () => string> = {
    draft: () => m.booking_means_draft({ until }),
    sent: () => m.booking_means_sent({ until }),
    accepted: m.booking_means_accepted,
    declined: m.booking_means_declined,
    expired: m.booking_means_expired,
    cancelled: m.booking_means_cancelled,
    completed: m.booking_means_completed,
  }
  return words[state]()
}

/** Explains a state to the operator; `timeZone` is the reader's. */
export function explainToOperator({ state, expiresAt }: BookingRequest, timeZone: string): string {
  const until = formatInstant(new Date(expiresAt), timeZone, WHEN)
  const words: Record<RequestState, () => string> = {
    draft: m.booking_operator_gone,
    sent: () => m.booking_operator_sent({ until }),
    accepted: m.booking_operator_accepted,
    declined: m.booking_operator_declined,
    expired: m.booking_operator_expired,
    cancelled: m.booking_operator_cancelled,
    completed: m.booking_operator_accepted,
  }
  return words[state]()
}
