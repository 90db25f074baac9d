import { randomUUID } from 'node:crypto'
import { pictureOf } from '#app/lib/pictures.ts'
import { isEmailAddress } from '#auth/addresses/email-address.ts'
import { AuthError } from '#auth/errors.ts'
import { payForMail, requireMailAllowed } from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import {
  createRequest,
  findSubmission,
  linkHash,
  type NewRequest,
  type StoredRequest,
} from '#data/booking/booking-requests.ts'
import { findListing } from '#data/catalogue/listings.ts'
import type { NewBookingRequest } from '#domain/booking/booking-request.ts'
import { expiryOf } from '#domain/booking/request-state.ts'
import {
  billOf,
  endOfTerm,
  isBookable,
  requestGuestLimit,
  settleTerm,
} from '#domain/booking/request-term.ts'
import type { Language } from '#domain/language/language.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { User } from '#domain/member/account.ts'
import { timeZoneOf } from '#domain/place/time-zone.ts'
import type { BookingDeps } from './deps.ts'
import { answerTokenOf, guestHashOf, guestTokenOf, sealAddress } from './links.ts'

/** Where a submission comes from: the network, for rate limits, and the language of its mails. */
export type Submitter = { ip: string; locale: Language }

/**
 * Stores a booking request: sent at once for a member with a confirmed address, else a draft until the link
 * in a mail confirms it.
 *
 * @throws AuthError whose `field` names the invalid field; `price_changed` with the correct total
 */
export async function submitRequest(
  deps: BookingDeps,
  submitter: Submitter,
  user: User | null,
  input: NewBookingRequest,
) {
  const { auth, canSend } = deps
  if (!canSend) throw new AuthError(503, 'mail_not_configured', 'No mail can be sent here')
  const listing = await findListing(auth.db, input.listingId)
  if (!listing || !isBookable(listing))
    throw new AuthError(404, 'listing_not_found', 'No such listing')
  const terms = validateTerms(listing, input, auth.now())
  const member = user?.email && user.emailConfirmedAt ? user : null
  const guest = member ? null : guestAddressOf(input, user)
  const owner = { userId: member?.id ?? null, guestHash: guest && guestHashOf(auth, guest) }
  const known = await findSubmission(auth.db, input.key, auth.now())
  if (known) return { request: sameAs(input, ofOwner(known, owner)), isNew: false }
  await requireAllowed(deps, submitter.ip, { member, guest, listing })
  const { request, isNew } = await createRequest(auth.db, {
    ...newRequest(deps, input, listing, terms),
    ...owner,
    guestAddress: guest && sealAddress(auth, guest),
    locale: submitter.locale,
    state: guest ? 'draft' : 'sent',
  })
  return { request: ofOwner(request, owner), isNew }
}

type Owner = Pick<StoredRequest, 'userId' | 'guestHash'>

/**
 * A submission key must not reveal another visitor's request.
 *
 * @throws AuthError
 */
function ofOwner(request: StoredRequest, { userId, guestHash }: Owner): StoredRequest {
  if (request.userId !== userId || request.guestHash !== guestHash)
    throw new AuthError(409, 'conflict', 'This submission is taken')
  return request
}

/**
 * A form that was changed and resubmitted must not look as if the change were stored.
 *
 * @throws AuthError
 */
function sameAs({ guests, message, name }: NewBookingRequest, known: StoredRequest): StoredRequest {
  if (known.guests !== guests || known.message !== message || known.name !== name)
    throw new AuthError(409, 'already_sent', 'This submission was sent with other details')
  return known
}

type Visitor = { member: User | null; guest: string | null; listing: Listing }

/** @throws AuthError with the seconds to wait when a rate limit is exceeded */
async function requireAllowed({ auth }: BookingDeps, ip: string, visitor: Visitor): Promise<void> {
  const { member, guest, listing } = visitor
  await throttle(auth, 'booking', member?.id ?? ip)
  if (!guest) return
  const purpose = `booking-${listing.id}`
  await requireMailAllowed(auth, { purpose, address: guest, ip, share: 'open' })
  await payForMail(auth, 'open')
}

/** @throws AuthError for dates, guests or a price that do not fit the listing */
function validateTerms(listing: Listing, input: NewBookingRequest, now: Date) {
  const terms = settleTerm(listing, input.term, now)
  if ('fault' in terms) throw unusable('term', terms.fault)
  if (input.guests > requestGuestLimit(listing)) throw unusable('guests', 'too_many')
  const bill = billOf(listing.amount, terms.term, input.guests)
  if ((bill?.total ?? null) !== input.total)
    throw new AuthError(409, 'price_changed', 'The price has changed', {
      details: { total: bill?.total ?? null },
    })
  return { term: terms.term, bill }
}

/** An account without a confirmed address submits as a guest. */
function guestAddressOf(input: NewBookingRequest, user: User | null): string {
  const email = input.email || user?.email
  if (!email || !isEmailAddress(email)) throw unusable('email', 'invalid')
  return email
}

const unusable = (field: string, reason: string) =>
  new AuthError(400, 'validation_failed', `${field}: ${reason}`, { details: { field, reason } })

function newRequest(
  { auth }: BookingDeps,
  { key, guests, message, name }: NewBookingRequest,
  listing: Listing,
  { term, bill }: ReturnType<typeof validateTerms>,
): Omit<NewRequest, 'userId' | 'guestHash' | 'guestAddress' | 'locale' | 'state'> {
  const id = randomUUID()
  const now = auth.now()
  const timeZone = listing.schedule?.timeZone ?? timeZoneOf(listing.country, now)
  return {
    id,
    submission: key,
    guestLink: linkHash(guestTokenOf(auth, id)),
    answerLink: linkHash(answerTokenOf(auth, id)),
    listingId: listing.id,
    listing: {
      id: listing.id,
      title: listing.title,
      thumbnail: pictureOf(listing, '4x3').src,
      path: listingPath(listing),
      ...(timeZone && { timeZone }),
    },
    term,
    guests,
    bill,
    policy: listing.cancellation,
    name,
    message,
    createdAt: now,
    expiresAt: expiryOf(now),
    endsAt: endOfTerm(term),
  }
}
