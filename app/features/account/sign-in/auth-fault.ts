import { PASSWORD_MIN } from '#domain/member/password-strength.ts'
import { m } from '#domain/messages/messages.js'

export type FaultField = 'email' | 'password' | 'code' | 'form'

/** What went wrong in plain words, and the field it stands beside; `form` is none of them. */
export type AuthFault = { field: FaultField; text: string }

type Words = [field: FaultField, text: () => string]

/** By the code of the protocol. What only tells that an account exists says no more than any other failure. */
const BY_CODE: Record<string, Words> = {
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

/** By the name of the client's error, where there is no code that says more (specification section 8). */
const BY_NAME: Record<string, Words> = {
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

/** Whatever signing in, or changing an account, threw (specification section 8). */
export function toAuthFault(error: unknown): AuthFault {
  const { name, code, reasons } = traitsOf(error)
  if (code === 'weak_password' || name === 'AuthWeakPasswordError')
    return { field: 'password', text: weaknessText(reasons) }
  if (code === 'validation_failed' && error instanceof Error && /password/i.test(error.message))
    return { field: 'password', text: m.account_fault_long_password() }
  const [field, text] = BY_CODE[code] ?? BY_NAME[name] ?? ['form', m.account_fault_unknown]
  return { field, text: text() }
}

/** As `toAuthFault`, for a password at sign-in: past the limit, a mail is another way in. */
export function toSignInFault(error: unknown): AuthFault {
  return traitsOf(error).code === 'over_request_rate_limit'
    ? { field: 'form', text: m.account_fault_locked() }
    : toAuthFault(error)
}

/** Whether no further mail is sent for now; what an earlier one brought still works. */
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

/** Why a password is weak, each reason as a sentence of what to do. */
export function weaknessText(reasons: readonly string[]): string {
  const known = reasons.flatMap((reason) => REASONS[reason]?.() ?? [])
  return known.length > 0 ? known.join(' ') : m.account_reason_pwned()
}

/** Whether another service has not signed the visitor in, for whatever reason. */
export function isProviderFault(error: unknown): boolean {
  return traitsOf(error).code.startsWith('bad_oauth')
}

/** What came back in an address carries its code elsewhere; of a mail's link, only that it is no good counts. */
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
