import type { MiddlewareHandler } from 'hono'
import { BASE_LANGUAGE, type Language } from '#domain/language.ts'
import { readLanguagePath } from '#domain/language-path.ts'

export type OverloadOptions = {
  /** Requests in work at once; the next one is refused. */
  limit: number
  /** What those read who are refused, in their language. */
  words: (language: Language) => string
}

const RETRY_AFTER_S = 2

/**
 * Refuses at once what could only wait: a queue without an end makes everybody too late. A refusal is a
 * 503 with Retry-After, as JSON for programs and as a small page for people. An answer that streams counts
 * until it begins.
 */
export function refuseOverload({ limit, words }: OverloadOptions): MiddlewareHandler {
  let inWork = 0
  return async (c, next) => {
    if (inWork < limit) {
      inWork++
      try {
        return await next()
      } finally {
        inWork--
      }
    }
    c.header('Retry-After', String(RETRY_AFTER_S))
    c.header('Cache-Control', 'no-store')
    if (!c.req.header('accept')?.includes('text/html'))
      return c.json({ error: words(BASE_LANGUAGE) }, 503)
    c.header('Content-Security-Policy', "default-src 'none'")
    const { language } = readLanguagePath(c.req.path)
    return c.html(pageOf(language, words(language)), 503)
  }
}

const pageOf = (language: Language, words: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><p role="alert">${words}</p></html>`
