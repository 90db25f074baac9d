import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '#auth/body.ts'
import { isBanned } from '#auth/caller.ts'
import { apiUrlOf } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { ALGORITHM } from '#auth/tokens/keyring.ts'
import { findGrant, type OAuthGrant } from '#data/auth/oauth-grants.ts'
import type { User } from '#domain/member/account.ts'
import type { ProgramScope } from '#domain/member/program-scopes.ts'
import { resourceOf } from './metadata.ts'

/** A program that acts for a member. */
export type ProgramCaller = { user: User; clientId: string; scopes: readonly ProgramScope[] }

/** The type of access tokens for programs (RFC 9068); those of the site are plain JWTs. */
const TYPE = 'at+jwt'

/** Signs a token for /mcp; its audience keeps it from being used for the site, and the other way round. */
export async function signProgramToken(
  deps: AuthDeps,
  grant: OAuthGrant,
  clientId: string,
): Promise<string> {
  const { kid, key } = await deps.keyring.signingKey()
  const issuedAt = Math.floor(deps.now().getTime() / 1000)
  return new SignJWT({
    client_id: clientId,
    scope: grant.scopes.join(' '),
    grant_id: grant.id,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(apiUrlOf(deps.config))
    .setSubject(grant.userId)
    .setAudience(resourceOf(deps.config))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + deps.config.accessTokenTtlS)
    .sign(key)
}

/**
 * The program and member of a valid token; null for any other. The grant is looked up each time, so that
 * disconnecting a program takes effect at once.
 */
export async function readProgramToken(
  deps: AuthDeps,
  token: string,
): Promise<ProgramCaller | null> {
  const grantId = await grantIdIn(deps, token)
  const found = grantId === null ? null : await findGrant(deps.db, grantId)
  if (!found || found.user.deletedAt || isBanned(found.user, deps.now())) return null
  return { user: found.user, clientId: found.grant.clientId, scopes: found.grant.scopes }
}

/** The grant that a valid token belongs to; null for any other. */
export async function grantIdIn(
  { keyring, config, now }: Pick<AuthDeps, 'keyring' | 'config' | 'now'>,
  token: string,
): Promise<string | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid && (await keyring.findPublicKey(kid))
    if (!key) return null
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: apiUrlOf(config),
      audience: resourceOf(config),
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'grant_id'],
    })
    const { grant_id: id } = payload
    return typeof id === 'string' && isUuid(id) ? id : null
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
