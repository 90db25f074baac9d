import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { networkBehind } from '#auth/client.ts'
import { plainText, QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { areaOf, type VisitorLimits } from '../limits/rate-limits.ts'
import { PageCache, type PageCacheOptions } from './page-cache.ts'

/** Where suggestions are asked for, by the site and by programs, with all that their answer depends on. */
const ADDRESSES: readonly { path: string; reads: ReadonlySet<string> }[] = [
  { path: '/api/suggest', reads: new Set(['q', 'lang']) },
  { path: '/api/v1/suggestions', reads: new Set(['q', 'limit']) },
]
/** About a thousand answers. */
const LIMIT_BYTES = 16 * 1024 * 1024
const TARGET_LIMIT = 2_048
const REQUEST_ID = /^[\w\-=]{1,255}$/

/**
 * What a suggestion is kept under and asked anew by: its address with the parameters that are read, in a fixed
 * order, and the typed text as it is understood. Null for any other address.
 *
 * @param target path and query as they came in the request line
 */
export function suggestionKeyOf(target: string): string | null {
  const address = addressOf(target)
  if (!address) return null
  const asked = new URLSearchParams(target.slice(address.path.length))
  const read = [...asked].filter(([name]) => address.reads.has(name))
  // A longer text is refused as it stands.
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

/** Keeps what was suggested, up to a number of bytes, until it is told that the catalogue has changed. */
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
  kept: PageCache
  limits: VisitorLimits
  /** Proxies in front, as in TRUST_PROXY. */
  trustProxy: number
  /** Answers what is not answered here, the refusals of those who ask too often among it. */
  otherwise: RequestListener
}

/**
 * Answers suggestions to whoever names no account; false when the request is for something else. What is kept costs no
 * more than a refusal and is for all, as pages are; all else is counted for its visitor as the app counts it.
 */
export function answerSuggestions({ kept, limits, trustProxy, otherwise }: SuggestionParts) {
  async function compute(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers, socket } = request
    const area = areaOf(method, url)
    const forwardedFor = headers['x-forwarded-for']
    const network = networkBehind(socket.remoteAddress, String(forwardedFor ?? ''), trustProxy)
    const wait = area ? await limits.take(area, { network, account: null }) : 0
    if (wait > 0 || !kept.answer(request, response)) otherwise(request, response)
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || headers.range)
      return false
    if (!addressOf(url)) return false
    if (kept.holds(url) && kept.answer(request, response)) return true
    compute(request, response).catch(() => otherwise(request, response))
    return true
  }
}

/** As the app names requests: by the name that a proxy has given, or a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
