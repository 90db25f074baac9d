import { PASSWORD_MIN } from '#domain/member/password-strength.ts'
import { m } from '#domain/messages/messages.js'

type ErrorField = 'email' | 'password' | 'code' | 'form'

/** An error message and the field it is shown at; `form` for none. */
export type AuthError = { field: ErrorField; text: string }

type ErrorMessage = [field: ErrorField, text: () => string]

/** By error code. Messages do not reveal whether an account exists. */
const BY_CODE: Record<string, ErrorMessage> = {
  invalid_credentials: ['password', m.account_fault_credentials],
  email_not_confirmed: ['form', m.account_fault_unconfirmed],
  same_password: ['password', m.account_fault_same_password],
  user_already_exists: ['email', m.account_fault_address],
  email_exists: ['email', m.account_fault_address_change],
  email_address_invalid: ['email', m.account_fault_email_shape],
  otp_expired: ['code', m.account_fault_code],
  otp_disabled: ['form', m.account_fault_closed],
  signup_disabled: ['form', m.account_fault_closed],
  user_banned: ['form', m.account_fault_banned],
  over_email_send_rate_limit: ['form', m.account_fault_mail_wait],
  over_request_rate_limit: ['form', m.account_fault_wait],
  mfa_verification_failed: ['code', m.account_fault_code],
  mfa_challenge_expired: ['code', m.account_fault_code],
  webauthn_verification_failed: ['form', m.account_fault_key],
  webauthn_challenge_expired: ['form', m.account_fault_key],
  insufficient_aal: ['form', m.account_fault_second_step],
  session_not_found: ['form', m.account_fault_signed_out],
  session_expired: ['form', m.account_fault_signed_out],
  refresh_token_not_found: ['form', m.account_fault_signed_out],
  refresh_token_already_used: ['form', m.account_fault_signed_out],
  no_authorization: ['form', m.account_fault_signed_out],
  user_not_found: ['form', m.account_fault_signed_out],
  bad_jwt: ['form', m.account_fault_expired],
  invalid_jwt: ['form', m.account_fault_expired],
  photo_storage_unavailable: ['form', m.profile_photo_away],
  bad_oauth_state: ['form', m.account_fault_provider],
  bad_oauth_callback: ['form', m.account_fault_provider],
  flow_state_not_found: ['form', m.account_fault_link],
  flow_state_expired: ['form', m.account_fault_link],
}

/** By error name, if the code is not mapped (specification section 8). */
const BY_NAME: Record<string, ErrorMessage> = {
  AuthSessionMissingError: ['form', m.account_fault_signed_out],
  AuthInvalidCredentialsError: ['password', m.account_fault_credentials],
  AuthInvalidTokenResponseError: ['form', m.account_fault_answer],
  AuthInvalidJwtError: ['form', m.account_fault_expired],
  AuthRetryableFetchError: ['form', m.account_fault_unreachable],
  AuthImplicitGrantRedirectError: ['form', m.account_fault_link],
  AuthPKCEGrantCodeExchangeError: ['form', m.account_fault_link],
  AuthPKCECodeVerifierMissingError: ['form', m.account_fault_link],
  NotAllowedError: ['form', m.account_fault_key],
  WebAuthnError: ['form', m.account_fault_key],
  WebAuthnUnknownError: ['form', m.account_fault_key],
  TypeError: ['form', m.account_fault_unreachable],
  TimeoutError: ['form', m.account_fault_unreachable],
}

/** Maps an error of signing in or changing an account to a message (specification section 8). */
export function toAuthError(error: unknown): AuthError {
  const { name, code, reasons } = traitsOf(error)
  if (code === 'weak_password' || name === 'AuthWeakPasswordError')
    return { field: 'password', text: weaknessText(reasons) }
  if (code === 'validation_failed' && error instanceof Error && /password/i.test(error.message))
    return { field: 'password', text: m.account_fault_long_password() }
  const [field, text] = BY_CODE[code] ?? BY_NAME[name] ?? ['form', m.account_fault_unknown]
  return { field, text: text() }
}

/** As `toAuthError`, for sign-in by password: when rate limited, the message suggests sign-in by mail. */
export function toSignInError(error: unknown): AuthError {
  return traitsOf(error).code === 'over_request_rate_limit'
    ? { field: 'form', text: m.account_fault_locked() }
    : toAuthError(error)
}

/** Whether mails are rate limited; links and codes of earlier mails still work. */
export function isMailRateLimited(error: unknown): boolean {
  return traitsOf(error).code === 'over_email_send_rate_limit'
}

const REASONS: Record<string, () => string> = {
  length: () => m.account_reason_length({ n: PASSWORD_MIN }),
  characters: m.account_reason_characters,
  sequence: m.account_reason_sequence,
  personal: m.account_reason_personal,
  pwned: m.account_reason_pwned,
}

/** Why a password is weak, with one instruction per reason. */
export function weaknessText(reasons: readonly string[]): string {
  const known = reasons.flatMap((reason) => REASONS[reason]?.() ?? [])
  return known.length > 0 ? known.join(' ') : m.account_reason_pwned()
}

/** Whether sign-in with an OAuth provider failed. */
export function isProviderError(error: unknown): boolean {
  return traitsOf(error).code.startsWith('bad_oauth')
}

/** Errors of a return URL have the code in `details`; `otp_expired` is left to `BY_NAME`, whose message is about links. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  const details: unknown = 'details' in error ? error.details : null
  if (typeof details !== 'object' || details === null || !('code' in details)) return ''
  return typeof details.code === 'string' && details.code !== 'otp_expired' ? details.code : ''
}

function traitsOf(error: unknown): { name: string; code: string; reasons: string[] } {
  if (!(error instanceof Error)) return { name: '', code: '', reasons: [] }
  const code = codeOf(error)
  const listed = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : []
  const reasons = listed.filter((reason): reason is string => typeof reason === 'string')
  return { name: error.name, code, reasons }
}
