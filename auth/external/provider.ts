import type { ProviderConfig } from '#auth/config.ts'
import { createGithub } from './github.ts'
import { createOidc } from './oidc.ts'
import { PRESETS } from './presets.ts'
import type { Profile } from './profile.ts'

export type Begun = {
  /** Where the browser goes. */
  url: string
  /** What `finish` needs again, kept sealed meanwhile. */
  secrets: Record<string, string>
}

export type Finished = {
  profile: Profile
  accessToken: string | null
  refreshToken: string | null
}

export type Start = {
  state: string
  redirectUri: string
  scopes: string[]
  extra: Record<string, string>
}

/** Somebody else who knows the visitor. */
export type Provider = {
  begin(start: Start): Promise<Begun>
  /** @throws when the provider refuses, or its answer does not hold */
  finish(returned: URL, secrets: Record<string, string>): Promise<Finished>
  /** Checks a token that an app got by itself; null when it does not hold. */
  readIdToken(
    token: string,
    checks: { issuer: string | null },
  ): Promise<Record<string, unknown> | null>
}

export type Providers = { find(name: string): Provider | null }

/** The providers of this deployment; each is discovered when it is first needed. */
export function createProviders(configs: Record<string, ProviderConfig>): Providers {
  const providers = new Map(
    Object.entries(configs).map(([name, config]) => [name, toProvider(name, config)] as const),
  )
  return { find: (name) => providers.get(name) ?? null }
}

function toProvider(name: string, config: ProviderConfig): Provider {
  const preset = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined
  if (preset?.kind === 'oauth' && !config.issuer) return createGithub(config, preset)
  const oidc = preset?.kind === 'oidc' ? preset : null
  const issuer = config.issuer ?? oidc?.issuer
  if (!issuer) throw new Error(`the provider ${name} needs an issuer`)
  return createOidc(config, issuer, oidc)
}
