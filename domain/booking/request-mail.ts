import type { RequestState } from './booking-api.ts'
import type { RequestEvent } from './request-state.ts'

/** Mails of a booking request: to the visitor, or (`operator_…`) to the operator of the listing. */
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

/** The mails for an event on a request in state `from`. A draft, which was never sent, ends without mails. */
export function mailsOf(event: RequestEvent, from: RequestState): RequestMail[] {
  if (event === 'confirm') return ['operator_asked', 'sent']
  if (event === 'accept') return ['accepted', 'operator_accepted']
  if (event === 'decline') return ['declined']
  if (event === 'expire') return from === 'sent' ? ['expired'] : []
  if (event === 'cancel') return from === 'draft' ? [] : ['cancelled', 'operator_cancelled']
  return []
}
