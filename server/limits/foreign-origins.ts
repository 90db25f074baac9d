import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '#domain/language/language.ts'
import { sendError } from '../http/error-answer.ts'

export type ForeignOriginOptions = {
  /** Origin of the site, as in PUBLIC_URL. */
  site: string
  /** Origins whose pages may also call, such as an app of the same operator. */
  allowed: readonly string[]
  words: (language: Language) => string
  onRefused: (path: string) => void
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Answers of account providers come as forms of theirs; what they carry proves where they began. */
const COMES_FROM_ELSEWHERE = /^\/auth\/v1\/(?:callback|sso\/saml\/acs)$/

/**
 * Refuses (403) what would change something on behalf of a page of another site. Programs that are no
 * browser send neither header and are let through: nobody acts for them unasked.
 */
export function rejectForeignOrigins(options: ForeignOriginOptions): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (READS.has(method) || COMES_FROM_ELSEWHERE.test(path) || isOwn(c, options)) return next()
    options.onRefused(path)
    return sendError(c, { status: 403, code: 'foreign_origin', words: options.words })
  }
}

function isOwn(c: Context, { site, allowed }: ForeignOriginOptions): boolean {
  const origin = c.req.header('origin')
  const fetchSite = c.req.header('sec-fetch-site')
  // Only a browser can write this one, and it knows better than we do behind which name we are.
  if (fetchSite === 'same-origin') return true
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'none'
  return origin === site || allowed.includes(origin) || hostOf(origin) === c.req.header('host')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
