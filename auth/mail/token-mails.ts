import type { TokenKind } from '#domain/member/account.ts'
import { m } from '#domain/messages/messages.js'
import type { Locale } from './locale.ts'
import type { Mail } from './mailer.ts'
import { renderMail } from './page.ts'

export type TokenMailFacts = {
  kind: TokenKind
  to: string
  site: string
  code: string
  /** Null for a mail with a code only. */
  link: string | null
  /** The requested new address of the account. */
  newEmail: string | null
  /** There were several sign-ups, so no password given so far counts. */
  isContested: boolean
  expiresInS: number
  locale: Locale
}

type Copy = { subject: string; body: string; button: string | null }

/** Texts of each kind of mail. */
const COPY: Record<TokenKind, (facts: TokenMailFacts, options: { locale: Locale }) => Copy> = {
  confirmation: ({ site }, options) => ({
    subject: m.mail_confirmation_subject({ site }, options),
    body: m.mail_confirmation_body({ site }, options),
    button: m.mail_confirmation_button({}, options),
  }),
  magiclink: ({ site }, options) => ({
    subject: m.mail_magiclink_subject({ site }, options),
    body: m.mail_magiclink_body({ site }, options),
    button: m.mail_magiclink_button({}, options),
  }),
  recovery: ({ site }, options) => ({
    subject: m.mail_recovery_subject({ site }, options),
    body: m.mail_recovery_body({ site }, options),
    button: m.mail_recovery_button({}, options),
  }),
  invite: ({ site }, options) => ({
    subject: m.mail_invite_subject({ site }, options),
    body: m.mail_invite_body({ site }, options),
    button: m.mail_invite_button({}, options),
  }),
  email_change_current: ({ site, newEmail }, options) => ({
    subject: m.mail_email_change_current_subject({ site }, options),
    body: m.mail_email_change_current_body({ site, email: newEmail ?? '' }, options),
    button: m.mail_email_change_current_button({}, options),
  }),
  email_change_new: ({ site }, options) => ({
    subject: m.mail_email_change_new_subject({ site }, options),
    body: m.mail_email_change_new_body({ site }, options),
    button: m.mail_email_change_new_button({}, options),
  }),
  reauthentication: ({ site }, options) => ({
    subject: m.mail_reauthentication_subject({ site }, options),
    body: m.mail_reauthentication_body({ site }, options),
    button: null,
  }),
}

/** Renders a mail with a token. */
export function toTokenMail(facts: TokenMailFacts): Mail {
  const { to, site, locale, code, link, expiresInS } = facts
  const options = { locale }
  const minutes = Math.max(1, Math.round(expiresInS / 60))
  const copy = COPY[facts.kind](facts, options)
  const mail = renderMail(to, {
    ...copy,
    body: facts.isContested ? `${copy.body} ${m.mail_contested({}, options)}` : copy.body,
    site,
    locale,
    link,
    code,
    lines: [link ? m.mail_code({ code }, options) : m.mail_code_only({ code }, options)],
    closing: [m.mail_expires({ minutes }, options), m.mail_ignore({}, options)],
  })
  return { ...mail, usefulForS: expiresInS }
}
