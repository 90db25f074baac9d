import type { Context, MiddlewareHandler } from 'hono'
import { matchRoutes } from 'react-router'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import { languagePath, readLanguagePath } from '#domain/language/language-path.ts'

/** What the site understands to be a place that can only be read. */
const READABLE = 'GET, HEAD, OPTIONS'
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Methods that no page knows never reach one: its loader would run for nothing. */
export const rejectMethods: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: READABLE })
  if (!KNOWN_METHODS.has(method)) return c.text('Method not allowed', 405, { Allow: READABLE })
  await next()
  if (c.res.status === 405) c.res.headers.set('Allow', READABLE)
}

/** Answers a request for a page. */
type Pages = (request: Request) => Response | Promise<Response>

/**
 * One address per page: whoever comes by another spelling is sent on (301), in one step. The fixed
 * words of the routes are lower case; ids and slugs are looked for as they are written first, then in
 * lower case. Interfaces have no other spelling: their questions may be worth once.
 */
export function canonicalRedirect(routes: readonly Pattern[], pages: Pages) {
  return async (c: Context): Promise<Response> => {
    const { pathname } = new URL(c.req.url)
    const ask = (path: string) => pages(path === pathname ? c.req.raw : requestAt(c, path))
    if (!isRead(c) || isInterface(pathname)) return ask(pathname)
    const plain = plainPath(pathname, routes)
    const answer = await ask(plain)
    if (answer.status !== 404) return plain === pathname ? answer : sentOn(c, answer, plain)
    const lower = inLowerCase(plain)
    const other = lower === plain ? answer : await ask(lower)
    if (other.status !== 404) return sentOn(c, other, lower)
    return plain === pathname ? answer : sentOn(c, other, plain)
  }
}

/** To where the page is: by its own redirect when it has one. */
function sentOn(c: Context, answer: Response, path: string): Response {
  if (answer.headers.has('Location')) return answer
  answer.body?.cancel()
  return c.redirect(path + searchOf(c), 301)
}

function requestAt(c: Context, path: string): Request {
  return new Request(new URL(path + searchOf(c), c.req.url), c.req.raw)
}

function inLowerCase(path: string): string {
  return path.replace(/(?:%[0-9A-F]{2})+|[A-Z]/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

type Pattern = { path: string }

/** The addresses of a route table, as it matches them: "directory/escapes/:slug". */
export function routePatterns(paths: readonly (string | undefined)[]): Pattern[] {
  return paths.flatMap((path) => (path && path !== '*' ? [{ path }] : []))
}

/**
 * A path without doubled or trailing slashes, with its fixed words in lower case, every byte readable and escaped
 * only where it has to be.
 * The base language has no name in an address.
 */
export function plainPath(pathname: string, routes: readonly Pattern[]): string {
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (isReadable(part) ? asUsual(part) : encodeURIComponent(readableOf(part))))
  const first = parts[0]?.toLowerCase()
  const spelt = LANGUAGES.find((language) => language === first)
  if (spelt) parts.shift()
  const plain = parts.some(isCapital) ? inRouteWords(parts, routes) : parts
  return languagePath(spelt ?? BASE_LANGUAGE, `/${plain.join('/')}`)
}

/** Nothing else can have another spelling in lower case, and looking for its route takes a quarter of a millisecond. */
const isCapital = (part: string) => part !== part.toLowerCase()

/** Only where a word is the route's own: an id may be spelled like one. */
function inRouteWords(parts: readonly string[], routes: readonly Pattern[]) {
  const words =
    matchRoutes([...routes], `/${parts.join('/')}`)
      ?.at(-1)
      ?.route.path?.split('/') ?? []
  return parts.map((part, at) => (isSpelling(part, words[at]) ? words[at] : part))
}

function isSpelling(part: string, word: string | undefined): boolean {
  return part.toLowerCase() === word
}

function isReadable(part: string): boolean {
  try {
    // The outcome is used: a build may drop a call whose only effect is to throw.
    return decodeURIComponent(part) !== ''
  } catch {
    return false
  }
}

/** Escapes in capitals, and none for what needs none (RFC 3986, 6.2.2). */
function asUsual(part: string): string {
  return part.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(char) ? char : code.toUpperCase()
  })
}

/** Bytes that are no UTF-8, and a lone percent sign, become the sign for what cannot be read. */
function readableOf(part: string): string {
  const bytes = part.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  const raw = Uint8Array.from(bytes, (char) => char.charCodeAt(0))
  return new TextDecoder().decode(raw).replaceAll('%', '\ufffd')
}

function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** What programs ask for, the browser's router among them. */
function isInterface(pathname: string): boolean {
  const { path } = readLanguagePath(pathname)
  return (
    path.endsWith('.data') ||
    path === '/__manifest' ||
    /^\/(?:api|auth|functions)(?:\/|$)/i.test(path)
  )
}

const searchOf = (c: Context) => new URL(c.req.url).search
