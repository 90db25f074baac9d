import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'

/** Why a request is not answered as it was meant. */
export type ErrorAnswer = {
  status: Extract<ContentfulStatusCode, 403 | 429 | 503>
  /** For programs, as the accounts of the site name their errors. */
  code: string
  /** For people, in the language of the page; programs are told in the base language. */
  words: (language: Language) => string
  /** Seconds until another try makes sense. */
  retryAfterS?: number
}

/** How long a database that is away is left alone: a restart takes about that long. */
export const UNAVAILABLE_RETRY_S = 10

/** What is said while the database is away. */
export function unavailable(words: ErrorAnswer['words']): ErrorAnswer {
  return { status: 503, code: 'unavailable', words, retryAfterS: UNAVAILABLE_RETRY_S }
}

/** A refusal as it goes on the wire. */
export type EncodedError = {
  status: ErrorAnswer['status']
  headers: Record<string, string>
  body: string
}

/**
 * A refusal in the shape that the caller of the address reads: a page for people, else JSON as that interface
 * has it.
 *
 * @param path of the request, without its query
 * @param accept the Accept header, where there is one
 */
export function encodeError(
  path: string,
  accept: string | undefined,
  refusal: ErrorAnswer,
): EncodedError {
  const { status, retryAfterS } = refusal
  const [type, body] = bodyOf(path, accept, refusal)
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': 'no-store' }
  if (type === HTML)
    headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'"
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS)
  return { status, headers, body }
}

/** `encodeError` to a request of the app. */
export function sendError(c: Context, refusal: ErrorAnswer): Response {
  const { status, headers, body } = encodeError(c.req.path, c.req.header('accept'), refusal)
  return c.body(body, status, headers)
}

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'

/** Audience of an error response: an interface, any other program, or a person in a language. */
export type ErrorAudience = 'account' | 'api' | 'program' | Language

/** Who reads the answer to a request, by its path and its Accept header. */
export function readerOf(path: string, accept: string | undefined): ErrorAudience {
  if (/^\/(?:auth|account)\/v1\//.test(path)) return 'account'
  if (path.startsWith('/api/v1/')) return 'api'
  return accept?.includes('text/html') ? readLanguagePath(path).language : 'program'
}

function bodyOf(
  path: string,
  accept: string | undefined,
  { status, code, words }: ErrorAnswer,
): [type: string, body: string] {
  const message = words(BASE_LANGUAGE)
  const reader = readerOf(path, accept)
  switch (reader) {
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
      return [HTML, pageOf(reader, words(reader))]
  }
}

const pageOf = (language: Language, words: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><p role="alert">${words}</p></html>`
