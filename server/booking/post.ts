import { localeOf } from '#auth/mail/locale.ts'
import { reasonOf } from '#auth/mail/mailer.ts'
import { findUser } from '#data/auth/users.ts'
import {
  type DueMail,
  markMailSent,
  noteBookingMailFailure,
  TRIES_LIMIT,
  takeDueMail,
} from '#data/booking/booking-mails.ts'
import { expireRequests, findRequest, type StoredRequest } from '#data/booking/booking-requests.ts'
import { findListing } from '#data/catalogue/listings.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { toError } from '#domain/to-error.ts'
import type { BookingDeps } from './deps.ts'
import { answerTokenOf, guestTokenOf, openAddress } from './links.ts'
import { mailPlaceOf } from './mail-place.ts'
import { toRequestMail } from './request-mails.ts'

/** Expires requests and sends all due mail; returns the number of mails sent. */
export async function sendDue(deps: BookingDeps): Promise<number> {
  const { auth, log } = deps
  await expireRequests(auth.db, auth.now())
  let sent = 0
  for (;;) {
    const mail = await takeDueMail(auth.db, auth.now())
    if (!mail) return sent
    try {
      await send(deps, mail)
      await markMailSent(auth.db, mail.id, auth.now())
      sent++
    } catch (error) {
      await noteBookingMailFailure(auth.db, mail.id, reasonOf(error))
      const context = { fault: toError(error), kind: mail.kind, tries: mail.tries }
      if (mail.tries >= TRIES_LIMIT) log.error(context, 'booking mail given up')
      else log.warn(context, 'booking mail will be tried again')
    }
  }
}

async function send(deps: BookingDeps, { requestId, kind }: DueMail): Promise<void> {
  const { auth, operator } = deps
  const { siteName: site, siteUrl } = auth.config
  const now = auth.now()
  const request = await findRequest(auth.db, { id: requestId }, now)
  // The request can no longer be answered or confirmed.
  if (!request || (kind === 'operator_asked' && request.state !== 'sent')) return
  if (kind === 'confirm' && request.state !== 'draft') return
  const forOperator = kind.startsWith('operator_')
  const visitor = await addressOf(deps, request)
  const to = forOperator ? operator : visitor
  if (!to) return
  const message = toRequestMail({
    kind,
    request,
    to,
    visitor: visitor ?? '',
    site,
    siteUrl,
    link: forOperator
      ? `${siteUrl}/requests/answer/${answerTokenOf(auth, request.id)}`
      : visitorLink(deps, request),
    // Operators get the language of the deployment.
    locale: localeOf(forOperator ? undefined : request.locale),
    now,
    place: mailPlaceOf(await findListing(auth.db, request.listingId)),
  })
  await auth.mailer.post(message)
}

function visitorLink({ auth }: BookingDeps, request: StoredRequest): string {
  const path = request.userId
    ? `/messages/requests/${request.id}`
    : `/requests/${guestTokenOf(auth, request.id)}`
  return auth.config.siteUrl + languagePath(localeOf(request.locale), path)
}

/** The address of a visitor; null once it is deleted. */
async function addressOf({ auth }: BookingDeps, request: StoredRequest): Promise<string | null> {
  if (request.guestAddress) return openAddress(auth, request.guestAddress)
  if (!request.userId) return null
  return (await findUser(auth.db, request.userId))?.email ?? null
}
