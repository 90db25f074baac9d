import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { readBody, textField } from '#auth/body.ts'
import { isBanned } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { linkAccount } from '#auth/external/join.ts'
import { markDevice } from '#auth/limits/device.ts'
import { takeFlowByCode } from '#auth/tokens/flow.ts'
import { readProviderTokens } from '#auth/tokens/provider-tokens.ts'
import { sessionBody, startSession } from '#auth/tokens/session.ts'
import { lockUser } from '#data/auth/users.ts'

const pkceBody = z.looseObject({ auth_code: textField, code_verifier: textField })

/** Exchanges the code of a redirect with the verifier of the browser. */
export async function pkceGrant(deps: AuthDeps, c: Context, client: Client) {
  const { auth_code, code_verifier } = await readBody(c, pkceBody)
  if (!auth_code || !code_verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const done = await deps.db.transaction(async (tx) => {
    const flow = await takeFlowByCode(deps, tx, auth_code, code_verifier)
    const user = await lockUser(tx, flow.userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found')
    if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    const kept = readProviderTokens(deps.secrets, flow.providerSecrets)
    const { notAfter, linking, ...tokens } = kept
    const proof = {
      method: flow.authenticationMethod,
      ...(flow.provider && { provider: flow.provider }),
      notAfter: notAfter ? new Date(notAfter) : null,
    }
    // Now that the browser that asked for it has shown its verifier.
    const linked =
      linking && flow.provider
        ? await linkAccount(deps, tx, flow, flow.provider, linking, client)
        : null
    const started = await startSession(deps, tx, linked ?? user, proof, client)
    return { ...started, tokens, linkedTo: linked && flow.provider }
  })
  if (done.linkedTo) await notifyOwner(deps, c, done.user, 'identity_linked', done.linkedTo)
  markDevice(deps, c, done.user)
  return { ...(await sessionBody(deps, done.user, done.session)), ...done.tokens }
}
