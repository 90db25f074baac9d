import { m } from '#domain/messages/messages.js'
import type { Locale } from './locale.ts'
import type { Mail } from './mailer.ts'
import { renderMail } from './page.ts'

/** Kinds of security notices to the owner of an account. */
export type NoticeKind =
  | 'email_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'program_connected'
  | 'account_exists'
  | 'deletion_asked'
  | 'deletion_undone'

export type NoticeFacts = {
  kind: NoticeKind
  to: string
  site: string
  siteUrl: string
  /** The new address, the provider or the program; null for other kinds. */
  detail: string | null
  locale: Locale
}

type Words = { subject: string; body: string }
type Inputs = { site: string; detail: string }

const COPY: Record<NoticeKind, (inputs: Inputs, options: { locale: Locale }) => Words> = {
  email_changed: (inputs, options) => ({
    subject: m.mail_notice_email_changed_subject(inputs, options),
    body: m.mail_notice_email_changed_body(inputs, options),
  }),
  identity_linked: (inputs, options) => ({
    subject: m.mail_notice_identity_linked_subject(inputs, options),
    body: m.mail_notice_identity_linked_body(inputs, options),
  }),
  identity_unlinked: (inputs, options) => ({
    subject: m.mail_notice_identity_unlinked_subject(inputs, options),
    body: m.mail_notice_identity_unlinked_body(inputs, options),
  }),
  password_changed: (inputs, options) => ({
    subject: m.mail_notice_password_changed_subject(inputs, options),
    body: m.mail_notice_password_changed_body(inputs, options),
  }),
  factor_added: (inputs, options) => ({
    subject: m.mail_notice_factor_added_subject(inputs, options),
    body: m.mail_notice_factor_added_body(inputs, options),
  }),
  passkey_added: (inputs, options) => ({
    subject: m.mail_notice_passkey_added_subject(inputs, options),
    body: m.mail_notice_passkey_added_body(inputs, options),
  }),
  program_connected: (inputs, options) => ({
    subject: m.mail_notice_program_connected_subject(inputs, options),
    body: m.mail_notice_program_connected_body(inputs, options),
  }),
  passkey_removed: (inputs, options) => ({
    subject: m.mail_notice_passkey_removed_subject(inputs, options),
    body: m.mail_notice_passkey_removed_body(inputs, options),
  }),
  factor_removed: (inputs, options) => ({
    subject: m.mail_notice_factor_removed_subject(inputs, options),
    body: m.mail_notice_factor_removed_body(inputs, options),
  }),
  deletion_asked: (inputs, options) => ({
    subject: m.profile_mail_deletion_subject(inputs, options),
    body: m.profile_mail_deletion_body(inputs, options),
  }),
  deletion_undone: (inputs, options) => ({
    subject: m.profile_mail_kept_subject(inputs, options),
    body: m.profile_mail_kept_body(inputs, options),
  }),
  account_exists: (inputs, options) => ({
    subject: m.mail_notice_account_exists_subject(inputs, options),
    body: m.mail_notice_account_exists_body(inputs, options),
  }),
}

/** Renders the notice of a change; its link leads to the site and contains no token. */
export function toNotice({ kind, to, site, siteUrl, detail, locale }: NoticeFacts): Mail {
  const options = { locale }
  const closing =
    kind === 'account_exists'
      ? m.mail_notice_nothing({}, options)
      : m.mail_notice_not_you({ site }, options)
  return renderMail(to, {
    ...COPY[kind]({ site, detail: detail ?? '' }, options),
    site,
    locale,
    link: siteUrl,
    button: m.mail_notice_button({ site }, options),
    lines: [],
    closing: [closing],
  })
}
