import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { LiveSettings } from '../site-settings.ts'

/** Facts about this deployment that Contact, Privacy and Terms state; settings are read at each access. */
export function disclosureOf(env: Env, { inForce }: Pick<LiveSettings, 'inForce'>): Disclosure {
  return {
    operator: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      email: env.OPERATOR_EMAIL ?? null,
    },
    hosts: {
      model: env.ANTHROPIC_API_KEY ? new URL(env.ANTHROPIC_BASE_URL).host : null,
      accounts: env.SUPABASE_URL ? new URL(env.SUPABASE_URL).host : null,
      photos: env.PHOTO_BUCKET_URL ? new URL(env.PHOTO_BUCKET_URL).host : null,
      mapTiles: env.MAP_TILES?.startsWith('https:') ? new URL(env.MAP_TILES).host : null,
    },
    get searchWords() {
      return inForce().searchWords
    },
  }
}

/** Warns of each part of the operator's address that is not configured: many countries require all of them. */
export function warnOfMissingOperator(env: Env, log: Pick<Log, 'warn'>): void {
  const names = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0)
    log.warn({ missing }, 'the operator is not configured: Contact, Privacy and Terms say so')
}
