import type { AuthDeps } from '#auth/deps.ts'
import { claimRequests } from '#data/booking/booking-requests.ts'
import type { User } from '#domain/member/account.ts'
import { guestHashOf } from './links.ts'

/** Brings home what a member asked for as a guest, once they have proved that the address is theirs. */
export async function claimOwn(auth: AuthDeps, user: User): Promise<void> {
  const { id, email, emailConfirmedAt } = user
  if (email && emailConfirmedAt) await claimRequests(auth.db, id, guestHashOf(auth, email))
}
