import type { Locale } from '#auth/mail/locale.ts'
import type { Mail } from '#auth/mail/mailer.ts'
import { type NoticeKind, toNotice } from '#auth/mail/notices.ts'
import { toTokenMail } from '#auth/mail/token-mails.ts'
import type { StoredRequest } from '#data/booking/booking-requests.ts'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import type { RequestMail } from '#domain/booking/request-mail.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { TokenKind } from '#domain/member/account.ts'
import { publicPoint } from '#domain/place/public-place.ts'
import { toInvitation } from '../console/invitation-mail.ts'
import { mailPlaceOf } from './mail-place.ts'
import { toRequestMail } from './request-mails.ts'

const NOW = new Date('2026-11-01T09:00:00Z')
const SITE = 'Seekwell'
const TO = 'ada@example.com'
/** A stay, a class at a place and one online. */
const BOOKED = ['3', 'exp-1', 'exp-6']

const TOKENS: Record<TokenKind, true> = {
  confirmation: true,
  magiclink: true,
  recovery: true,
  invite: true,
  email_change_current: true,
  email_change_new: true,
  reauthentication: true,
}
const NOTICES: Record<NoticeKind, string | null> = {
  email_changed: 'ada.lovelace@example.com',
  identity_linked: 'Google',
  identity_unlinked: 'Google',
  password_changed: null,
  factor_added: null,
  factor_removed: null,
  passkey_added: null,
  passkey_removed: null,
  program_connected: 'Claude',
  account_exists: null,
  deletion_asked: '8 November 2026',
  deletion_undone: null,
}
const REQUESTS: Record<RequestMail, true> = {
  confirm: true,
  sent: true,
  accepted: true,
  declined: true,
  expired: true,
  cancelled: true,
  operator_asked: true,
  operator_accepted: true,
  operator_cancelled: true,
}

export type NamedMail = { name: string; mail: Mail }

/** Every mail that the site sends, in one language; pictures are those of the site at `siteUrl`. */
export function everyMail(siteUrl: string, locale: Locale): NamedMail[] {
  const catalogue = sampleCatalogue(NOW)
  const booked = BOOKED.flatMap((id) => catalogue.find((listing) => listing.id === id) ?? [])
  return [
    ...keysOf(TOKENS).map((kind) => ({ name: kind, mail: tokenMail(kind, siteUrl, locale) })),
    ...keysOf(NOTICES).map((kind) => ({
      name: kind,
      mail: toNotice({ kind, to: TO, site: SITE, siteUrl, detail: NOTICES[kind], locale }),
    })),
    ...booked.flatMap((listing, place) =>
      keysOf(REQUESTS)
        // Each kind about the stay; of the others one is enough.
        .filter((kind) => place === 0 || kind === 'accepted')
        .map((kind) => ({
          name: `${kind}-${listing.id}`,
          mail: requestMail(kind, listing, siteUrl, locale),
        })),
    ),
    { name: 'invitation', mail: invitation(siteUrl, locale) },
  ]
}

function tokenMail(kind: TokenKind, siteUrl: string, locale: Locale): Mail {
  const token = '4f1c9a07b2d84e5d9f0a7c6b3e2d1f08a1b2c3d4e5f60718293a4b5c'
  return toTokenMail({
    kind,
    to: TO,
    site: SITE,
    code: '481516',
    link:
      kind === 'reauthentication' ? null : `${siteUrl}/auth/v1/verify?token=${token}&type=${kind}`,
    newEmail: 'a.very.long.address.of.ada.lovelace@subdomain.analytical-engines.example.com',
    isContested: kind === 'recovery',
    expiresInS: 3600,
    locale,
  })
}

function invitation(siteUrl: string, locale: Locale): Mail {
  const link = `${siteUrl}/console/join/4f1c9a07b2d84e5d9f0a7c6b3e2d1f08`
  return toInvitation({ to: TO, role: 'editor', site: SITE, link, days: 7, locale })
}

function requestMail(kind: RequestMail, listing: Listing, siteUrl: string, locale: Locale): Mail {
  const { coordinates, contentType } = listing
  const centre = coordinates && publicPoint({ contentType, ...coordinates })
  return toRequestMail({
    kind,
    request: requestFor(listing),
    to: TO,
    visitor: 'grace@example.com',
    site: SITE,
    siteUrl,
    link: `${siteUrl}/requests/4f1c9a07b2d84e5d9f0a7c6b3e2d1f08`,
    locale,
    now: NOW,
    place: mailPlaceOf({ ...listing, coordinates: centre }),
  })
}

function requestFor({ id, title, contentType, cancellation, amount }: Listing): StoredRequest {
  const isStay = contentType === 'escape'
  const term: StoredRequest['term'] = isStay
    ? { kind: 'stay', checkIn: '2026-12-18', checkOut: '2026-12-21' }
    : {
        kind: 'departure',
        start: '2026-12-06T19:30:00Z',
        end: '2026-12-06T21:30:00Z',
        timeZone: 'Australia/Sydney',
      }
  const each = amount?.minor ?? 0
  return {
    id: '0d9f6a52-5d2b-4a8e-9f0e-2f6d0f6f7a11',
    userId: null,
    guestHash: null,
    guestAddress: null,
    guestLink: '',
    answerLink: '',
    state: 'sent',
    listingId: id,
    listing: { id, title, thumbnail: null, path: `/escapes/${id}`, timeZone: 'Asia/Tokyo' },
    term,
    guests: 2,
    bill: {
      rows: [{ unit: 'night', each, times: 3, amount: 3 * each }],
      total: 3 * each,
      currency: 'USD',
    },
    policy: cancellation,
    name: 'Grace Hopper',
    message: 'We come late on the first evening.\nIs there a bath on the ground floor?',
    note: 'Come whenever you like: the key is under the stone.',
    locale: 'en',
    createdAt: NOW,
    updatedAt: NOW,
    expiresAt: new Date('2026-11-03T09:00:00Z'),
    endsAt: new Date('2026-12-21T09:00:00Z'),
    unread: false,
  }
}

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[]
}
