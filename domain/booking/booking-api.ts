/** Stored states of a request; an expired or completed one is computed from the time (`stateAt`). */
export const REQUEST_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'completed',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const MESSAGE_LIMIT = 1_000
export const NAME_LIMIT = 80
export const NOTE_LIMIT = 1_000

/**
 * Calls under /booking/v1. Members send their token; `:token` is from a mail. Errors are
 * `{ error_code }` as in the account calls; a conflicting change of state is 409
 * `{ error_code: 'state_changed', state }`.
 *
 *   GET  /requests              { requests: BookingRequestSummary[] }, the member's own
 *   POST /requests              NewBookingRequest -> 201 { id, state }: sent for members, draft for guests
 *   GET  /requests/:id          { request: BookingRequest }
 *   POST /requests/:id/cancel   { request }
 *   POST /requests/:id/read     204: no longer unread
 *   POST /guest/:token/confirm  { request }: a guest's draft is sent
 *   POST /guest/:token/cancel   { request }
 *   POST /answer/:token         OperatorAnswer -> { state }
 */
export const BOOKING_API = '/booking/v1'
