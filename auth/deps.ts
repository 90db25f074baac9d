import type { Db } from '#data/db/db.ts'
import type { AuthConfig } from './config.ts'
import type { Providers } from './external/provider.ts'
import type { Limits } from './limits/limits.ts'
import type { AuthLog } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { Keyring } from './tokens/keyring.ts'
import type { Secrets } from './tokens/secrets.ts'

/** Dependencies of the service; opened once per process, since keys, limits and queues hold state. */
export type AuthDeps = {
  db: Db
  config: AuthConfig
  apiKeys: { anon: string; service: string }
  secrets: Secrets
  keyring: Keyring
  passwords: PasswordHasher
  limits: Limits
  mailer: Mailer
  providers: Providers
  log: AuthLog
  now: () => Date
}
