import type { Context } from 'hono'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { idTokenGrant } from './grants/id-token.ts'
import { passwordGrant } from './grants/password.ts'
import { pkceGrant } from './grants/pkce.ts'
import { refreshGrant } from './grants/refresh.ts'

const GRANTS = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

/** POST /token?grant_type=: issues a session for a valid grant. */
export async function token(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'token', client.ip)
  const grant = GRANTS.get(c.req.query('grant_type') ?? '')
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  c.header('Cache-Control', 'no-store')
  return c.json(await grant(deps, c, client))
}
