import type { Locale } from '#auth/mail/locale.ts'
import type { Mail } from '#auth/mail/mailer.ts'
import { renderMail } from '#auth/mail/page.ts'
import { m } from '#domain/messages/messages.js'
import type { StaffRole } from '#domain/permissions/roles.ts'

type InvitationFacts = {
  to: string
  role: StaffRole
  site: string
  link: string
  /** Days for which the link works. */
  days: number
  locale: Locale
}

const ROLE_LABELS: Record<StaffRole, typeof m.mail_staff_role_admin> = {
  admin: m.mail_staff_role_admin,
  editor: m.mail_staff_role_editor,
  moderator: m.mail_staff_role_moderator,
  provider: m.mail_staff_role_provider,
}

/** Renders the mail with a link that grants a role once. */
export function toInvitation({ to, role, site, link, days, locale }: InvitationFacts): Mail {
  const inputs = { site, role: ROLE_LABELS[role]({}, { locale }) }
  return renderMail(to, {
    subject: m.mail_staff_invitation_subject(inputs, { locale }),
    body: m.mail_staff_invitation_body(inputs, { locale }),
    button: m.mail_staff_invitation_button({}, { locale }),
    site,
    locale,
    link,
    lines: [m.mail_staff_invitation_expires({ n: days }, { locale })],
    closing: [m.mail_ignore({}, { locale })],
  })
}
