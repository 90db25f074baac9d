import type { ProviderConfig } from '#auth/config.ts'
import { createGithub } from './github.ts'
import { createOidc } from './oidc.ts'
import { onOwnServer, PRESETS } from './presets.ts'
import type { Provider, Providers } from './provider.ts'

/** The providers of this deployment; each is discovered on first use. */
export function createProviders(configs: Record<string, ProviderConfig>): Providers {
  const providers = new Map(
    Object.entries(configs).map(([name, config]) => [name, toProvider(name, config)] as const),
  )
  return { find: (name) => providers.get(name) ?? null }
}

function toProvider(name: string, config: ProviderConfig): Provider {
  const preset = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined
  if (preset?.kind === 'oauth')
    return createGithub(config, config.issuer ? onOwnServer(preset, config.issuer) : preset)
  const issuer = config.issuer ?? preset?.issuer
  if (!issuer) throw new Error(`the provider ${name} needs an issuer`)
  return createOidc(config, issuer, preset ?? null)
}
