import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

type Variant = { body: Buffer; etag: string; headers: string[] }

/** A rendered page, ready to be sent in any encoding. */
export type PageEntry = {
  variants: Record<Encoding, Variant>
  /** Size in bytes. */
  bytes: number
  /** Time of rendering, in milliseconds of the cache's clock. */
  at: number
  /** Hash of headers and body. */
  digest: string
  /** Whether the body has the best compression, which is done in the background. */
  isFullyCompressed: boolean
}

/** Best trade-off during a request: 7 takes up to twice the time for half a percent. */
export const BROTLI_QUALITY = 6
const BEST_QUALITY = 11
const GZIP_LEVEL = 6
/** Overhead of one entry besides its bodies and headers. */
const ENTRY_BYTES = 2_048
/** Covers the time from prefetch to navigation. */
const PREFETCH_MAX_AGE_S = 30
/** Browsers revalidate each time (304 is cheap); a CDN may cache as this cache does. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
/** Set by Node, or per encoding. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'vary',
  // Belongs to the request that rendered the page.
  'x-request-id',
])

/** Other headers that pages may vary by. */
const VARYING = new Set(['Accept', 'Cookie', 'Accept-Language'])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Makes an entry from a response's body and headers; compresses off the event loop. If the content equals
 * that of the previous entry, its bytes are reused.
 */
export async function toPageEntry(
  body: Buffer,
  headers: Headers,
  at: number,
  before?: PageEntry,
): Promise<PageEntry> {
  const shared = [...headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  if (!headers.has('cache-control')) shared.push('cache-control', CACHE_CONTROL)
  // The home page varies by the language cookie, lists with distances by the region (server/http/site-languages.ts),
  // pages with a Markdown version by the type that is asked for (server/markdown/http.ts).
  const others = (headers.get('vary') ?? '').split(/, */).filter((name) => VARYING.has(name))
  shared.push('vary', ['Accept-Encoding', ...others].join(', '))
  const digest = createHash('sha256')
    .update(shared.join('\n'))
    .update(body)
    .digest('base64url')
    .slice(0, 22)
  if (before?.digest === digest) return { ...before, at }
  const [br, gz] = await Promise.all([
    brotli(body, BROTLI_QUALITY),
    toGzip(body, { level: GZIP_LEVEL }).then(exactCopy),
  ])
  return {
    variants: {
      br: toVariant('br', br, digest, shared),
      gzip: toVariant('gzip', gz, digest, shared),
      identity: toVariant('identity', body, digest, shared),
    },
    bytes: br.length + gz.length + body.length + ENTRY_BYTES + shared.join('').length,
    at,
    digest,
    isFullyCompressed: false,
  }
}

/** The same entry with the best brotli compression: a fifth of a second off the event loop. */
export async function compressEntry(entry: PageEntry): Promise<PageEntry> {
  const { identity, br } = entry.variants
  const compressed = await brotli(identity.body, BEST_QUALITY)
  // Different bytes under a known ETag would corrupt a resumed download.
  const variant = toVariant('br', compressed, `${entry.digest}.`, sharedOf(br))
  return {
    ...entry,
    variants: { ...entry.variants, br: variant },
    bytes: entry.bytes - br.body.length + compressed.length,
    isFullyCompressed: true,
  }
}

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return exactCopy(compressed)
}

/** zlib returns a view into a 64 kB block, which would stay in memory as long as the view. */
function exactCopy(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length)
  view.copy(copy)
  return copy
}

function toVariant(
  encoding: Encoding,
  body: Buffer,
  digest: string,
  shared: readonly string[],
): Variant {
  const etag = `"${digest}-${encoding}"`
  const own = [
    'etag',
    etag,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.length),
  ]
  return { body, etag, headers: [...shared, ...own] }
}

/** The headers that an entry's variants have in common. */
function sharedOf({ headers }: Variant): string[] {
  return headers.slice(0, headers.indexOf('etag'))
}

/**
 * Sends an entry in the best accepted encoding, or a 304.
 *
 * @param own headers of this response alone, as a flat list of names and values
 */
export function sendEntry(
  { variants }: PageEntry,
  requestHeaders: IncomingHttpHeaders,
  response: ServerResponse,
  withBody: boolean,
  own: readonly string[] = [],
): void {
  const { body, etag, headers: shared } = variants[encodingFor(requestHeaders['accept-encoding'])]
  const headers = own.length > 0 ? [...shared, ...own] : shared
  const ifNoneMatch = requestHeaders['if-none-match']
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) {
    response.writeHead(304, notModifiedHeaders(headers))
    response.end()
    return
  }
  response.writeHead(200, isPrefetch(requestHeaders) ? withPrefetchCaching(headers) : headers)
  response.end(withBody ? body : undefined)
}

/** Parsed Accept-Encoding headers, so that a hit parses nothing. */
const encodingCache = new Map<string, Encoding>()
const ENCODING_CACHE_SIZE = 100

/** The best encoding an Accept-Encoding header allows; `q=0` excludes one. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const list = String(accepted)
  const before = encodingCache.get(list)
  if (before) return before
  const encoding = bestOf(list.toLowerCase())
  if (encodingCache.size >= ENCODING_CACHE_SIZE) encodingCache.clear()
  encodingCache.set(list, encoding)
  return encoding
}

function bestOf(list: string): Encoding {
  for (const encoding of ['br', 'gzip'] as const) {
    const found = new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(
      list,
    )
    if (found && Number(found[1] ?? 1) > 0) return encoding
  }
  return 'identity'
}

/** Whether an If-None-Match header matches an ETag; a proxy may have weakened it. */
export function matchesEtag(list: string, etag: string): boolean {
  return (
    list === etag ||
    list === '*' ||
    list.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag)
  )
}

/** The headers of a 304, as a flat list of names and values. */
export function notModifiedHeaders(headers: readonly string[]): string[] {
  const remaining: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (!/^content-(length|encoding|type)$/.test(name)) remaining.push(name, headers[at + 1] ?? '')
  }
  return remaining
}

/** Whether the request is a prefetch. */
function isPrefetch(requestHeaders: IncomingHttpHeaders): boolean {
  return /^prefetch\b/.test(
    String(requestHeaders['sec-purpose'] ?? requestHeaders['purpose'] ?? ''),
  )
}

/** A prefetched page is used shortly after; revalidating it would take as long as fetching it. */
function withPrefetchCaching(headers: readonly string[]): string[] {
  const own = [...headers]
  const at = own.indexOf('cache-control')
  own.splice(at, 2, 'cache-control', `private, max-age=${PREFETCH_MAX_AGE_S}`)
  return own
}
