import type { Context } from 'hono'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'

/** Replaced in slice f. */
export async function idTokenGrant(_deps: AuthDeps, _c: Context, _client: Client): Promise<object> {
  throw new AuthError(400, 'provider_disabled', 'Provider is not enabled')
}
