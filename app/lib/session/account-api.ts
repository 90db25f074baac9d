import { BOOKING_API } from '#domain/booking/booking-api.ts'
import { acceptedLanguages } from '../i18n/accepted-languages.ts'
import { expireSession, isSessionExpired } from './session-expiry.ts'
import { type Connection, supabaseClient } from './supabase.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

const TIME_LIMIT_MS = 15_000
/** A phone uploads 20 MB in this time. */
const FILE_TIME_LIMIT_MS = 180_000

/** The server rejected the call, with the reason in `code`, or nobody is signed in. */
export class AccountError extends Error {
  override name = 'AccountRefused'
  readonly status: number
  readonly code: string
  /** The unvalidated body of the error response. */
  readonly body: unknown

  constructor(status: number, code: string, body: unknown = null) {
    super(code)
    this.status = status
    this.code = code
    this.body = body
  }
}

/**
 * Calls the account API as the member, with a token that the client refreshes when needed.
 *
 * @throws AccountError; TypeError or TimeoutError when there is no response
 */
export function callAccount(
  connection: Connection,
  method: Method,
  path: string,
  body?: Blob | object,
): Promise<Response> {
  return callAsMember(connection, method, `/account/v1${path}`, body)
}

/** As `callAccount`, for endpoints of the auth service that the client library does not cover. */
export function callAuth(
  connection: Connection,
  method: Method,
  path: string,
  body?: object,
): Promise<Response> {
  return callAsMember(connection, method, `${connection.apiUrl}/auth/v1${path}`, body)
}

/** As `callAccount`, for the member's booking requests. */
export function callBooking(
  connection: Connection,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  return callAsMember(connection, method, `${BOOKING_API}${path}`, body)
}

/** A booking call without an account: a new request, or an action authorised by the link in a mail. */
export async function callBookingAsGuest(path: string, body: object): Promise<Response> {
  const response = await fetch(`${BOOKING_API}${path}`, {
    method: 'POST',
    headers: { 'accept-language': acceptedLanguages(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return requireOk(response)
}

/** As `callAccount`, for another service of this server; `address` is its path or its URL. */
export async function callAsMember(
  connection: Connection,
  method: Method,
  address: string,
  body?: Blob | object,
): Promise<Response> {
  try {
    return await send(connection, method, address, body)
  } catch (error) {
    if (isSessionExpired(error)) expireSession()
    throw error
  }
}

async function send(
  connection: Connection,
  method: Method,
  address: string,
  body: Blob | object | undefined,
): Promise<Response> {
  const { auth } = await supabaseClient(connection)
  const { data, error } = await auth.getSession()
  if (error) throw error
  if (!data.session) throw new AccountError(401, 'session_not_found')
  const isFile = body instanceof Blob
  const response = await fetch(address, {
    method,
    headers: {
      apikey: connection.anonKey,
      'accept-language': acceptedLanguages(),
      authorization: `Bearer ${data.session.access_token}`,
      ...(!isFile && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(isFile ? FILE_TIME_LIMIT_MS : TIME_LIMIT_MS),
  })
  return requireOk(response)
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  throw new AccountError(response.status, codeOf(body), body)
}

/** The protocol uses both `error_code` and `code`. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('error_code' in body && typeof body.error_code === 'string') return body.error_code
  return 'code' in body && typeof body.code === 'string' ? body.code : ''
}
