import type { RequestState } from './booking-api.ts'

/**
 * Events of a request, with the states they apply to and the state they lead to. A state without outgoing
 * events is final.
 */
export const REQUEST_EVENTS = {
  confirm: { from: ['draft'], to: 'sent' },
  accept: { from: ['sent'], to: 'accepted' },
  decline: { from: ['sent'], to: 'declined' },
  cancel: { from: ['draft', 'sent', 'accepted'], to: 'cancelled' },
  expire: { from: ['draft', 'sent'], to: 'expired' },
  complete: { from: ['accepted'], to: 'completed' },
} as const satisfies Record<string, { from: readonly RequestState[]; to: RequestState }>

export type RequestEvent = keyof typeof REQUEST_EVENTS

/** The state after an event; null where it is invalid. */
export function nextState(state: RequestState, event: RequestEvent): RequestState | null {
  const { from, to } = REQUEST_EVENTS[event]
  return from.some((one) => one === state) ? to : null
}

/** A sent request expires after 48 hours without an answer, a draft without a confirmation. */
const ANSWER_HOURS = 48
const HOUR_MS = 3_600_000

export function expiryOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + ANSWER_HOURS * HOUR_MS)
}

/** The effective state at a time, independent of when the stored row is updated. */
export function stateAt(
  { state, expiresAt, endsAt }: { state: RequestState; expiresAt: Date; endsAt: Date },
  now: Date,
): RequestState {
  if ((state === 'draft' || state === 'sent') && now >= expiresAt) return 'expired'
  if (state === 'accepted' && now >= endsAt) return 'completed'
  return state
}
