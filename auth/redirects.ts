import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AuthConfig } from './config.ts'

type RedirectRules = Pick<AuthConfig, 'siteUrl' | 'redirectAllow' | 'home' | 'trustProxy'>

const LIMIT = 2_048
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Mobile apps have custom schemes; these run scripts or read files. */
const REFUSED_SCHEMES = /^(javascript|data|vbscript|file|blob|about):$/

/** The site's URL: the configured one, or else that of the request. */
export function siteUrlOf(rules: RedirectRules, c: Context): URL {
  if (rules.home === 'site') return new URL(rules.siteUrl)
  const url = new URL(c.req.url)
  const scheme = rules.trustProxy > 0 ? c.req.header('x-forwarded-proto') : null
  return new URL(`${scheme === 'https' ? 'https:' : url.protocol}//${url.host}/`)
}

/** The redirect target: the requested one if allowed, else the referring page, else the site. */
export function redirectTargetOf(
  rules: RedirectRules,
  c: Context,
  asked: string | null | undefined,
  referer: string | null | undefined = c.req.header('referer'),
): string {
  const home = siteUrlOf(rules, c)
  if (asked && isAllowedRedirect(rules, home, asked)) return asked
  if (referer && isAllowedRedirect(rules, home, referer)) return referer
  return rules.home === 'site' ? rules.siteUrl : home.origin
}

/** Whether a URL is on the site or matches an allowed pattern. */
export function isAllowedRedirect(rules: RedirectRules, home: URL, address: string): boolean {
  const url = readAddress(address, home)
  if (!url) return false
  if (url.origin === home.origin || isUpgrade(rules, home, url)) return true
  // In development, pages come from another port of the same machine.
  const isLocal = url.protocol === 'http:' && LOOPBACK.has(url.hostname)
  if (isLocal && rules.home === 'machine') return true
  if (isLocal && rules.home === 'site' && url.hostname === home.hostname) return true
  return rules.redirectAllow.some((pattern) => matches(pattern, url))
}

/** A proxy may terminate https in front of a server without a configured URL. */
function isUpgrade({ home: kind }: RedirectRules, home: URL, url: URL): boolean {
  return kind !== 'site' && url.protocol === 'https:' && url.host === home.host
}

function readAddress(address: string, home: URL): URL | null {
  // Browsers treat a backslash as a slash and drop tabs and line breaks, so such URLs are rejected.
  if (address.length > LIMIT || /[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (REFUSED_SCHEMES.test(url.protocol) || url.username || url.password) return null
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && !/^https?:\/\/[^/]/i.test(address)) return null
  if (!isIP(url.hostname.replace(/^\[|\]$/g, ''))) return url
  // `2130706433`, `0x7f.1` and `127.1` all parse to 127.0.0.1: only the canonical spelling counts.
  if (isWeb && spelledHostOf(address) !== url.hostname) return null
  return LOOPBACK.has(url.hostname) || url.hostname === home.hostname ? url : null
}

/** The host of a web URL without credentials, as written. */
function spelledHostOf(address: string): string {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? ''
  return authority.replace(/:\d*$/, '').toLowerCase()
}

/**
 * Matches scheme, host, port, path and query separately: with one glob a star could cross from the host into
 * the path. `*` stops at `.` and `/`, `**` does not.
 */
function matches(pattern: string, url: URL): boolean {
  const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#:]*)(?::(\d+|\*))?(\/[^?#]*)?(\?[^#]*)?$/i.exec(
    pattern,
  )
  if (!parts) return false
  const [, scheme = '', host = '', port = '', path = '/', query] = parts
  if (`${scheme.toLowerCase()}:` !== url.protocol) return false
  if (port !== '*' && port !== url.port) return false
  if (!globOf(host.toLowerCase()).test(url.hostname)) return false
  if (!globOf(path).test(url.pathname || '/')) return false
  return query === undefined ? true : globOf(query).test(url.search)
}

/** Not picomatch: its star crosses dots, and it interprets braces and brackets. */
function globOf(pattern: string): RegExp {
  const pieces = pattern.split(/(\*{1,2})/)
  const source = pieces
    .map((piece) => (piece === '**' ? '.*' : piece === '*' ? '[^./]*' : escapeRegExp(piece)))
    .join('')
  return new RegExp(`^${source}$`, 'u')
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
