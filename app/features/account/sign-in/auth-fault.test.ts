import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { AccountError } from '#app/lib/session/account-api.ts'
import { m } from '#domain/messages/messages.js'
import { isMailRateLimited, isProviderError, toAuthError, toSignInError } from './auth-fault.ts'

test.each<[string, unknown, string, string]>([
  ['session missing', new AuthSessionMissingError(), 'form', m.account_fault_signed_out()],
  [
    'invalid credentials',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    'password',
    m.account_fault_credentials(),
  ],
  ['invalid token response', new AuthInvalidTokenResponseError(), 'form', m.account_fault_answer()],
  [
    'weak password',
    new AuthWeakPasswordError('weak', 422, ['length', 'pwned']),
    'password',
    `${m.account_reason_length({ n: 8 })} ${m.account_reason_pwned()}`,
  ],
  ['invalid JWT', new AuthInvalidJwtError('bad'), 'form', m.account_fault_expired()],
  ...[502, 503, 504, 0].map((status): [string, unknown, string, string] => [
    `retryable ${status}`,
    new AuthRetryableFetchError('later', status),
    'form',
    m.account_fault_unreachable(),
  ]),
  ['implicit redirect', new AuthImplicitGrantRedirectError('no'), 'form', m.account_fault_link()],
  [
    'a link that is too old',
    new AuthImplicitGrantRedirectError('no', { error: 'access_denied', code: 'otp_expired' }),
    'form',
    m.account_fault_link(),
  ],
  ['PKCE redirect', new AuthPKCEGrantCodeExchangeError('no'), 'form', m.account_fault_link()],
])('spec 8 · errors · auth library · %s in plain words', (_, error, field, text) => {
  expect(toAuthError(error)).toEqual({ field, text })
})

test.each([null, undefined, 'text', {}, new Error('?'), new AuthApiError('?', 500, 'new_code')])(
  'whatever else went wrong is said, too: %s',
  (error) => {
    expect(toAuthError(error)).toEqual({ field: 'form', text: m.account_fault_unknown() })
  },
)

test('unavailable photo storage has its own message', () => {
  const rejected = new AccountError(503, 'photo_storage_unavailable')
  expect(toAuthError(rejected).text).toMatch(/nothing was changed/)
})

test('errors of a return URL distinguish links from providers', () => {
  const redirectError = (code: string) =>
    new AuthImplicitGrantRedirectError('x', { error: 'access_denied', code })
  expect(toAuthError(redirectError('bad_oauth_callback')).text).toMatch(/other service did not/)
  expect(isProviderError(redirectError('bad_oauth_callback'))).toBe(true)
  expect(toAuthError(redirectError('otp_expired')).text).toMatch(/link has been used/)
  expect(isProviderError(redirectError('otp_expired'))).toBe(false)
})

test('too many password attempts suggest sign-in by mail', () => {
  const locked = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')
  expect(toSignInError(locked)).toEqual({ field: 'form', text: m.account_fault_locked() })
  expect(toAuthError(locked).text).toBe(m.account_fault_wait())
  const other = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  expect(toSignInError(other)).toEqual(toAuthError(other))
})

test('only rate-limited mails are detected as such', () => {
  expect(isMailRateLimited(new AuthApiError('x', 429, 'over_email_send_rate_limit'))).toBe(true)
  expect(isMailRateLimited(new AuthApiError('x', 429, 'over_request_rate_limit'))).toBe(false)
})
