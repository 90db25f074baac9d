import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { AuthDeps } from './deps.ts'
import { API_VERSION, AuthError, errorResponse } from './errors.ts'
import { requireApiKey } from './gateway.ts'
import { authorizeClient } from './oauth/authorize.ts'
import { answerAuthorization, getAuthorization } from './oauth/consent.ts'
import { serverMetadata } from './oauth/metadata.ts'
import { disconnectProgram, listPrograms } from './oauth/programs.ts'
import { registerClient } from './oauth/register.ts'
import { issueProgramTokens, revokeProgramToken } from './oauth/token.ts'
import { deleteAccountFactor, listAccountFactors } from './resources/admin/factors.ts'
import { generateLink, invite } from './resources/admin/links.ts'
import {
  createProvider,
  deleteProvider,
  getProvider,
  listProviders,
  updateProvider,
} from './resources/admin/sso-providers.ts'
import {
  createAccount,
  deleteAccount,
  getAccount,
  listAccounts,
  updateAccount,
} from './resources/admin/users.ts'
import { authorize, authorizeIdentity } from './resources/authorize.ts'
import { callback } from './resources/callback.ts'
import { challenge, verifyFactor } from './resources/challenges.ts'
import { enrol, unenrol } from './resources/factors.ts'
import { unlinkIdentity } from './resources/identities.ts'
import { logout } from './resources/logout.ts'
import { otp } from './resources/otp.ts'
import {
  deletePasskey,
  listPasskeys,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
  verifyPasskey,
  verifyPasskeySignIn,
} from './resources/passkeys.ts'
import { reauthenticate } from './resources/reauthenticate.ts'
import { recover } from './resources/recover.ts'
import { resend } from './resources/resend.ts'
import { samlAcs } from './resources/saml-acs.ts'
import { health, jwks, settings } from './resources/service.ts'
import { endDevice, listDevices } from './resources/sessions.ts'
import { signup } from './resources/signup.ts'
import { samlMetadata, sso } from './resources/sso.ts'
import { token } from './resources/token.ts'
import { getUser, putUser } from './resources/user.ts'
import { verifyCode, verifyLink } from './resources/verify.ts'

type Resource = (deps: AuthDeps, c: Context) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Every route of the service; mounted at /auth/v1. */
const ROUTES: readonly [Method, string, Resource][] = [
  ['GET', '/health', health],
  ['GET', '/settings', settings],
  ['GET', '/.well-known/jwks.json', jwks],
  ['POST', '/signup', signup],
  ['POST', '/token', token],
  ['POST', '/otp', otp],
  ['POST', '/verify', verifyCode],
  ['GET', '/verify', verifyLink],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['GET', '/reauthenticate', reauthenticate],
  ['GET', '/user', getUser],
  ['PUT', '/user', putUser],
  ['POST', '/logout', logout],
  ['GET', '/authorize', authorize],
  ['GET', '/callback', callback],
  ['POST', '/callback', callback],
  ['GET', '/user/identities/authorize', authorizeIdentity],
  ['DELETE', '/user/identities/:identityId', unlinkIdentity],
  ['GET', '/user/sessions', listDevices],
  ['DELETE', '/user/sessions/:sessionId', endDevice],
  ['POST', '/factors', enrol],
  ['POST', '/factors/:factorId/challenge', challenge],
  ['POST', '/factors/:factorId/verify', verifyFactor],
  ['DELETE', '/factors/:factorId', unenrol],
  ['GET', '/passkeys', listPasskeys],
  ['PATCH', '/passkeys/:passkeyId', renamePasskey],
  ['DELETE', '/passkeys/:passkeyId', deletePasskey],
  ['POST', '/passkeys/registration/options', startPasskey],
  ['POST', '/passkeys/registration/verify', verifyPasskey],
  ['POST', '/passkeys/authentication/options', startPasskeySignIn],
  ['POST', '/passkeys/authentication/verify', verifyPasskeySignIn],
  ['POST', '/sso', sso],
  ['GET', '/sso/saml/metadata', samlMetadata],
  ['POST', '/sso/saml/acs', samlAcs],
  ['GET', '/.well-known/oauth-authorization-server', serverMetadata],
  ['POST', '/oauth/register', registerClient],
  ['GET', '/oauth/authorize', authorizeClient],
  ['GET', '/oauth/authorizations/:id', getAuthorization],
  ['POST', '/oauth/authorizations/:id/consent', answerAuthorization],
  ['POST', '/oauth/token', issueProgramTokens],
  ['POST', '/oauth/revoke', revokeProgramToken],
  ['GET', '/user/oauth/grants', listPrograms],
  ['DELETE', '/user/oauth/grants', disconnectProgram],
  ['POST', '/invite', invite],
  ['POST', '/admin/generate_link', generateLink],
  ['GET', '/admin/users', listAccounts],
  ['POST', '/admin/users', createAccount],
  ['GET', '/admin/users/:id', getAccount],
  ['PUT', '/admin/users/:id', updateAccount],
  ['DELETE', '/admin/users/:id', deleteAccount],
  ['GET', '/admin/users/:id/factors', listAccountFactors],
  ['DELETE', '/admin/users/:id/factors/:factorId', deleteAccountFactor],
  ['GET', '/admin/sso/providers', listProviders],
  ['POST', '/admin/sso/providers', createProvider],
  ['GET', '/admin/sso/providers/:id', getProvider],
  ['PUT', '/admin/sso/providers/:id', updateProvider],
  ['DELETE', '/admin/sso/providers/:id', deleteProvider],
]

