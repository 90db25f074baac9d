import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Factor, StoredCredential, User } from '#domain/member/account.ts'
import type { AuthConfig } from '../config.ts'
import { invalid } from '../errors.ts'
import { isAllowedRedirect, siteUrlOf } from '../redirects.ts'

/** The site a security key is bound to: a host name and its allowed origins. */
export type RelyingParty = { id: string; origins: string[] }

export const relyingPartyField = z
  .looseObject({ rpId: z.string().max(253).optional(), rpOrigins: z.unknown().optional() })
  .nullish()

/** Clients name their own site; it must be ours, or one that we may send visitors to. */
export function readRelyingParty(
  config: AuthConfig,
  c: Context,
  asked: { rpId?: unknown; rpOrigins?: unknown } | null | undefined,
): RelyingParty {
  const own = siteUrlOf(config, c)
  const given = asked?.rpOrigins
  const origins = (Array.isArray(given) ? given : [given]).filter(
    (origin) => typeof origin === 'string' && origin !== '',
  ) as string[]
  const id = typeof asked?.rpId === 'string' && asked.rpId ? asked.rpId : own.hostname
  const allowed = origins.length > 0 ? origins : [own.origin]
  for (const origin of allowed) {
    const isOurs = isAllowedRedirect(config, own, `${origin}/`)
    const host = isOurs ? new URL(origin).hostname : ''
    if (!isOurs || (host !== id && !host.endsWith(`.${id}`)))
      throw invalid('webauthn.rpOrigins must lie on this site')
  }
  return { id, origins: allowed }
}

/** Loads three hundred modules on first use. */
export const webauthn = () => import('@simplewebauthn/server')

type KeyOptions = { challenge: string; view: object }

/** What the browser passes to the security key: to make a credential, or to use the one it made. */
export async function keyOptions(
  factor: Factor,
  user: User,
  { siteName }: Pick<AuthConfig, 'siteName'>,
  { id: rpID }: RelyingParty,
): Promise<KeyOptions> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn()
  if (!factor.credential) {
    const publicKey = await generateRegistrationOptions({
      rpName: siteName,
      rpID,
      userName: user.email ?? user.id,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
    })
    const view = { type: 'create', credential_options: { publicKey } }
    return { challenge: publicKey.challenge, view }
  }
  const { id, transports } = factor.credential
  const known = transports && { transports: transports as AuthenticatorTransport[] }
  const publicKey = await generateAuthenticationOptions({
    rpID,
    allowCredentials: [{ id, ...known }],
  })
  const view = { type: 'request', credential_options: { publicKey } }
  return { challenge: publicKey.challenge, view }
}

/** The credential as it is to be kept, when the key's answer is right; else null. */
export async function checkKey(
  factor: Factor,
  expectedChallenge: string | null,
  response: unknown,
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
): Promise<StoredCredential | null> {
  if (!expectedChallenge || typeof response !== 'object' || response === null) return null
  const expected = {
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }
  try {
    return factor.credential
      ? await checkUse(factor.credential, response as AuthenticationResponseJSON, expected)
      : await checkMade(response as RegistrationResponseJSON, expected)
  } catch {
    // The library throws for every answer that does not fit; what came in is a stranger's.
    return null
  }
}

type Expected = {
  expectedChallenge: string
  expectedOrigin: string[]
  expectedRPID: string
  requireUserVerification: boolean
}

async function checkMade(
  response: RegistrationResponseJSON,
  expected: Expected,
): Promise<StoredCredential | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected })
  if (!verified || !registrationInfo) return null
  const { id, publicKey, counter, transports } = registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return { id, publicKey: key, counter, ...(transports && { transports }) }
}

async function checkUse(
  known: StoredCredential,
  response: AuthenticationResponseJSON,
  expected: Expected,
): Promise<StoredCredential | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  })
  return verified ? { ...known, counter: authenticationInfo.newCounter } : null
}
