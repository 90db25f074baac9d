import { z } from 'zod'
import type { ProviderConfig } from '#auth/config.ts'
import type { Preset } from './presets.ts'
import type { Provider } from './provider.ts'

const TIMEOUT_MS = 5_000

const tokenAnswer = z.object({ access_token: z.string() })
const profileAnswer = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const emailsAnswer = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** GitHub supports OAuth but not OpenID Connect: the profile needs further requests. */
export function createGithub(
  { clientId, clientSecret }: ProviderConfig,
  preset: Extract<Preset, { kind: 'oauth' }>,
): Provider {
  return {
    answersByPost: false,

    async begin({ state, redirectUri, scopes, extra }) {
      const url = new URL(preset.authorizeUrl)
      const query = {
        ...extra,
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [...new Set([...preset.scope.split(' '), ...scopes])].join(' '),
        state,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return { url: url.href, secrets: { redirectUri } }
    },

    async finish(returned, { redirectUri = '' }) {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret ?? '',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
      })
      const { access_token: token } = tokenAnswer.parse(
        await askJson(preset.tokenUrl, { method: 'POST', body }),
      )
      const authorized = { headers: { authorization: `Bearer ${token}` } }
      const profile = profileAnswer.parse(await askJson(preset.profileUrl, authorized))
      const emails = emailsAnswer.parse(await askJson(preset.emailsUrl, authorized))
      const address = emails.find(({ primary }) => primary) ?? emails[0]
      return {
        profile: {
          subject: String(profile.id),
          email: address?.email.toLowerCase() ?? null,
          isEmailVerified: address?.verified ?? false,
          data: {
            user_name: profile.login,
            name: profile.name ?? profile.login,
            avatar_url: profile.avatar_url ?? '',
          },
        },
        accessToken: token,
        refreshToken: null,
      }
    },

    readIdToken: async () => null,
  }
}

async function askJson(url: string, init: RequestInit): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'seekwell', ...init.headers }
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  return response.json()
}
