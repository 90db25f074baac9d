import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { BASE_LANGUAGE, type Language } from '#domain/language.ts'
import { readLanguagePath } from '#domain/language-path.ts'

/** Why a request is not answered as it was meant. */
export type Refusal = {
  status: Extract<ContentfulStatusCode, 403 | 429 | 503>
  /** For programs, as the accounts of the site name their errors. */
  code: string
  /** For people, in the language of the page; programs are told in the base language. */
  words: (language: Language) => string
  /** Seconds until another try makes sense. */
  retryAfterS?: number
}

/** How long a database that is away is left alone: a restart takes about that long. */
export const AWAY_RETRY_S = 10

/** What is said while the database is away. */
export function unavailable(words: Refusal['words']): Refusal {
  return { status: 503, code: 'unavailable', words, retryAfterS: AWAY_RETRY_S }
}

/** A refusal in the shape that the caller of the address reads: a page for people, else JSON as that interface has it. */
export function refuse(c: Context, refusal: Refusal): Response {
  const { status, code, retryAfterS } = refusal
  const words = refusal.words(BASE_LANGUAGE)
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS))
  c.header('Cache-Control', 'no-store')
  const { path } = c.req
  if (/^\/(?:auth|account)\/v1\//.test(path))
    return c.json({ code: status, error_code: code, msg: words }, status)
  if (path.startsWith('/api/v1/')) {
    const told = { type: 'about:blank', title: code.replaceAll('_', ' '), status, detail: words }
    return c.json(told, status, { 'Content-Type': 'application/problem+json; charset=utf-8' })
  }
  if (!c.req.header('accept')?.includes('text/html')) return c.json({ error: words }, status)
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  const { language } = readLanguagePath(path)
  return c.html(pageOf(language, refusal.words(language)), status)
}

const pageOf = (language: Language, words: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><p role="alert">${words}</p></html>`
