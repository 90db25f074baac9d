import type { AuthConfig } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { createMailer, type Mailer } from '#auth/mail/mailer.ts'
import { createOutbox, type Outbox } from '#auth/mail/outbox.ts'
import { createAuth } from '#auth/runtime.ts'
import { createSecrets } from '#auth/tokens/secrets.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { readAuthConfig } from './auth-env.ts'
import type { Env } from './env.ts'
import { fetchDocument } from './http/fetch-document.ts'
import type { MakeLimiter } from './limits/limiters.ts'
import type { Log } from './log.ts'
import type { ApiKeys } from './secrets.ts'
import type { LiveSettings } from './site-settings.ts'

type Surroundings = {
  opened: OpenDatabase
  settings: LiveSettings
  makeLimiter: MakeLimiter
  origin: string
  rootSecret: string
  keys: ApiKeys
  log: Log
  print: (line: string) => void
}

export type Accounts = {
  auth: AuthDeps
  /** Queue of outgoing mail; null when no mail can be sent. */
  outbox: Outbox | null
}

/** Opens the accounts of this deployment and prints configuration warnings for the operator. */
export function openAuth(
  source: Record<string, string | undefined>,
  env: Env,
  { opened, settings, makeLimiter, origin, rootSecret, keys, log, print }: Surroundings,
): Accounts {
  const mailer = openMailer(env, settings, { origin, log, print })
  const config: AuthConfig = {
    ...readAuthConfig(source, {
      siteName: env.SITE_NAME,
      siteUrl: origin,
      home: homeKind(env),
      isMailConfigured: mailer.isConfigured,
      trustProxy: env.TRUST_PROXY,
    }),
    get siteName() {
      return settings.inForce().siteName
    },
  }
  if (config.home === 'request')
    print(
      `Accounts: PUBLIC_URL is not set. Links in mails lead to ${origin}, and nobody is sent on elsewhere.`,
    )
  if (!config.confirmEmail)
    print(
      'Accounts: addresses are not confirmed. Set SMTP_URL, or MAIL_DIR, to have them confirmed.',
    )
  else if (!mailer.isConfigured && env.NODE_ENV !== 'development')
    print('Accounts: addresses must be confirmed, but no mail is sent. Set SMTP_URL or MAIL_DIR.')
  const outbox = mailer.isConfigured
    ? createOutbox(mailer, {
        db: opened.db,
        secrets: createSecrets(rootSecret),
        log,
        now: () => new Date(),
      })
    : null
  const auth = createAuth({
    db: opened.db,
    makeLimiter,
    config,
    rootSecret,
    apiKeys: keys,
    privateJwk: env.JWT_PRIVATE_JWK ?? null,
    mailer: outbox ?? mailer,
    fetchDocument,
    log,
  })
  return { auth, outbox }
}

function homeKind({ PUBLIC_URL, NODE_ENV }: Env): AuthConfig['home'] {
  if (PUBLIC_URL) return 'site'
  return NODE_ENV === 'development' ? 'machine' : 'request'
}

function openMailer(
  env: Env,
  settings: LiveSettings,
  { origin, log, print }: Pick<Surroundings, 'origin' | 'log' | 'print'>,
): Mailer {
  const address = env.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`
  return createMailer({
    from: {
      get name() {
        return settings.inForce().siteName
      },
      address,
    },
    smtpUrl: env.SMTP_URL ?? null,
    folder: env.MAIL_DIR ?? null,
    // A sign-in link must not end up in a log.
    print: env.NODE_ENV === 'development' ? print : null,
    log,
  })
}
