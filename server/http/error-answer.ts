import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'

/** An error response before encoding. */
export type ErrorAnswer = {
  status: Extract<ContentfulStatusCode, 403 | 429 | 503>
  /** Error code for programs, in the format of the auth API. */
  code: string
  /** Message in the language of the page; programs get the base language. */
  messageFor: (language: Language) => string
  /** Seconds until a retry makes sense. */
  retryAfterS?: number
}

/** Retry-After while the database is unavailable: about the length of a restart. */
export const UNAVAILABLE_RETRY_S = 10

/** The error response while the database is unavailable. */
export function unavailable(words: ErrorAnswer['messageFor']): ErrorAnswer {
  return { status: 503, code: 'unavailable', messageFor: words, retryAfterS: UNAVAILABLE_RETRY_S }
}

/** An error response ready to be sent. */
export type EncodedError = {
  status: ErrorAnswer['status']
  headers: Record<string, string>
  body: string
}

/**
 * Encodes an error in the format of the endpoint: a page for people, else JSON.
 *
 * @param path of the request, without its query
 * @param accept the Accept header, if any
 */
export function encodeError(
  path: string,
  accept: string | undefined,
  error: ErrorAnswer,
): EncodedError {
  const { status, retryAfterS } = error
  const [type, body] = bodyOf(path, accept, error)
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': 'no-store' }
  if (type === HTML)
    headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'"
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS)
  return { status, headers, body }
}

/** `encodeError` as a Hono response. */
export function sendError(c: Context, error: ErrorAnswer): Response {
  const { status, headers, body } = encodeError(c.req.path, c.req.header('accept'), error)
  return c.body(body, status, headers)
}

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'

/** Audience of an error response: an interface, any other program, or a person in a language. */
export type ErrorAudience = 'account' | 'api' | 'program' | Language

/** The audience of a response, from the path and the Accept header. */
export function audienceOf(path: string, accept: string | undefined): ErrorAudience {
  if (/^\/(?:auth|account)\/v1\//.test(path)) return 'account'
  if (path.startsWith('/api/v1/')) return 'api'
  return accept?.includes('text/html') ? readLanguagePath(path).language : 'program'
}

function bodyOf(
  path: string,
  accept: string | undefined,
  { status, code, messageFor }: ErrorAnswer,
): [type: string, body: string] {
  const message = messageFor(BASE_LANGUAGE)
  const audience = audienceOf(path, accept)
  switch (audience) {
    case 'account':
      return [JSON_TYPE, JSON.stringify({ code: status, error_code: code, msg: message })]
    case 'api': {
      const title = code.replaceAll('_', ' ')
      const problem = { type: 'about:blank', title, status, detail: message }
      return ['application/problem+json; charset=utf-8', JSON.stringify(problem)]
    }
    case 'program':
      return [JSON_TYPE, JSON.stringify({ error: message })]
    default:
      return [HTML, pageOf(audience, messageFor(audience))]
  }
}

const pageOf = (language: Language, words: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><p role="alert">${words}</p></html>`
