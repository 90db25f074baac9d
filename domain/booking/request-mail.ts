import type { RequestState } from './booking-api.ts'
import type { RequestEvent } from './request-state.ts'

/** Mails of a booking request: to the visitor, or (`operator_…`) to whoever answers for the place. */
export type RequestMail =
  | 'confirm'
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'operator_asked'
  | 'operator_accepted'
  | 'operator_cancelled'

/** What is written when a request that was in `from` meets an event. Whoever was never told of it hears nothing of its end. */
export function mailsOf(event: RequestEvent, from: RequestState): RequestMail[] {
  if (event === 'confirm') return ['operator_asked', 'sent']
  if (event === 'accept') return ['accepted', 'operator_accepted']
  if (event === 'decline') return ['declined']
  if (event === 'expire') return from === 'sent' ? ['expired'] : []
  if (event === 'cancel') return from === 'draft' ? [] : ['cancelled', 'operator_cancelled']
  return []
}
