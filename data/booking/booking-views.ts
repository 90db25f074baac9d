import type { BookingRequest, BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { freeUntilOf } from '#domain/money/free-cancellation.ts'
import type { StoredRequest } from './booking-requests.ts'

/** The list view of a request. */
export function summaryOf(request: StoredRequest): BookingRequestSummary {
  const { id, listing, state, term, guests, bill, updatedAt, unread } = request
  return {
    id,
    listing,
    state,
    term,
    guests,
    total: bill && { minor: bill.total, currency: bill.currency },
    updatedAt: updatedAt.toISOString(),
    unread,
  }
}

/** The visitor's view of a request, without addresses, links or accounts. */
export function viewOf(request: StoredRequest): BookingRequest {
  const { name, message, note, bill, policy, term, createdAt, expiresAt } = request
  return {
    ...summaryOf(request),
    name,
    message,
    note,
    bill,
    policy: { text: policy, freeUntil: freeUntilOf(policy, term) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
