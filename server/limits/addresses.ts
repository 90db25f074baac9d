import type { Context, MiddlewareHandler } from 'hono'
import { matchRoutes } from 'react-router'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import { languagePath, readLanguagePath } from '#domain/language/language-path.ts'

/** Allowed methods of a read-only page. */
const READABLE = 'GET, HEAD, OPTIONS'
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Rejects methods that no page supports before its loader runs. */
export const rejectMethods: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: READABLE })
  if (!KNOWN_METHODS.has(method)) return c.text('Method not allowed', 405, { Allow: READABLE })
  await next()
  if (c.res.status === 405) c.res.headers.set('Allow', READABLE)
}

type Pages = (request: Request) => Response | Promise<Response>

/**
 * One canonical URL per page: any other spelling is redirected (301) in one step. The fixed segments of
 * routes are lower case; ids and slugs are looked up as written first, then in lower case. API URLs are not
 * redirected: a request may not be repeatable.
 */
export function canonicalRedirect(routes: readonly Pattern[], pages: Pages) {
  return async (c: Context): Promise<Response> => {
    const { pathname } = new URL(c.req.url)
    const render = (path: string) => pages(path === pathname ? c.req.raw : requestAt(c, path))
    if (!isRead(c) || isInterface(pathname)) return render(pathname)
    const plain = canonicalPath(pathname, routes)
    const answer = await render(plain)
    if (answer.status !== 404) return plain === pathname ? answer : redirectTo(c, answer, plain)
    const lower = lowerCasePath(plain)
    const other = lower === plain ? answer : await render(lower)
    if (other.status !== 404) return redirectTo(c, other, lower)
    return plain === pathname ? answer : redirectTo(c, other, plain)
  }
}

/** Redirects to the canonical path, unless the response is itself a redirect. */
function redirectTo(c: Context, answer: Response, path: string): Response {
  if (answer.headers.has('Location')) return answer
  answer.body?.cancel()
  return c.redirect(path + searchOf(c), 301)
}

function requestAt(c: Context, path: string): Request {
  return new Request(new URL(path + searchOf(c), c.req.url), c.req.raw)
}

function lowerCasePath(path: string): string {
  return path.replace(/(?:%[0-9A-F]{2})+|[A-Z]/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

type Pattern = { path: string }

/** The patterns of a route table: "directory/escapes/:slug". */
export function routePatterns(paths: readonly (string | undefined)[]): Pattern[] {
  return paths.flatMap((path) => (path && path !== '*' ? [{ path }] : []))
}

/**
 * A path without doubled or trailing slashes, with route segments in lower case, invalid bytes replaced and
 * only the necessary characters escaped. The base language has no prefix.
 */
export function canonicalPath(pathname: string, routes: readonly Pattern[]): string {
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      isDecodable(part) ? normaliseEscapes(part) : encodeURIComponent(replaceUndecodable(part)),
    )
  const first = parts[0]?.toLowerCase()
  const language = LANGUAGES.find((language) => language === first)
  if (language) parts.shift()
  const plain = parts.some(hasCapitals) ? lowerCaseRouteWords(parts, routes) : parts
  return languagePath(language ?? BASE_LANGUAGE, `/${plain.join('/')}`)
}

/** Only these need the route lookup, which takes a quarter of a millisecond. */
const hasCapitals = (part: string) => part !== part.toLowerCase()

/** Lower-cases only the route's own segments: an id may be spelled like one. */
function lowerCaseRouteWords(parts: readonly string[], routes: readonly Pattern[]) {
  const words =
    matchRoutes([...routes], `/${parts.join('/')}`)
      ?.at(-1)
      ?.route.path?.split('/') ?? []
  return parts.map((part, at) => (matchesIgnoringCase(part, words[at]) ? words[at] : part))
}

function matchesIgnoringCase(part: string, word: string | undefined): boolean {
  return part.toLowerCase() === word
}

function isDecodable(part: string): boolean {
  try {
    // The result is used: a bundler may drop a call whose only effect is to throw.
    return decodeURIComponent(part) !== ''
  } catch {
    return false
  }
}

/** Upper-case escapes, and none for unreserved characters (RFC 3986, 6.2.2). */
function normaliseEscapes(part: string): string {
  return part.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(char) ? char : code.toUpperCase()
  })
}

/** Replaces bytes that are not UTF-8, and a lone percent sign, by U+FFFD. */
function replaceUndecodable(part: string): string {
  const bytes = part.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  const raw = Uint8Array.from(bytes, (char) => char.charCodeAt(0))
  return new TextDecoder().decode(raw).replaceAll('%', '\ufffd')
}

function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Requests of programs, including the router's data requests. */
function isInterface(pathname: string): boolean {
  const { path } = readLanguagePath(pathname)
  return (
    path.endsWith('.data') ||
    path === '/__manifest' ||
    /^\/(?:api|auth|functions)(?:\/|$)/i.test(path)
  )
}

const searchOf = (c: Context) => new URL(c.req.url).search
