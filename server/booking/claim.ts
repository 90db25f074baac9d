import type { AuthDeps } from '#auth/deps.ts'
import { claimRequests } from '#data/booking/booking-requests.ts'
import type { User } from '#domain/member/account.ts'
import { guestHashOf } from './links.ts'

/** Assigns a member's earlier guest requests to their account, once their address is verified. */
export async function claimGuestRequests(auth: AuthDeps, user: User): Promise<void> {
  const { id, email, emailConfirmedAt } = user
  if (email && emailConfirmedAt) await claimRequests(auth.db, id, guestHashOf(auth, email))
}
