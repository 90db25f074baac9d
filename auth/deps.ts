import type { Db } from '#data/db/db.ts'
import type { AuthConfig } from './config.ts'
import type { Providers } from './external/provider.ts'
import type { Limits } from './limits/limits.ts'
import type { AuthLog } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { Keyring } from './tokens/keyring.ts'
import type { Secrets } from './tokens/secrets.ts'

/** A JSON document of another server, and for how many seconds its headers let it be cached. */
export type FetchedDocument = { text: string; maxAgeS: number }

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
  /** Fetches the document at an address that a stranger has named; null for what is none, or not public. */
  fetchDocument: (address: string) => Promise<FetchedDocument | null>
  log: AuthLog
  now: () => Date
}
