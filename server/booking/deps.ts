import type { AuthDeps } from '#auth/deps.ts'
import type { Log } from '../log.ts'

export type BookingDeps = {
  auth: AuthDeps
  /** Who answers requests for places without a contact of their own (BOOKING_MAIL). */
  operator: string
  /** False where a mail would reach nobody: then nothing can be asked for. */
  canSend: boolean
  log: Log
}
