import { isIP } from 'node:net'
import type { AuthConfig } from './config.ts'

type RedirectRules = Pick<AuthConfig, 'siteUrl' | 'redirectAllow'>

const LIMIT = 2_048
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Apps on phones have schemes of their own; these run script or read files. */
const REFUSED_SCHEMES = /^(javascript|data|vbscript|file|blob|about):$/

/**
 * Where a browser may be sent: the address asked for when it is allowed, else the page it came from,
 * else the site itself.
 */
export function redirectTargetOf(
  rules: RedirectRules,
  asked: string | null | undefined,
  referer: string | null | undefined = null,
): string {
  if (asked && isAllowedRedirect(rules, asked)) return asked
  if (referer && isAllowedRedirect(rules, referer)) return referer
  return rules.siteUrl
}

/** Whether an address lies on the site, or matches one of the allowed patterns. */
export function isAllowedRedirect(rules: RedirectRules, address: string): boolean {
  const url = readAddress(address)
  if (!url) return false
  const site = new URL(rules.siteUrl)
  if (url.protocol === site.protocol && url.hostname === site.hostname) {
    if (url.port === site.port || LOOPBACK.has(url.hostname)) return true
  }
  return rules.redirectAllow.some((pattern) => matches(pattern, url))
}

function readAddress(address: string): URL | null {
  // Browsers read a backslash as a slash, and drop tabs and line ends: what is checked must be what is opened.
  if (address.length > LIMIT || /[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (REFUSED_SCHEMES.test(url.protocol) || url.username || url.password) return null
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && !/^https?:\/\/[^/]/i.test(address)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !LOOPBACK.has(url.hostname)) return null
  return url
}

/**
 * Scheme, host, port, path and query each by themselves: one glob over the whole would let a star
 * cross from the host into the path. `*` stops at `.` and `/`, `**` does not.
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

/** Not picomatch: its star crosses dots, and its braces and brackets mean more than is written. */
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
