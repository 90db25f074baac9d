import type { TokenKind } from '#domain/account.ts'
import { m } from '#domain/messages/messages.js'
import type { Locale } from './locale.ts'
import type { Letter } from './mailer.ts'

export type LetterFacts = {
  kind: TokenKind
  to: string
  site: string
  code: string
  /** Null for a letter that brings a code only. */
  link: string | null
  /** The address that an account is about to get. */
  newEmail: string | null
  expiresInS: number
  locale: Locale
}

type Copy = { subject: string; body: string; button: string | null }

/** The words of each kind of letter. */
const COPY: Record<TokenKind, (facts: LetterFacts, options: { locale: Locale }) => Copy> = {
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

/** A letter as it goes out, in HTML and in plain text. */
export function toLetter(facts: LetterFacts): Letter {
  const options = { locale: facts.locale }
  const copy = COPY[facts.kind](facts, options)
  const { code, link } = facts
  const minutes = Math.max(1, Math.round(facts.expiresInS / 60))
  const codeLine = link ? m.mail_code({ code }, options) : m.mail_code_only({ code }, options)
  const closing = [m.mail_expires({ minutes }, options), m.mail_ignore({}, options)]
  const paragraphs = [copy.body, ...(link ? [link] : []), codeLine, ...closing]
  return {
    to: facts.to,
    subject: copy.subject,
    text: `${paragraphs.join('\n\n')}\n\n${facts.site}\n`,
    html: toHtml({ ...copy, ...facts, codeLine, closing }),
    link,
  }
}

type HtmlParts = Copy &
  Pick<LetterFacts, 'site' | 'link' | 'locale'> & {
    codeLine: string
    closing: string[]
  }

/** Tables and inline styles: what every mail program shows alike. */
function toHtml({
  subject,
  body,
  button,
  site,
  link,
  locale,
  codeLine,
  closing,
}: HtmlParts): string {
  const paragraph = (text: string, style = 'color:#33403a') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`
  const action =
    link && button
      ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1f4a3d;color:#ffffff;font-size:16px;text-decoration:none">${escapeHtml(button)}</a></p>`
      : ''
  const small = closing.map((text) => paragraph(text, 'font-size:14px;color:#5c6862')).join('')
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1c2420">${escapeHtml(subject)}</h1>
${paragraph(body)}
${action}
${paragraph(codeLine)}
${small}
<p style="margin:24px 0 0;font-size:14px;color:#5c6862">${escapeHtml(site)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
