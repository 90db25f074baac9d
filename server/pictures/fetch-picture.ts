import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { LookupRules } from '../http/public-lookup.ts'
import { requestPublic } from '../http/public-request.ts'

export type FetchRules = LookupRules & {
  /** Allowed hosts: "photos.example.org", "*.example.org" for all subdomains, "*" for any. */
  hosts: readonly string[]
  /** Replaces the check for https on its default port; for fake hosts in tests. */
  isAllowedOrigin?: (url: URL) => boolean
  limitBytes?: number
  limitMs?: number
}

/** Reason why a picture was not fetched, without its URL. */
export class PictureError extends Error {
  override name = 'PictureRefused'
}

const MEBIBYTE = 1024 * 1024
const LIMIT_BYTES = 15 * MEBIBYTE
const LIMIT_MS = 20_000
const REDIRECTS_LIMIT = 3
const HEADERS = {
  accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9',
  'accept-encoding': 'identity',
  'user-agent': 'Seekwell pictures',
}
const REDIRECTS = [301, 302, 303, 307, 308]

/** Whether a host is allowed. */
export function isListedHost(hosts: readonly string[], host: string): boolean {
  return hosts.some((pattern) =>
    pattern.startsWith('*.')
      ? host.endsWith(pattern.slice(1))
      : pattern === '*' || pattern === host,
  )
}

/**
 * Fetches a picture from the URL of a listing, which is untrusted: only from allowed hosts, only over
 * connections to public addresses, with every redirect checked like the first URL.
 *
 * @throws PictureError, HostError, or the network error
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.limitMs ?? LIMIT_MS)
  let next = address
  for (let redirects = 0; redirects <= REDIRECTS_LIMIT; redirects++) {
    const url = allowedUrl(next, rules)
    const answer = await requestPublic(url, { method: 'GET', headers: HEADERS }, rules, signal)
    try {
      const { location } = answer.headers
      if (!REDIRECTS.includes(answer.statusCode ?? 0) || !location)
        return await readBody(answer, rules.limitBytes ?? LIMIT_BYTES)
      next = new URL(location, url).href
    } finally {
      answer.destroy()
    }
  }
  throw new PictureError('too many redirects')
}

function allowedUrl(address: string, { hosts, isAllowedOrigin = isPlainHttps }: FetchRules): URL {
  const url = URL.parse(address)
  if (!url) throw new PictureError('no web address')
  // The URL parser has normalised any other notation of an IPv4 address (decimal, octal, hexadecimal).
  const host = url.hostname.replace(/\.$/, '')
  if (isIP(host.replace(/^\[|\]$/g, ''))) throw new PictureError('a host without a name')
  if (!isListedHost(hosts, host)) throw new PictureError('a host that is not on the list')
  if (url.username || url.password) throw new PictureError('a name or password in the address')
  if (!isAllowedOrigin(url)) throw new PictureError('not https at its own port')
  return url
}

function isPlainHttps(url: URL): boolean {
  return url.protocol === 'https:' && url.port === ''
}

async function readBody(answer: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new PictureError(`status ${answer.statusCode}`)
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  // Rejects decompression bombs; pictures are already compressed.
  if (encoding !== 'identity') throw new PictureError('a packed body')
  if (Number(answer.headers['content-length'] ?? 0) > limitBytes)
    throw new PictureError('too many bytes')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > limitBytes) throw new PictureError('too many bytes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
