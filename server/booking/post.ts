import { localeOf } from '#auth/mail/locale.ts'
import { findUser } from '#data/auth/users.ts'
import { cleanUpRequests } from '#data/booking/booking-erasure.ts'
import {
  type DueMail,
  markMailSent,
  TRIES_LIMIT,
  takeDueMail,
} from '#data/booking/booking-mails.ts'
import { findRequest, type StoredRequest, settleRequests } from '#data/booking/booking-requests.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { toError } from '#domain/to-error.ts'
import type { BookingDeps } from './deps.ts'
import { answerTokenOf, guestTokenOf, openAddress } from './links.ts'
import { toRequestMail } from './request-mails.ts'

const EVERY_MS = 5_000
const TIDY_EVERY_MS = 3_600_000

export type BookingPost = {
  /** Something may be waiting: do not wait for the next round. */
  nudge: () => void
  /** Resolves when what was begun is done. */
  stop: () => Promise<void>
}

/** Does what the clock has made due and sends what is waiting, every few seconds and when nudged. Several servers may. */
export function startBookingPost(deps: BookingDeps): BookingPost {
  let running: Promise<void> | null = null
  let again = false
  let tidiedAt = 0
  async function round(): Promise<void> {
    do {
      again = false
      await sendDue(deps)
    } while (again)
    const now = deps.auth.now()
    if (now.getTime() - tidiedAt < TIDY_EVERY_MS) return
    tidiedAt = now.getTime()
    await cleanUpRequests(deps.auth.db, now)
  }
  function run(): void {
    again = true
    running ??= round()
      .catch((error: unknown) =>
        // While the database is away they wait, as everything does.
        deps.log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { fault: toError(error) },
          'booking requests could not be tended',
        ),
      )
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return {
    nudge: run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Writes down what has lapsed and sends every mail that is due; gives how many were sent. */
export async function sendDue(deps: BookingDeps): Promise<number> {
  const { auth, log } = deps
  await settleRequests(auth.db, auth.now())
  let sent = 0
  for (;;) {
    const mail = await takeDueMail(auth.db, auth.now())
    if (!mail) return sent
    try {
      await send(deps, mail)
      await markMailSent(auth.db, mail.id, auth.now())
      sent++
    } catch (error) {
      const told = { fault: toError(error), kind: mail.kind, tries: mail.tries }
      if (mail.tries >= TRIES_LIMIT) log.error(told, 'booking mail given up')
      else log.warn(told, 'booking mail will be tried again')
    }
  }
}

async function send(deps: BookingDeps, { requestId, kind }: DueMail): Promise<void> {
  const { auth, operator } = deps
  const { siteName: site, siteUrl } = auth.config
  const now = auth.now()
  const request = await findRequest(auth.db, { id: requestId }, now)
  // What can no longer be answered or confirmed is not asked for.
  if (!request || (kind === 'operator_asked' && request.state !== 'sent')) return
  if (kind === 'confirm' && request.state !== 'draft') return
  const forOperator = kind.startsWith('operator_')
  const visitor = await addressOf(deps, request)
  const to = forOperator ? operator : visitor
  if (!to) return
  const letter = toRequestMail({
    kind,
    request,
    to,
    visitor: visitor ?? '',
    site,
    siteUrl,
    link: forOperator
      ? `${siteUrl}/requests/answer/${answerTokenOf(auth, request.id)}`
      : visitorLink(deps, request),
    // The language of the deployment for whoever keeps a place.
    locale: localeOf(forOperator ? undefined : request.locale),
    now,
  })
  await auth.mailer.post(letter)
}

function visitorLink({ auth }: BookingDeps, request: StoredRequest): string {
  const path = request.userId
    ? `/messages/requests/${request.id}`
    : `/requests/${guestTokenOf(auth, request.id)}`
  return auth.config.siteUrl + languagePath(localeOf(request.locale), path)
}

/** Where a visitor is written to; null once they are forgotten. */
async function addressOf({ auth }: BookingDeps, request: StoredRequest): Promise<string | null> {
  if (request.guestAddress) return openAddress(auth, request.guestAddress)
  if (!request.userId) return null
  return (await findUser(auth.db, request.userId))?.email ?? null
}
