import type { AuthDeps } from '#auth/deps.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { BookingDeps } from './deps.ts'
import { type BookingPost, startBookingPost } from './post.ts'

export type Booking = Omit<BookingDeps, 'auth' | 'log'> & {
  nudge: () => void
  /** Begins to send; gives what ends it. */
  start: () => () => Promise<void>
}

type Surroundings = { auth: AuthDeps; origin: string; log: Log; say: (line: string) => void }

/** The booking requests of this deployment; says what a deployer should know before the first one comes. */
export function openBooking(env: Env, { auth, origin, log, say }: Surroundings): Booking {
  const operator = env.BOOKING_MAIL ?? `bookings@${new URL(origin).hostname}`
  const isDevelopment = env.NODE_ENV === 'development'
  const canSend = auth.mailer.isConfigured || isDevelopment
  if (!canSend) say('Booking requests: none can be sent. Set SMTP_URL or MAIL_DIR.')
  else if (!env.BOOKING_MAIL && !isDevelopment)
    say(`Booking requests go to ${operator}. Set BOOKING_MAIL to have them elsewhere.`)
  let post: BookingPost | null = null
  return {
    operator,
    canSend,
    nudge: () => post?.nudge(),
    start() {
      // Without mail nothing is taken out of the outbox: it waits until there is some.
      if (canSend) post = startBookingPost({ auth, operator, canSend, log })
      return async () => post?.stop()
    },
  }
}
