import type { AuthDeps } from '#auth/deps.ts'
import type { Log } from '../log.ts'

export type BookingDeps = {
  auth: AuthDeps
  /** Address of the operator who answers requests (BOOKING_MAIL). */
  operator: string
  /** False when no mail can be sent: requests are then rejected. */
  canSend: boolean
  log: Log
}
