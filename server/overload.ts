import type { MiddlewareHandler } from 'hono'
import type { Language } from '#domain/language.ts'
import { refuse } from './refusal.ts'

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
    return refuse(c, { status: 503, code: 'overloaded', words, retryAfterS: RETRY_AFTER_S })
  }
}
