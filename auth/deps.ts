import type { Db } from '#data/db.ts'
import type { AuthConfig } from './config.ts'
import type { Providers } from './external/provider.ts'
import type { Keyring } from './keyring.ts'
import type { Limits } from './limits.ts'
import type { AuthLog } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Secrets } from './secrets.ts'

/** What the service is made of; opened once per process, since keys, limits and queues are state. */
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
