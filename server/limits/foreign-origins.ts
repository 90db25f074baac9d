import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '#domain/language/language.ts'
import { sendError } from '../http/error-answer.ts'

export type ForeignOriginOptions = {
  /** Origin of the site, as in PUBLIC_URL. */
  site: string
  /** Origins whose pages may also call, such as an app of the same operator. */
  allowed: readonly string[]
  messageFor: (language: Language) => string
  onRejected: (path: string) => void
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Identity providers post forms from their own origin; the state they carry proves where the flow started. */
const COMES_FROM_ELSEWHERE = /^\/auth\/v1\/(?:callback|sso\/saml\/acs)$/

/**
 * Rejects (403) writes sent by a page of another site. Clients that are not browsers send neither header and
 * pass: they cannot be made to send a request by another page.
 */
export function rejectForeignOrigins(options: ForeignOriginOptions): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (READS.has(method) || COMES_FROM_ELSEWHERE.test(path) || isOwn(c, options)) return next()
    options.onRejected(path)
    return sendError(c, { status: 403, code: 'foreign_origin', messageFor: options.messageFor })
  }
}

function isOwn(c: Context, { site, allowed }: ForeignOriginOptions): boolean {
  const origin = c.req.header('origin')
  const fetchSite = c.req.header('sec-fetch-site')
  // Scripts cannot set this header, and the browser knows the site's public host name when a proxy hides it.
  if (fetchSite === 'same-origin') return true
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'none'
  return origin === site || allowed.includes(origin) || hostOf(origin) === c.req.header('host')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
