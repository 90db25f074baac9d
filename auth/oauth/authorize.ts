import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { isStorable } from '#auth/body.ts'
import { clientOf } from '#auth/client.ts'
import { type AuthConfig, apiUrlOf } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { OAuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { createAuthorization } from '#data/auth/oauth-authorizations.ts'
import { isProgramScope, PROGRAM_SCOPES, type ProgramScope } from '#domain/member/program-scopes.ts'
import { requireClient } from './clients.ts'
import { resourceOf } from './metadata.ts'
import { isOnDevice, isRegistered } from './redirect-uris.ts'

const STATE_LIMIT = 2_048

/**
 * GET /oauth/authorize: stores the request of a program and sends the browser to the page on which a member
 * answers it. An error is shown here while the program and its address are unknown, and if the address is a site:
 * anybody can register one, so a link to us would lead anywhere without a question (RFC 9700, 4.11.2).
 */
export async function authorizeClient(deps: AuthDeps, c: Context): Promise<Response> {
  const { ip } = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'authorize', ip)
  const query = new URL(c.req.url).searchParams
  const redirectUri = query.get('redirect_uri') ?? ''
  const client = await requireClient(deps, query.get('client_id') ?? '', ip)
  if (!isRegistered(client.redirectUris, redirectUri))
    throw new OAuthError('invalid_request', 'redirect_uri is not one of this program')
  const state = query.get('state')
  try {
    const asked = readRequest(deps.config, query)
    const id = randomUUID()
    await createAuthorization(deps.db, {
      ...{ id, clientId: client.id, redirectUri, state, ...asked },
      ...{ userId: null, codeHash: null, permittedAt: null, createdAt: deps.now() },
    })
    return c.redirect(`${deps.config.siteUrl}/connect?authorization_id=${id}`, 303)
  } catch (error) {
    if (!(error instanceof OAuthError) || !isOnDevice(redirectUri)) throw error
    const answer = { error: error.error, error_description: error.message }
    return c.redirect(answerUrl(deps.config, { redirectUri, state }, answer), 303)
  }
}

/** @throws OAuthError for the program */
function readRequest(config: AuthConfig, query: URLSearchParams) {
  const state = query.get('state') ?? ''
  if (state.length > STATE_LIMIT || !isStorable(state))
    throw new OAuthError('invalid_request', `state has at most ${STATE_LIMIT} characters`)
  if (query.get('response_type') !== 'code')
    throw new OAuthError('unsupported_response_type', 'response_type must be code')
  const codeChallenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    throw new OAuthError('invalid_request', 'A code_challenge with the method S256 is required')
  requireResource(config, query.getAll('resource'))
  return { codeChallenge, scopes: readScopes(query.get('scope')) }
}

/** Reading is what a program gets that names no scope. */
function readScopes(text: string | null): ProgramScope[] {
  if (!text?.trim()) return PROGRAM_SCOPES.filter((scope) => scope.endsWith(':read'))
  const named = text.split(/\s+/)
  const scopes = PROGRAM_SCOPES.filter((scope) => named.some((each) => each === scope))
  if (!named.some(isProgramScope)) throw new OAuthError('invalid_scope', 'No such scope')
  return scopes
}

/**
 * Checks resource indicators (RFC 8707); programs that name none get a token for the only resource there is.
 *
 * @throws OAuthError for another resource
 */
export function requireResource(config: AuthConfig, named: readonly string[]): void {
  const isOurs = (resource: string) =>
    URL.canParse(resource) && new URL(resource).href.replace(/\/$/, '') === resourceOf(config)
  if (!named.every(isOurs))
    throw new OAuthError('invalid_target', `The resource must be ${resourceOf(config)}`)
}

/** The address of a program with an answer; our issuer is part of it (RFC 9207). */
export function answerUrl(
  config: Pick<AuthConfig, 'siteUrl'>,
  { redirectUri, state }: { redirectUri: string; state: string | null },
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri)
  const fields = { ...answer, ...(state !== null && { state }), iss: apiUrlOf(config) }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}
