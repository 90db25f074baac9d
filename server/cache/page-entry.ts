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
  /** Memory it takes, in bytes. */
  bytes: number
  /** When it was rendered, in milliseconds of the cache's clock. */
  at: number
  /** Of what it says. */
  digest: string
  /** Compressed as well as can be: at leisure, not while a visitor waits. */
  isPacked: boolean
}

/** Best for what a visitor waits for: 7 takes up to twice the time for half a percent. */
export const BROTLI_QUALITY = 6
const BEST_QUALITY = 11
const GZIP_LEVEL = 6
/** Objects and arrays of one entry, beside its bodies and headers. */
const ENTRY_BYTES = 2_048
/** From reaching for a link to opening it. */
const AHEAD_S = 30
/** Browsers ask each time (304 is cheap); a CDN in front may do what this cache does. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
/** Written by Node or per encoding. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'vary',
  // Of the request that rendered the page, not of those that are sent it.
  'x-request-id',
])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Makes an entry from a response's body and headers; compresses off the event loop. What says the same as the
 * entry before it keeps that one's bytes.
 */
export async function toPageEntry(
  body: Buffer,
  headers: Headers,
  at: number,
  before?: PageEntry,
): Promise<PageEntry> {
  const shared = [...headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  if (!headers.has('cache-control')) shared.push('cache-control', CACHE_CONTROL)
  // One page is sent to those only who have chosen no language (server/http/locale-redirect.ts).
  const isChosen = /\bcookie\b/i.test(headers.get('vary') ?? '')
  shared.push('vary', isChosen ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
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
    isPacked: false,
  }
}

/** The same entry with its brotli body as small as it gets: a fifth of a second off the event loop. */
export async function compressEntry(entry: PageEntry): Promise<PageEntry> {
  const { identity, br } = entry.variants
  const packed = await brotli(identity.body, BEST_QUALITY)
  // Other bytes under a name that is known would be mixed by whoever resumes a download.
  const variant = toVariant('br', packed, `${entry.digest}.`, sharedOf(br))
  return {
    ...entry,
    variants: { ...entry.variants, br: variant },
    bytes: entry.bytes - br.body.length + packed.length,
    isPacked: true,
  }
}

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const packed = await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return exactCopy(packed)
}

/** zlib returns a view into a block of 64 kB, which would stay in memory as long as the view. */
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
 * Sends an entry in the best encoding that the visitor takes, or says that it has not changed.
 *
 * @param own headers of this answer alone: names and values by turns
 */
export function sendEntry(
  { variants }: PageEntry,
  asked: IncomingHttpHeaders,
  response: ServerResponse,
  withBody: boolean,
  own: readonly string[] = [],
): void {
  const { body, etag, headers: shared } = variants[encodingFor(asked['accept-encoding'])]
  const headers = own.length > 0 ? [...shared, ...own] : shared
  const held = asked['if-none-match']
  if (held !== undefined && knows(held, etag)) {
    response.writeHead(304, withoutBody(headers))
    response.end()
    return
  }
  response.writeHead(200, isAhead(asked) ? forSoon(headers) : headers)
  response.end(withBody ? body : undefined)
}

/** Headers that browsers send, with what they allow: a hit reads none of them twice. */
const known = new Map<string, Encoding>()
const KNOWN_LIMIT = 100

/** The best encoding an Accept-Encoding header allows; `q=0` refuses one. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const list = String(accepted)
  const before = known.get(list)
  if (before) return before
  const encoding = bestOf(list.toLowerCase())
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(list, encoding)
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

/** Whether an If-None-Match header names a tag; a proxy may have made it a weak one. */
export function knows(list: string, etag: string): boolean {
  return (
    list === etag ||
    list === '*' ||
    list.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag)
  )
}

/** What a 304 says of the headers of an answer: names and values by turns. */
export function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (!/^content-(length|encoding|type)$/.test(name)) kept.push(name, headers[at + 1] ?? '')
  }
  return kept
}

/** Whether a browser fetches what its visitor has not asked for yet. */
function isAhead(asked: IncomingHttpHeaders): boolean {
  return /^prefetch\b/.test(String(asked['sec-purpose'] ?? asked['purpose'] ?? ''))
}

/** What is fetched ahead is used a moment later: asking again whether it has changed would take as long as fetching it. */
function forSoon(headers: readonly string[]): string[] {
  const own = [...headers]
  const at = own.indexOf('cache-control')
  own.splice(at, 2, 'cache-control', `private, max-age=${AHEAD_S}`)
  return own
}
