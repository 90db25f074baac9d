import type { Db } from '#data/db/db.ts'
import type { AuthConfig } from './config.ts'
import type { AuthDeps } from './deps.ts'
import { createProviders } from './external/providers.ts'
import { createLimits, type MakeLimiter } from './limits/limits.ts'
import type { AuthLog } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { createPasswordHasher, type HashCost } from './passwords/password-hasher.ts'
import { createKeyring } from './tokens/keyring.ts'
import { createSecrets } from './tokens/secrets.ts'

export type AuthOptions = {
  db: Db
  /** Where attempts are counted. */
  makeLimiter: MakeLimiter
  config: AuthConfig
  rootSecret: string
  apiKeys: AuthDeps['apiKeys']
  privateJwk: string | null
  mailer: Mailer
  log: AuthLog
  /** Without it no program is known by a document. */
  fetchDocument?: AuthDeps['fetchDocument']
  now?: () => Date
  hashCost?: HashCost
}

/** Opens the service, once per process. */
export function createAuth(options: AuthOptions): AuthDeps {
  const { db, config, apiKeys, mailer, log, now = () => new Date() } = options
  const { fetchDocument = async () => null } = options
  const secrets = createSecrets(options.rootSecret)
  return {
    db,
    config,
    apiKeys,
    secrets,
    keyring: createKeyring({ db, secrets, configured: options.privateJwk, now }),
    passwords: createPasswordHasher(options.hashCost),
    limits: createLimits({
      makeLimiter: options.makeLimiter,
      mailGapS: config.mailGapS,
      mailPerHour: config.mailPerHour,
    }),
    mailer,
    providers: createProviders(config.providers),
    fetchDocument,
    log,
    now,
  }
}
