import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error for the caller: HTTP status, code of the protocol, and message. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Further fields of the body, such as the reasons a password is weak. */
  readonly details: Record<string, unknown>
  /** Seconds until a retry makes sense. */
  readonly retryAfterS: number | null

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { details?: Record<string, unknown>; retryAfterS?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? {}
    this.retryAfterS = more.retryAfterS ?? null
  }
}

/** An error in OAuth format: always 400, without a code of ours. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** Compared by name: the server bundle and the modules outside it have separate classes. */
export function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name === 'AuthError'
}

function isOAuthError(error: unknown): error is OAuthError {
  return error instanceof Error && error.name === 'OAuthError'
}

export const API_VERSION = '2024-01-01'

/** Clients since 2024 request this version or a later one by date; invalid values count as none. */
function requestsVersionedErrors(c: Context): boolean {
  const asked = c.req.header('x-supabase-api-version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= API_VERSION
}

/** The response to an error, in the format of the caller's version; null for an unexpected error. */
export function errorResponse(c: Context, error: unknown): Response | null {
  if (isOAuthError(error))
    return c.json({ error: error.error, error_description: error.message }, 400)
  if (!isAuthError(error)) return null
  const { status, code, message, details, retryAfterS } = error
  if (retryAfterS !== null) c.header('Retry-After', String(Math.max(1, retryAfterS)))
  c.header('Cache-Control', 'no-store')
  if (requestsVersionedErrors(c)) return c.json({ code, message, ...details }, status)
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg: message, ...details }, status)
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message)

export const tooMany = (retryAfterS: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterS })
