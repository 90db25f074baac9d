import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { networkBehind } from '#auth/client.ts'
import { plainText, QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { areaOf, type VisitorLimits } from '../limits/rate-limits.ts'
import { PageCache, type PageCacheOptions } from './page-cache.ts'

/** Endpoints of suggestions, for the site and for programs, with the parameters they read. */
const ADDRESSES: readonly { path: string; reads: ReadonlySet<string> }[] = [
  { path: '/api/suggest', reads: new Set(['q', 'lang']) },
  { path: '/api/v1/suggestions', reads: new Set(['q', 'limit']) },
]
/** About a thousand responses. */
const LIMIT_BYTES = 16 * 1024 * 1024
const TARGET_LIMIT = 2_048
const REQUEST_ID = /^[\w\-=]{1,255}$/

/**
 * Cache key of a suggestion request, which is also the target rendered: its path with the parameters it reads
 * in a fixed order, and the normalised text. Null for any other target.
 *
 * @param target path and query of the request line
 */
export function suggestionKeyOf(target: string): string | null {
  const address = addressOf(target)
  if (!address) return null
  const params = new URLSearchParams(target.slice(address.path.length))
  const read = [...params].filter(([name]) => address.reads.has(name))
  // A longer text is rejected unchanged.
  const plain = read.map(([name, value]) => [
    name,
    name === 'q' && value.length <= QUERY_LENGTH_LIMIT ? plainText(value) : value,
  ])
  const query = new URLSearchParams(plain)
  query.sort()
  return `${address.path}?${query}`
}

function addressOf(target: string) {
  if (target.length > TARGET_LIMIT) return undefined
  return ADDRESSES.find(
    ({ path }) =>
      target.startsWith(path) && (target.length === path.length || target[path.length] === '?'),
  )
}

/** Creates a cache of suggestions, limited in bytes, to be purged when the catalogue changes. */
export function createSuggestionCache(
  options: Pick<PageCacheOptions, 'render' | 'origin' | 'isFull'>,
  limitBytes = LIMIT_BYTES,
): PageCache {
  return new PageCache({
    ...options,
    limitBytes,
    keyOf: suggestionKeyOf,
    types: /^application\/json/,
    headersOf: (request) => ['x-request-id', requestIdOf(request)],
  })
}

export type SuggestionParts = {
  cache: PageCache
  limits: VisitorLimits
  /** Number of trusted proxies, as in TRUST_PROXY. */
  trustProxy: number
  /** Answers all other requests, including those over the rate limit. */
  fallback: RequestListener
}

/**
 * Answers suggestion requests without an account; returns false when the request is for something else.
 * Cached answers are free, since a rejection would cost as much; others count towards the rate limit, as in
 * the app.
 */
export function answerSuggestions({ cache, limits, trustProxy, fallback }: SuggestionParts) {
  async function compute(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers, socket } = request
    const area = areaOf(method, url)
    const forwardedFor = headers['x-forwarded-for']
    const network = networkBehind(socket.remoteAddress, String(forwardedFor ?? ''), trustProxy)
    const wait = area ? await limits.take(area, { network, account: null }) : 0
    if (wait > 0 || !cache.answer(request, response)) fallback(request, response)
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || headers.range)
      return false
    if (!addressOf(url)) return false
    if (cache.isCached(url) && cache.answer(request, response)) return true
    compute(request, response).catch(() => fallback(request, response))
    return true
  }
}

/** The request id, as in the app: that of the proxy, or a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
