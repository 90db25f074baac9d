import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { readBody, securityField, textField } from '#auth/body.ts'
import { requireCaller, requireSecondFactor } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid, OAuthError } from '#auth/errors.ts'
import { joinAccount, linkAccount } from '#auth/external/join.ts'
import { type Profile, profileOf } from '#auth/external/profile.ts'
import { markDevice } from '#auth/limits/device.ts'
import { sameText } from '#auth/tokens/secrets.ts'
import { sessionBody, startSession } from '#auth/tokens/session.ts'

const TOKEN_LIMIT = 16_384

const idTokenBody = z.looseObject({
  provider: textField,
  id_token: z.string().min(1).max(TOKEN_LIMIT),
  access_token: z.string().max(TOKEN_LIMIT).nullish(),
  nonce: textField,
  issuer: textField,
  link_identity: z.boolean().nullish(),
  gotrue_meta_security: securityField,
})
type IdTokenBody = z.output<typeof idTokenBody>

/** Accepts an id token that an app obtained from a provider itself. */
export async function idTokenGrant(deps: AuthDeps, c: Context, client: Client) {
  const body = await readBody(c, idTokenBody)
  const name = body.provider
  if (!name) throw invalid('provider is required')
  const linkTo = body.link_identity ? await requireCaller(deps, c) : null
  if (linkTo && !deps.config.allowManualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  if (linkTo) await requireSecondFactor(deps.db, linkTo)
  const profile = await requireProfile(deps, name, body)
  const started = await deps.db.transaction(async (tx) => {
    const { user, isNewWay } = linkTo
      ? {
          isNewWay: true,
          user: await linkAccount(
            deps,
            tx,
            { linkingUserId: linkTo.user.id, sessionId: linkTo.session.id },
            name,
            profile,
            client,
          ),
        }
      : await joinAccount(deps, tx, name, profile, client)
    const proof = { method: 'oauth', provider: name }
    return { ...(await startSession(deps, tx, user, proof, client)), isNewWay }
  })
  if (started.isNewWay) await notifyOwner(deps, c, started.user, 'identity_linked', name)
  markDevice(deps, c, started.user)
  return sessionBody(deps, started.user, started.session)
}

async function requireProfile(deps: AuthDeps, name: string, body: IdTokenBody): Promise<Profile> {
  const provider = deps.providers.find(name)
  if (!provider)
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`)
  const claims = await provider.readIdToken(body.id_token, { issuer: body.issuer })
  if (!claims) throw new OAuthError('invalid request', 'Bad ID token')
  requireNonce(claims['nonce'], body.nonce)
  if (body.access_token && typeof claims['at_hash'] === 'string')
    requireHashOf(body.access_token, claims['at_hash'])
  const profile = profileOf(claims)
  if (!profile) throw new OAuthError('invalid request', 'Missing sub claim in ID token')
  return profile
}

/** Both or neither: the token contains the hexadecimal SHA-256 of the app's nonce. */
function requireNonce(claimed: unknown, nonce: string | null): void {
  const has = typeof claimed === 'string' && claimed !== ''
  if (has !== (nonce !== null))
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  if (!has || nonce === null) return
  if (!sameText(createHash('sha256').update(nonce).digest('hex'), claimed))
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
}

function requireHashOf(accessToken: string, atHash: string): void {
  const hashes = ['sha256', 'sha384', 'sha512'].map((algorithm) => {
    const digest = createHash(algorithm).update(accessToken).digest()
    return digest.subarray(0, digest.length / 2).toString('base64url')
  })
  if (!hashes.some((hash) => sameText(hash, atHash)))
    throw new OAuthError('invalid request', 'Bad ID token: at_hash does not fit the access token')
}
