import type { Context } from 'hono'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'

/** /sso and below: single sign-on by SAML is not offered by this service yet. */
export async function sso(_deps: AuthDeps, _c: Context): Promise<Response> {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}