const BODY_LIMIT = 1024 * 1024
const TIME_LIMIT_MS = 10_000

/** The accounts of the site, in the protocol of the Supabase client (specification section 7). */
export function authRoutes(deps: AuthDeps, timeLimitMs = TIME_LIMIT_MS): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    const response = errorResponse(c, error)
    if (response) return response
    // The mounting app handles an unavailable database.
    if (isDatabaseUnavailable(error)) throw error
    deps.log.error({ fault: faultOf(error), path: c.req.path }, 'auth request failed')
    const unexpected = new AuthError(
      500,
      'unexpected_failure',
      'Unexpected failure, please try again',
    )
    return errorResponse(c, unexpected) ?? c.body(null, 500)
  })
  app.use(crossOrigin())
  app.use(async (c, next) => {
    c.header('X-Supabase-Api-Version', API_VERSION)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(rejectHead)
  app.use(requireApiKey(deps))
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
      },
    }),
  )
  app.use(timeLimit(timeLimitMs))
  for (const [method, path, resource] of ROUTES) app.on(method, path, (c) => resource(deps, c))
  app.all('*', (c) => {
    throw new AuthError(404, 'not_found', `No such endpoint: ${c.req.method}`)
  })
  return app
}

function crossOrigin() {
  return cors({
    // No cookies: callers on other origins send their own tokens.
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
      'x-region',
      'mcp-protocol-version',
      'traceparent',
      'tracestate',
      'baggage',
    ],
    exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'Retry-After'],
    maxAge: 86_400,
  })
}

/** Mail scanners ask with HEAD what a link leads to; Hono would run the GET and use the link up. */
const rejectHead = createMiddleware(async (c, next) => {
  if (c.req.raw.method === 'HEAD') return c.body(null, 405)
  return next()
})

const timeLimit = (ms: number) =>
  createMiddleware(async (_, next) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new AuthError(504, 'request_timeout', 'Request took too long')),
        ms,
      )
    })
    await Promise.race([next(), tooLate]).finally(() => clearTimeout(timer))
  })

/** The error and its location, without the values of a failed query. */
function faultOf(error: Error) {
  const origin = error.cause instanceof Error ? error.cause : error
  const code = 'code' in origin ? origin.code : null
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: origin.name, code, at }
}
