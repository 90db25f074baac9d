import { createMiddleware } from 'hono/factory'
import type { AuthDeps } from './deps.ts'
import { findApiRole } from './tokens/api-keys.ts'

/** Routes without an API key: browser navigations and public ones. */
const KEYLESS =
  /\/(verify|callback|authorize|\.well-known\/(jwks\.json|oauth-authorization-server)|sso\/saml\/(acs|metadata)|oauth\/(token|register|revoke))$/

/** Like the hosted gateway: every other call needs one of the two API keys. */
export function requireApiKey(deps: AuthDeps) {
  return createMiddleware(async (c, next) => {
    if (KEYLESS.test(c.req.path) && !c.req.path.includes('/identities/')) return next()
    const key = c.req.header('apikey') ?? ''
    if (key === '')
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header was found.',
        },
        401,
      )
    if (!(await findApiRole(deps, key)))
      return c.json({ message: 'Invalid API key', hint: 'Double check your API key.' }, 401)
    return next()
  })
}

/** The token of an Authorization header; null without one. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null
}
