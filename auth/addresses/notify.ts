import type { Context } from 'hono'
import type { User } from '#domain/member/account.ts'
import { m } from '#domain/messages/messages.js'
import type { AuthDeps } from '../deps.ts'
import { sendFrom } from '../limits/mail-budget.ts'
import { localeOf } from '../mail/locale.ts'
import { type NoticeKind, toNotice } from '../mail/notices.ts'

/** Display name of a sign-in method. */
export function wayOf(c: Context, provider: string): string {
  if (provider !== 'email') return provider
  return m.mail_email_identity({}, { locale: localeOf(c.req.header('accept-language')) })
}

/**
 * Notifies the owner of an account of a change, at the address it had then. Call it after the commit: a
 * change that is rolled back must not be reported.
 */
export async function notifyOwner(
  deps: AuthDeps,
  c: Context,
  owner: Pick<User, 'email' | 'emailConfirmedAt'> & Partial<Pick<User, 'userMetadata'>>,
  kind: NoticeKind,
  detail: string | null = null,
): Promise<void> {
  const { email, emailConfirmedAt, userMetadata } = owner
  if (!email || !emailConfirmedAt) return
  const { siteName: site, siteUrl } = deps.config
  const locale = localeOf(c.req.header('accept-language'), userMetadata)
  if ((await deps.limits.take('mailAddress', `${kind}:${email}`)) > 0) return
  // Strangers can trigger this one, so it is charged like a sign-up.
  const share = kind === 'account_exists' ? 'open' : 'notice'
  await sendFrom(deps, share, toNotice({ kind, to: email, site, siteUrl, detail, locale }))
}
