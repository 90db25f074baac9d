import type { Context } from 'hono'
import type { User } from '#domain/member/account.ts'
import { m } from '#domain/messages/messages.js'
import type { AuthDeps } from '../deps.ts'
import { sendFrom } from '../limits/mail-budget.ts'
import { localeOf } from '../mail/locale.ts'
import { type NoticeKind, toNotice } from '../mail/notices.ts'

/** A way to sign in, as its owner reads of it. */
export function wayOf(c: Context, provider: string): string {
  if (provider !== 'email') return provider
  return m.mail_email_identity({}, { locale: localeOf(c.req.header('accept-language')) })
}

/**
 * Tells the owner of an account what was done to it, at the address that it had when it happened. To be
 * called when it is done: what is rolled back is not told.
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
  // The one that strangers can cause is paid like a sign-up.
  const share = kind === 'account_exists' ? 'open' : 'notice'
  await sendFrom(deps, share, toNotice({ kind, to: email, site, siteUrl, detail, locale }))
}
