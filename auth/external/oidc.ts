import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { ProviderConfig } from '#auth/config.ts'
import { OIDC_SCOPE, type Preset } from './presets.ts'
import { profileOf } from './profile.ts'
import type { Provider } from './provider.ts'

const TIMEOUT_S = 5
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An OpenID Connect provider, by its issuer. */
export function createOidc(
  { clientId, clientSecret }: ProviderConfig,
  issuer: string,
  preset: Extract<Preset, { kind: 'oidc' }> | null,
): Provider {
  // Mobile apps have their own client ids; the first is the site's.
  const audience = clientId.split(',').map((id) => id.trim())
  let discovered: Promise<Configuration> | null = null
  let keySet: ReturnType<typeof createRemoteJWKSet> | null = null

  function configuration(): Promise<Configuration> {
    discovered ??= discover(issuer, audience[0] ?? '', clientSecret).catch((error: unknown) => {
      discovered = null
      throw error
    })
    return discovered
  }

  return {
    answersByPost: preset?.answersByPost ?? false,

    async begin({ state, redirectUri, scopes, extra }) {
      const config = await configuration()
      const verifier = randomPKCECodeVerifier()
      const nonce = randomNonce()
      const url = buildAuthorizationUrl(config, {
        ...extra,
        ...(preset?.answersByPost && { response_mode: 'form_post' }),
        redirect_uri: redirectUri,
        scope: [...new Set([...(preset?.scope ?? OIDC_SCOPE).split(' '), ...scopes])].join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets: { verifier, nonce, state } }
    },

    async finish(returned, { verifier = '', nonce = '', state = '' }) {
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, returned, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      })
      const claims: Record<string, unknown> & { sub: string } = tokens.claims() ?? { sub: '' }
      // Some providers return the address from this endpoint only.
      const more =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : {}
      const profile = profileOf({ ...more, ...claims })
      if (!profile) throw new Error('the provider named nobody')
      return {
        profile,
        accessToken: tokens.access_token ?? null,
        refreshToken: tokens.refresh_token ?? null,
      }
    },

    async readIdToken(token, { issuer: named }) {
      const config = await configuration()
      const { jwks_uri: keysAt, issuer: own } = config.serverMetadata()
      if (!keysAt || (named && named !== own)) return null
      keySet ??= createRemoteJWKSet(new URL(keysAt), { timeoutDuration: TIMEOUT_S * 1000 })
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer: own,
          audience,
          algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
          requiredClaims: ['sub', 'exp'],
        })
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null
        throw error
      }
    },
  }
}

function discover(
  issuer: string,
  clientId: string,
  clientSecret: string | null,
): Promise<Configuration> {
  const url = new URL(issuer)
  // Plain HTTP is allowed for a provider on the same machine, in development and tests.
  const execute = LOOPBACK.has(url.hostname) ? [allowInsecureRequests] : []
  return discovery(url, clientId, clientSecret ?? undefined, undefined, {
    timeout: TIMEOUT_S,
    execute,
  })
}
