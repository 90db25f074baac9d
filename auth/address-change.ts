import type { Context } from 'hono'
import { updateUser } from '#data/users.ts'
import type { User } from '#domain/account.ts'
import type { AuthDeps } from './deps.ts'
import { startFlow } from './flow.ts'
import { sendFrom } from './mail-budget.ts'
import { issueOneTimeToken, letterFor, type OneTimeRequest } from './one-time-mail.ts'

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
    const requests: Omit<OneTimeRequest, 'flowStateId'>[] = [
      { kind: 'email_change_new', address: newEmail },
    ]
    if (user.email && user.emailConfirmedAt)
      requests.push({ kind: 'email_change_current', address: user.email })
    const written = []
    for (const wanted of requests) {
      const flow = codeChallenge
        ? await startFlow(deps, tx, {
            authenticationMethod: 'email_change',
            codeChallenge,
            redirectTo,
          })
        : null
      const request = { ...wanted, flowStateId: flow?.id ?? null }
      const issued = await issueOneTimeToken(deps, tx, user.id, request)
      written.push(letterFor(deps, c, request, issued, { redirectTo, newEmail }))
    }
    return written
  })
  for (const letter of letters) await sendFrom(deps, 'open', letter)
}
