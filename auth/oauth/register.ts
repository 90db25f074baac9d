import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { readBody } from '#auth/body.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { isAuthError, OAuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { createOAuthClient } from '#data/auth/oauth-clients.ts'
import { clientFields } from './client-document.ts'
import { isRegistrable, placeOf } from './redirect-uris.ts'

/** POST /oauth/register (RFC 7591): every program is a public client, without a secret. */
export async function registerClient(deps: AuthDeps, c: Context): Promise<Response> {
  await throttle(deps, 'oauthRegister', clientOf(c, deps.config.trustProxy).ip)
  const { client_name: name, redirect_uris: uris } = await readRegistration(c)
  if (!uris.every(isRegistrable))
    throw new OAuthError(
      'invalid_redirect_uri',
      'Each redirect_uri must be https, http on localhost, 127.0.0.1 or [::1], or of a scheme such as com.example.app',
    )
  const client = {
    id: randomUUID(),
    name: name || placeOf(uris[0] ?? ''),
    redirectUris: [...new Set(uris)],
    createdAt: deps.now(),
  }
  await createOAuthClient(deps.db, client)
  return c.json(
    {
      client_id: client.id,
      client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    201,
  )
}

async function readRegistration(c: Context) {
  try {
    return await readBody(c, clientFields)
  } catch (error) {
    if (!isAuthError(error)) throw error
    const isRedirect = error.message.startsWith('redirect_uris')
    const code = isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata'
    throw new OAuthError(code, error.message)
  }
}
