import { createHash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { isUuid } from '#auth/body.ts'
import { isBanned } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { OAuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import {
  createRefreshSalt,
  isGenuine,
  readRefreshToken,
  refreshTokenOf,
} from '#auth/tokens/refresh-token.ts'
import { sameText } from '#auth/tokens/secrets.ts'
import { type OAuthAuthorization, takeAuthorization } from '#data/auth/oauth-authorizations.ts'
import {
  createGrant,
  deleteGrant,
  findGrant,
  type OAuthGrant,
  rotateGrant,
} from '#data/auth/oauth-grants.ts'
import { findUser } from '#data/auth/users.ts'
import { requireResource } from './authorize.ts'
import { findClient } from './clients.ts'
import { grantIdIn, signProgramToken } from './program-token.ts'

const CODE_TTL_MS = 120_000

/** POST /oauth/token: exchanges a code, or a refresh token, for tokens. */
export async function issueProgramTokens(deps: AuthDeps, c: Context): Promise<Response> {
  await throttle(deps, 'token', clientOf(c, deps.config.trustProxy).ip)
  const form = await readForm(c)
  requireResource(deps.config, form.getAll('resource'))
  const grant = await grantFor(deps, c, form)
  return c.json({
    access_token: await signProgramToken(deps, grant, form.get('client_id') ?? ''),
    token_type: 'Bearer',
    expires_in: deps.config.accessTokenTtlS,
    refresh_token: refreshTokenOf(deps.secrets, grant, grant.refreshCounter),
    scope: grant.scopes.join(' '),
  })
}

/** POST /oauth/revoke (RFC 7009): ends what a program may do; the response never tells whether it could. */
export async function revokeProgramToken(deps: AuthDeps, c: Context): Promise<Response> {
  await throttle(deps, 'token', clientOf(c, deps.config.trustProxy).ip)
  const form = await readForm(c)
  const token = form.get('token') ?? ''
  const claimed = readRefreshToken(token)
  const id = claimed?.sessionId ?? (await grantIdIn(deps, token))
  const found = id === null ? null : await findGrant(deps.db, id)
  const isOwn =
    found?.grant.clientId === (await clientNamedBy(deps, form)) &&
    (claimed === null || isGenuine(deps.secrets, found.grant, claimed))
  if (found && isOwn) await deleteGrant(deps.db, found.grant.id)
  return c.body(null, 200)
}

async function readForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

/** The id of the program that a form names; null for an unknown one. */
async function clientNamedBy(deps: AuthDeps, form: URLSearchParams): Promise<string | null> {
  return (await findClient(deps, form.get('client_id') ?? ''))?.id ?? null
}

function grantFor(deps: AuthDeps, c: Context, form: URLSearchParams): Promise<OAuthGrant> {
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(deps, c, form)
    case 'refresh_token':
      return refresh(deps, c, form)
    default:
      throw new OAuthError('unsupported_grant_type', 'Use authorization_code or refresh_token')
  }
}

const invalidGrant = (message: string) => new OAuthError('invalid_grant', message)

/** A code is used up by its first presentation, whatever else that presentation gets wrong. */
async function exchangeCode(deps: AuthDeps, c: Context, form: URLSearchParams) {
  const code = form.get('code') ?? ''
  const request = await takeAuthorization(deps.db, deps.secrets.mac('oauth-code', code))
  const now = deps.now()
  if (!request?.userId || !request.permittedAt) throw invalidGrant('The code is unknown or used')
  if (now.getTime() - request.permittedAt.getTime() > CODE_TTL_MS)
    throw invalidGrant('The code has expired')
  requireSameProgram(request, form, await clientNamedBy(deps, form))
  const user = await findUser(deps.db, request.userId)
  if (!user || user.deletedAt || isBanned(user, now))
    throw invalidGrant('The account is not active')
  const grant: OAuthGrant = {
    id: randomUUID(),
    userId: user.id,
    clientId: request.clientId,
    scopes: request.scopes,
    refreshSalt: createRefreshSalt(),
    refreshCounter: 0,
    refreshedAt: now,
    createdAt: now,
  }
  await deps.db.transaction(async (tx) => {
    await createGrant(tx, grant)
    const { ip } = clientOf(c, deps.config.trustProxy)
    const details = { client: grant.clientId, scopes: grant.scopes }
    await audit(tx, 'program_connected', { userId: user.id, ip, now, details })
  })
  return grant
}

/** Only the program that began has the verifier. */
function requireSameProgram(
  request: OAuthAuthorization,
  form: URLSearchParams,
  clientId: string | null,
): void {
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const isProven = /^[\w.~-]{43,128}$/.test(verifier) && sameText(challenge, request.codeChallenge)
  if (!isProven) throw invalidGrant('The code_verifier does not match')
  if (clientId !== request.clientId) throw invalidGrant('The code belongs to another program')
  if (form.get('redirect_uri') !== request.redirectUri)
    throw invalidGrant('redirect_uri is not that of the request')
}

/**
 * Each refresh token is valid once. The one before it, within the reuse interval, gets the active token again,
 * since its response may have been lost; any older use is theft or replay and ends the grant.
 */
async function refresh(deps: AuthDeps, c: Context, form: URLSearchParams): Promise<OAuthGrant> {
  const claimed = readRefreshToken(form.get('refresh_token') ?? '')
  const found =
    claimed && isUuid(claimed.sessionId) && (await findGrant(deps.db, claimed.sessionId))
  if (!found || !isGenuine(deps.secrets, found.grant, claimed))
    throw invalidGrant('The refresh token is unknown')
  const { grant, user } = found
  const now = deps.now()
  if ((await clientNamedBy(deps, form)) !== grant.clientId)
    throw invalidGrant('The refresh token belongs to another program')
  if (user.deletedAt || isBanned(user, now)) throw invalidGrant('The account is not active')
  const next = { ...grant, refreshCounter: grant.refreshCounter + 1, refreshedAt: now }
  if (claimed.counter === grant.refreshCounter) {
    if (await rotateGrant(deps.db, grant, now)) return next
    throw invalidGrant('The refresh token is used by another request')
  }
  const isRecent = now.getTime() - grant.refreshedAt.getTime() <= deps.config.reuseIntervalS * 1000
  if (isRecent && claimed.counter === grant.refreshCounter - 1) return grant
  await deleteGrant(deps.db, grant.id)
  const { ip } = clientOf(c, deps.config.trustProxy)
  await audit(deps.db, 'token_reuse_detected', { userId: user.id, actorId: null, ip, now })
  throw invalidGrant('The refresh token was used before')
}
