import { callBooking } from '#app/lib/session/account-api.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { setUnread } from '#app/lib/session/unread.ts'
import type { BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { readRequests } from './read-requests.ts'

/**
 * Fetches the member's booking requests, newest first, and updates the unread count.
 *
 * @throws as `callAccount`
 */
export async function fetchRequests(connection: Connection): Promise<BookingRequestSummary[]> {
  const response = await callBooking(connection, 'GET', '/requests')
  const requests = readRequests(await response.json())
  setUnread(requests.filter(({ unread }) => unread).length)
  return requests
}
