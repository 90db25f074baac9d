import { expect, test } from 'vitest'
import { readAuthConfig } from './auth-env.ts'

const around = {
  siteName: 'S',
  siteUrl: 'https://s.example',
  isMailConfigured: false,
  home: 'site' as const,
  trustProxy: 0,
}

test('an empty environment gives accounts with sound defaults', () => {
  expect(readAuthConfig({}, around)).toMatchObject({
    confirmEmail: false,
    allowAnonymous: true,
    allowManualLinking: true,
    allowSignup: true,
    mailPerHour: 30,
    mailGapS: 60,
    reuseIntervalS: 10,
    otpTtlS: 3_600,
    sessionTimeboxS: null,
    inactivityS: null,
    passwordMin: 8,
    redirectAllow: [],
    providers: {},
    captcha: null,
  })
  expect(readAuthConfig({}, { ...around, isMailConfigured: true }).confirmEmail).toBe(true)
  expect(
    readAuthConfig({ AUTH_CONFIRM_EMAIL: 'off' }, { ...around, isMailConfigured: true })
      .confirmEmail,
  ).toBe(false)
})

test('providers are read by name, and one without an issuer is reported', () => {
  const source = {
    AUTH_REDIRECT_ALLOW: 'https://a.example/**, app://done',
    AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'g',
    AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: 's',
    AUTH_PROVIDER_KEYCLOAK_ISSUER: 'https://k.example',
    AUTH_PROVIDER_KEYCLOAK_CLIENT_ID: 'k',
  }
  const config = readAuthConfig(source, around)
  expect(config.redirectAllow).toEqual(['https://a.example/**', 'app://done'])
  expect(config.providers).toEqual({
    google: { issuer: null, clientId: 'g', clientSecret: 's' },
    keycloak: { issuer: 'https://k.example', clientId: 'k', clientSecret: null },
  })
  expect(() => readAuthConfig({ AUTH_PROVIDER_MINE_CLIENT_ID: 'x' }, around)).toThrow(
    /AUTH_PROVIDER_MINE_ISSUER/,
  )
  expect(() => readAuthConfig({ AUTH_SIGNUP: 'maybe', AUTH_OTP_TTL_S: '1' }, around)).toThrow(
    /AUTH_SIGNUP.*\n.*AUTH_OTP_TTL_S/,
  )
})
