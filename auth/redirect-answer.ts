import type { AuthError } from './errors.ts'

type Params = Record<string, string>

/** A URL with parameters in the query or the fragment. */
export function redirectWith(
  target: string,
  { query = {}, fragment = {} }: { query?: Params; fragment?: Params },
): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.hash = Object.keys(fragment).length > 0 ? new URLSearchParams(fragment).toString() : ''
  return url.href
}

const ACCESS_DENIED = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
])
const ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

/** The parameters of an error in a redirect. */
export function errorParams({ status, code, message }: AuthError): Params {
  const error = ACCESS_DENIED.has(code)
    ? 'access_denied'
    : (ERRORS[status] ?? (status < 500 ? 'invalid_request' : 'server_error'))
  return { error, error_code: code, error_description: message }
}
