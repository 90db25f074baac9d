import type { Context } from 'hono'
import { updateUser } from '#data/auth/users.ts'
import type { TokenKind, User } from '#domain/member/account.ts'
import type { AuthDeps } from '../deps.ts'
import { sendFrom } from '../limits/mail-budget.ts'
import { draftOneTimeMail } from './one-time-mail.ts'

/**
 * Mails a confirmation token to both addresses of a change; only to the new one if the account has no
 * confirmed address. The change takes effect once all are confirmed.
 */
export async function mailAddressChange(
  deps: AuthDeps,
  c: Context,
  user: User,
  newEmail: string,
  codeChallenge: string | null,
  redirectTo: string,
): Promise<void> {
  const mails = await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { newEmail, emailChangeHalf: false }, deps.now())
    const common = { user, codeChallenge, redirectTo, newEmail }
    const kinds: [TokenKind, string][] = [['email_change_new', newEmail]]
    if (user.email && user.emailConfirmedAt) kinds.push(['email_change_current', user.email])
    const written = []
    for (const [kind, address] of kinds)
      written.push(await draftOneTimeMail(deps, tx, c, { ...common, kind, address }))
    return written
  })
  for (const mail of mails) await sendFrom(deps, 'open', mail)
}
