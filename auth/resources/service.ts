import type { Context } from 'hono'
import type { AuthDeps } from '#auth/deps.ts'

const VERSION = '1'

/** GET /health */
export async function health(deps: AuthDeps, c: Context): Promise<Response> {
  return c.json({
    version: VERSION,
    name: deps.config.siteName,
    description: 'User registration and authentication',
  })
}

/** GET /settings: the enabled sign-in methods. */
export async function settings({ config }: AuthDeps, c: Context): Promise<Response> {
  const known = ['apple', 'github', 'google', 'keycloak']
  const names = [...new Set([...known, ...Object.keys(config.providers)])].sort()
  const providers = names.map((name) => [name, Object.hasOwn(config.providers, name)])
  return c.json({
    external: {
      ...Object.fromEntries(providers),
      anonymous_users: config.allowAnonymous,
      email: true,
      phone: false,
    },
    disable_signup: !config.allowSignup,
    mailer_autoconfirm: !config.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: config.samlEnabled,
    passkeys_enabled: true,
  })
}

const JWKS_MAX_AGE_S = 600

/** GET /.well-known/jwks.json: the public keys of access tokens. */
export async function jwks(deps: AuthDeps, c: Context): Promise<Response> {
  c.header('Cache-Control', `public, max-age=${JWKS_MAX_AGE_S}`)
  return c.json(await deps.keyring.jwks())
}
