import type { AuthDeps } from '#auth/deps.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { BookingDeps } from './deps.ts'
import { type BookingMailer, startBookingMailer } from './post.ts'

export type Booking = Omit<BookingDeps, 'auth' | 'log'> & {
  nudge: () => void
  /** Starts sending mail; returns a function that stops it. */
  start: () => () => Promise<void>
}

type Surroundings = { auth: AuthDeps; origin: string; log: Log; print: (line: string) => void }

/** Opens the booking requests of this deployment and prints configuration warnings for the operator. */
export function openBooking(env: Env, { auth, origin, log, print }: Surroundings): Booking {
  const operator = env.BOOKING_MAIL ?? `bookings@${new URL(origin).hostname}`
  const isDevelopment = env.NODE_ENV === 'development'
  const canSend = auth.mailer.isConfigured || isDevelopment
  if (!canSend) print('Booking requests: none can be sent. Set SMTP_URL or MAIL_DIR.')
  else if (!env.BOOKING_MAIL && !isDevelopment)
    print(`Booking requests go to ${operator}. Set BOOKING_MAIL to have them elsewhere.`)
  let post: BookingMailer | null = null
  return {
    operator,
    canSend,
    nudge: () => post?.nudge(),
    start() {
      // Without a mail transport, mails stay in the queue.
      if (canSend) post = startBookingMailer({ auth, operator, canSend, log })
      return async () => post?.stop()
    },
  }
}
