import type { Context } from 'hono'
import { updateUser } from '#data/auth/users.ts'
import type { TokenKind, User } from '#domain/member/account.ts'
import type { AuthDeps } from '../deps.ts'
import { sendFrom } from '../limits/mail-budget.ts'
import { draftOneTimeMail } from './one-time-mail.ts'

/**
 * Asks both addresses to agree to a change, each by a token of its own; only the new one where the
 * account has no confirmed address. Nothing changes until they have.
 */
export async function mailAddressChange(
  deps: AuthDeps,
  c: Context,
  user: User,
  newEmail: string,
  codeChallenge: string | null,
  redirectTo: string,
): Promise<void> {
  const letters = await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { newEmail, emailChangeHalf: false }, deps.now())
    const common = { user, codeChallenge, redirectTo, newEmail }
    const kinds: [TokenKind, string][] = [['email_change_new', newEmail]]
    if (user.email && user.emailConfirmedAt) kinds.push(['email_change_current', user.email])
    const written = []
    for (const [kind, address] of kinds)
      written.push(await draftOneTimeMail(deps, tx, c, { ...common, kind, address }))
    return written
  })
  for (const letter of letters) await sendFrom(deps, 'open', letter)
}
