import { BOOKING_API } from '#domain/booking/booking-api.ts'
import { acceptedLanguages } from '../i18n/accepted-languages.ts'
import { expireSession, isSessionExpired } from './session-expiry.ts'
import { type Connection, supabaseClient } from './supabase.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

const TIME_LIMIT_MS = 15_000

/** The server answered that it will not; `code` says why. Nobody signed in counts as one, too. */
export class AccountError extends Error {
  override name = 'AccountRefused'
  readonly status: number
  readonly code: string
  /** The whole body of the refusal, unread. */
  readonly told: unknown

  constructor(status: number, code: string, told: unknown = null) {
    super(code)
    this.status = status
    this.code = code
    this.told = told
  }
}

/**
 * One call for what the member keeps on this server, with a token that the client refreshes when it
 * has to.
 *
 * @throws AccountError; TypeError or TimeoutError when there is no answer
 */
export function callAccount(
  connection: Connection,
  method: Method,
  path: string,
  body?: Blob | object,
): Promise<Response> {
  return callAsMember(connection, method, `/account/v1${path}`, body)
}

/** As `callAccount`, for what the auth service offers beyond the protocol of the client. */
export function callAuth(connection: Connection, method: Method, path: string): Promise<Response> {
  return callAsMember(connection, method, `${connection.apiUrl}/auth/v1${path}`)
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

/** A booking call of somebody without an account: an ask, or what the link of a mail allows. */
export async function callBookingAsGuest(path: string, body: object): Promise<Response> {
  const response = await fetch(`${BOOKING_API}${path}`, {
    method: 'POST',
    headers: { 'accept-language': acceptedLanguages(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return answered(response)
}

/** As `callAccount`, for another service of this server; `address` is its path or its whole address. */
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
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return answered(response)
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const told: unknown = await response.json().catch(() => null)
  throw new AccountError(response.status, codeOf(told), told)
}

/** Both spellings of the protocol. */
function codeOf(told: unknown): string {
  if (typeof told !== 'object' || told === null) return ''
  if ('error_code' in told && typeof told.error_code === 'string') return told.error_code
  return 'code' in told && typeof told.code === 'string' ? told.code : ''
}
