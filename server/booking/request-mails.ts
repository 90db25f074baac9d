import type { Locale } from '#auth/mail/locale.ts'
import type { Mail } from '#auth/mail/mailer.ts'
import { renderMail } from '#auth/mail/page.ts'
import type { StoredRequest } from '#data/booking/booking-requests.ts'
import { viewOf } from '#data/booking/booking-views.ts'
import { requestCalendar } from '#domain/booking/request-calendar.ts'
import type { RequestMail } from '#domain/booking/request-mail.ts'
import { m } from '#domain/messages/messages.js'
import { toSingleLine } from '#domain/text/single-line.ts'
import { datesIn, freeUntilIn, instantIn, moneyIn } from './mail-labels.ts'
import { type MailPlace, mailPicturesOf } from './mail-place.ts'

export type RequestMailFacts = {
  kind: RequestMail
  request: StoredRequest
  to: string
  /** Address of the visitor, for the operator's mail about an accepted request; empty otherwise. */
  visitor: string
  site: string
  siteUrl: string
  /** Link to the request for the recipient. */
  link: string
  locale: Locale
  now: Date
  /** The place of the listing; null once it is withdrawn. */
  place: MailPlace | null
}

type Copy = { subject: string; body: string; button: string | null }
type Words = (
  inputs: { title: string; name: string; until: string; address: string },
  options: { locale: Locale },
) => Copy

/** Texts of each kind of mail. */
const COPY: Record<RequestMail, Words> = {
  confirm: (inputs, options) => ({
    subject: m.mail_booking_confirm_subject(inputs, options),
    body: m.mail_booking_confirm_body(inputs, options),
    button: m.mail_booking_confirm_button({}, options),
  }),
  sent: (inputs, options) => ({
    subject: m.mail_booking_sent_subject(inputs, options),
    body: m.mail_booking_sent_body(inputs, options),
    button: m.mail_booking_open({}, options),
  }),
  accepted: (inputs, options) => ({
    subject: m.mail_booking_accepted_subject(inputs, options),
    body: m.mail_booking_accepted_body(inputs, options),
    button: m.mail_booking_open({}, options),
  }),
  declined: (inputs, options) => ({
    subject: m.mail_booking_declined_subject(inputs, options),
    body: m.mail_booking_declined_body(inputs, options),
    button: m.mail_booking_open({}, options),
  }),
  expired: (inputs, options) => ({
    subject: m.mail_booking_expired_subject(inputs, options),
    body: m.mail_booking_expired_body(inputs, options),
    button: m.mail_booking_open({}, options),
  }),
  cancelled: (inputs, options) => ({
    subject: m.mail_booking_cancelled_subject(inputs, options),
    body: m.mail_booking_cancelled_body(inputs, options),
    button: m.mail_booking_open({}, options),
  }),
  operator_asked: (inputs, options) => ({
    subject: m.mail_booking_operator_asked_subject(inputs, options),
    body: m.mail_booking_operator_asked_body(inputs, options),
    button: m.mail_booking_operator_asked_button({}, options),
  }),
  operator_accepted: (inputs, options) => ({
    subject: m.mail_booking_operator_accepted_subject(inputs, options),
    body: m.mail_booking_operator_accepted_body(inputs, options),
    button: null,
  }),
  operator_cancelled: (inputs, options) => ({
    subject: m.mail_booking_operator_cancelled_subject(inputs, options),
    body: m.mail_booking_operator_cancelled_body(inputs, options),
    button: null,
  }),
}

/** Facts beside the subject in an inbox: the dates and the guests. */
const PREVIEWED = 2

/**
 * Renders a mail about a request; texts of listings and visitors are inserted as plain text, never as markup
 * or headers.
 */
export function toRequestMail(facts: RequestMailFacts): Mail {
  const { kind, request, to, visitor, site, siteUrl, link, locale, now } = facts
  const options = { locale }
  const title = toSingleLine(request.listing.title)
  const until = instantIn(locale, request.expiresAt, request.listing.timeZone)
  const inputs = { title, name: toSingleLine(request.name), until, address: visitor }
  const copy = COPY[kind](inputs, options)
  const lines = linesOf(facts)
  const mail = renderMail(to, {
    ...copy,
    preheader: lines.slice(0, PREVIEWED).join(' · '),
    site,
    locale,
    link: copy.button && link,
    lines,
    closing: closingOf(facts),
    ...(facts.place && mailPicturesOf(facts.place, { title, siteUrl, locale })),
  })
  const { host } = new URL(siteUrl)
  const messageId = `<${request.id}.${kind}@${host}>`
  if (kind !== 'accepted') return { ...mail, messageId }
  const description = m.mail_booking_guests({ n: request.guests }, options)
  const content = requestCalendar(request, { origin: siteUrl, site, stamp: now, description })
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return { ...mail, messageId, attachments: [{ filename: 'booking.ics', contentType, content }] }
}

function linesOf({ kind, request, locale, place }: RequestMailFacts): string[] {
  const options = { locale }
  const { term, guests, bill, message, note } = request
  const total = bill
    ? m.mail_booking_total({ total: moneyIn(locale, bill.total, bill.currency) }, options)
    : m.mail_booking_no_total({}, options)
  const facts = [
    m.mail_booking_dates({ dates: datesIn(locale, term) }, options),
    m.mail_booking_guests({ n: guests }, options),
    ...(place?.location ? [m.mail_booking_where({ place: place.location }, options)] : []),
  ]
  if (kind === 'operator_cancelled') return facts
  return [
    ...facts,
    total,
    ...(kind.startsWith('operator_') && message
      ? [m.mail_booking_message({ message }, options)]
      : []),
    ...((kind === 'accepted' || kind === 'declined') && note
      ? [m.mail_booking_note({ note }, options)]
      : []),
    ...(kind === 'confirm' || kind === 'sent' || kind === 'accepted'
      ? policyOf(request, locale)
      : []),
  ]
}

function policyOf(request: StoredRequest, locale: Locale): string[] {
  const options = { locale }
  const { text, freeUntil } = viewOf(request).policy
  if (text === null) return [m.mail_booking_no_policy({}, options)]
  const words = m.mail_booking_policy({ policy: text }, options)
  if (!freeUntil) return [words]
  return [m.mail_booking_free_until({ date: freeUntilIn(locale, freeUntil) }, options), words]
}

function closingOf({ kind, request, locale }: RequestMailFacts): string[] {
  const options = { locale }
  const noPayment = m.mail_booking_no_payment({}, options)
  if (kind === 'operator_asked') return [noPayment, m.mail_booking_operator_private({}, options)]
  if (kind.startsWith('operator_')) return [noPayment]
  return [
    noPayment,
    ...(request.userId === null ? [m.mail_booking_private({}, options)] : []),
    ...(kind === 'confirm' ? [m.mail_booking_not_you({}, options)] : []),
  ]
}
