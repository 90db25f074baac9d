import { z } from 'zod'
import type { AuthConfig, CaptchaConfig, ProviderConfig } from '#auth/config.ts'
import { PRESET_NAMES } from '#auth/external/presets.ts'

const unset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(unset, z.string().min(1).optional())
const whole = (min: number, otherwise: number) =>
  z.preprocess(unset, z.coerce.number().int().min(min).default(otherwise))
const seconds = z.preprocess(unset, z.coerce.number().int().min(1).optional())

const WORDS: Record<string, boolean> = {
  on: true,
  true: true,
  '1': true,
  yes: true,
  off: false,
  false: false,
  '0': false,
  no: false,
}
const onOff = z.preprocess(
  (value) => (typeof value === 'string' ? (WORDS[value.toLowerCase()] ?? unset(value)) : value),
  z.boolean('must be on or off').optional(),
)

const AuthEnv = z.object({
  AUTH_REDIRECT_ALLOW: text,
  AUTH_CONFIRM_EMAIL: onOff,
  AUTH_ANONYMOUS: onOff,
  AUTH_MANUAL_LINKING: onOff,
  AUTH_SIGNUP: onOff,
  AUTH_SAML: onOff,
  AUTH_MAIL_PER_HOUR: whole(1, 30),
  AUTH_MAIL_GAP_S: whole(0, 60),
  AUTH_REUSE_INTERVAL_S: whole(0, 10),
  AUTH_OTP_TTL_S: whole(60, 3_600),
  AUTH_SESSION_TIMEBOX_S: seconds,
  AUTH_INACTIVITY_S: seconds,
  AUTH_PASSWORD_MIN: whole(6, 8),
  AUTH_CAPTCHA_PROVIDER: z.preprocess(unset, z.enum(['turnstile', 'hcaptcha']).optional()),
  AUTH_CAPTCHA_SECRET: text,
  AUTH_CAPTCHA_VERIFY_URL: z.preprocess(unset, z.url().optional()),
})

type Surroundings = {
  siteName: string
  siteUrl: string
  home: AuthConfig['home']
  isMailConfigured: boolean
  trustProxy: number
}

const CAPTCHA_URLS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

/**
 * Reads the configuration of accounts; docs/auth.md has the table.
 *
 * @throws Error that names each invalid variable and the reason
 */
export function readAuthConfig(
  source: Record<string, string | undefined>,
  { siteName, siteUrl, home, isMailConfigured, trustProxy }: Surroundings,
): AuthConfig {
  const read = AuthEnv.safeParse(source)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used:\n${faults.join('\n')}`)
  }
  const env = read.data
  return {
    siteName,
    siteUrl,
    home,
    redirectAllow: (env.AUTH_REDIRECT_ALLOW ?? '')
      .split(',')
      .map((pattern) => pattern.trim())
      .filter(Boolean),
    confirmEmail: env.AUTH_CONFIRM_EMAIL ?? isMailConfigured,
    allowAnonymous: env.AUTH_ANONYMOUS ?? true,
    allowManualLinking: env.AUTH_MANUAL_LINKING ?? true,
    allowSignup: env.AUTH_SIGNUP ?? true,
    mailPerHour: env.AUTH_MAIL_PER_HOUR,
    mailGapS: env.AUTH_MAIL_GAP_S,
    reuseIntervalS: env.AUTH_REUSE_INTERVAL_S,
    otpTtlS: env.AUTH_OTP_TTL_S,
    accessTokenTtlS: 3_600,
    sessionTimeboxS: env.AUTH_SESSION_TIMEBOX_S ?? null,
    inactivityS: env.AUTH_INACTIVITY_S ?? null,
    passwordMin: env.AUTH_PASSWORD_MIN,
    providers: readProviders(source),
    samlEnabled: env.AUTH_SAML ?? false,
    captcha: captchaOf(env),
    trustProxy,
  }
}

/** AUTH_PROVIDER_<NAME>_CLIENT_ID and its companions, by name in lower case. */
function readProviders(source: Record<string, string | undefined>): Record<string, ProviderConfig> {
  const names = Object.keys(source).flatMap((variable) => {
    const name = /^AUTH_PROVIDER_([A-Z0-9_]+)_(CLIENT_ID|ISSUER)$/.exec(variable)?.[1]
    return name && source[variable] ? [name] : []
  })
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const of = (field: string) => source[`AUTH_PROVIDER_${name}_${field}`] || null
      const clientId = of('CLIENT_ID')
      const issuer = of('ISSUER')
      if (!clientId) throw new Error(`AUTH_PROVIDER_${name}_CLIENT_ID is missing`)
      if (!issuer && !PRESET_NAMES.has(name.toLowerCase()))
        throw new Error(`AUTH_PROVIDER_${name}_ISSUER is missing`)
      return [name.toLowerCase(), { issuer, clientId, clientSecret: of('CLIENT_SECRET') }]
    }),
  )
}

function captchaOf(env: z.infer<typeof AuthEnv>): CaptchaConfig | null {
  const { AUTH_CAPTCHA_PROVIDER: provider, AUTH_CAPTCHA_SECRET: secret } = env
  const verifyUrl = env.AUTH_CAPTCHA_VERIFY_URL ?? (provider && CAPTCHA_URLS[provider])
  if (!secret && !verifyUrl) return null
  if (!secret || !verifyUrl)
    throw new Error('A captcha needs AUTH_CAPTCHA_SECRET and AUTH_CAPTCHA_PROVIDER')
  return { secret, verifyUrl }
}
