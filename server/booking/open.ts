import type { AuthDeps } from '#auth/deps.ts'
import { cleanUpRequests } from '#data/booking/booking-erasure.ts'
import type { Env } from '../env.ts'
import type { Job } from '../jobs/jobs.ts'
import { BOOKING_MAIL_JOB } from '../jobs/mail-jobs.ts'
import type { Log } from '../log.ts'
import type { BookingDeps } from './deps.ts'
import { sendDue } from './post.ts'

export type Booking = Omit<BookingDeps, 'auth' | 'log'> & {
  /** Mail may be due: sends it now instead of at the next interval. */
  nudge: () => void
  jobs: readonly Job[]
}

type Surroundings = {
  auth: AuthDeps
  origin: string
  log: Log
  print: (line: string) => void
  runSoon: (job: string) => void
}

const MAIL_EVERY_MS = 5_000
const CLEAN_UP_EVERY_MS = 3_600_000

/** Opens the booking requests of this deployment and prints configuration warnings for the operator. */
export function openBooking(
  env: Env,
  { auth, origin, log, print, runSoon }: Surroundings,
): Booking {
  const operator = env.BOOKING_MAIL ?? `bookings@${new URL(origin).hostname}`
  const isDevelopment = env.NODE_ENV === 'development'
  const canSend = auth.mailer.isConfigured || isDevelopment
  if (!canSend) print('Booking requests: none can be sent. Set SMTP_URL or MAIL_DIR.')
  else if (!env.BOOKING_MAIL && !isDevelopment)
    print(`Booking requests go to ${operator}. Set BOOKING_MAIL to have them elsewhere.`)
  const deps = { auth, operator, canSend, log }
  return {
    operator,
    canSend,
    nudge: () => runSoon(BOOKING_MAIL_JOB),
    // Without a mail transport, mails stay in the queue.
    jobs: canSend
      ? [
          { name: BOOKING_MAIL_JOB, everyMs: MAIL_EVERY_MS, run: () => sendDue(deps) },
          {
            name: 'booking clean-up',
            everyMs: CLEAN_UP_EVERY_MS,
            run: () => cleanUpRequests(auth.db, auth.now()),
          },
        ]
      : [],
  }
}
