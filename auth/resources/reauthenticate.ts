import type { Context } from 'hono'
import { mailOneTimeToken } from '#auth/addresses/one-time-mail.ts'
import { audit } from '#auth/audit.ts'
import { requireCaller } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireMailAllowed } from '#auth/limits/mail-budget.ts'

/** GET /reauthenticate: mails the caller a code that authorises a change. */
export async function reauthenticate(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  if (!user.email)
    throw invalid('Reauthentication requires the user to have an email or a phone number')
  if (!user.emailConfirmedAt)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  const { ip } = clientOf(c, deps.config.trustProxy)
  const wanted = { purpose: 'reauthenticate', address: user.email, ip, share: 'account' } as const
  await requireMailAllowed(deps, wanted)
  const { siteUrl: redirectTo } = deps.config
  const address = user.email
  const draft = {
    user,
    kind: 'reauthentication',
    address,
    codeChallenge: null,
    redirectTo,
  } as const
  await mailOneTimeToken(deps, c, { ...draft, share: 'account' })
  await audit(deps.db, 'reauthentication_requested', { userId: user.id, ip, now: deps.now() })
  return c.json({})
}
