import type { IncomingMessage } from 'node:http'
import type { FetchedDocument } from '#auth/deps.ts'
import type { LookupRules } from './public-lookup.ts'
import { requestPublic } from './public-request.ts'

export type DocumentRules = LookupRules & {
  limitMs?: number
  /** Also plain http; for fake hosts in tests. */
  isAllowedProtocol?: (protocol: string) => boolean
}

const LIMIT_MS = 5_000
const LIMIT_BYTES = 16 * 1024
/** Of documents whose headers state none. */
const DEFAULT_AGE_S = 300
const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'Seekwell accounts',
}

/**
 * Fetches a short JSON document from an address that a stranger has named: only https, only from public addresses,
 * without redirects. Null for whatever is not one.
 */
export async function fetchDocument(
  address: string,
  rules: DocumentRules = {},
): Promise<FetchedDocument | null> {
  const url = URL.parse(address)
  const isAllowedProtocol = rules.isAllowedProtocol ?? isHttps
  if (!url || !isAllowedProtocol(url.protocol)) return null
  const signal = AbortSignal.timeout(rules.limitMs ?? LIMIT_MS)
  try {
    const response = await requestPublic(url, { method: 'GET', headers: HEADERS }, rules, signal)
    try {
      const text = isJson(response) ? await readText(response) : null
      return text === null ? null : { text, maxAgeS: maxAgeOf(response) }
    } finally {
      response.destroy()
    }
  } catch {
    // A refused host, a time-out and a broken connection are one to the program, which learns nothing of our network.
    return null
  }
}

const isHttps = (protocol: string) => protocol === 'https:'

function isJson({ statusCode, headers }: IncomingMessage): boolean {
  const encoding = headers['content-encoding'] ?? 'identity'
  const type = headers['content-type'] ?? ''
  const isJsonType = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(type)
  return statusCode === 200 && encoding === 'identity' && isJsonType
}

/** Null for more than the limit. */
async function readText(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > LIMIT_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** How long a response may be cached, in seconds, by its Cache-Control and Age (RFC 9111). */
function maxAgeOf({ headers }: IncomingMessage): number {
  const control = headers['cache-control'] ?? ''
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0
  const stated = /\bmax-age="?(\d{1,9})/i.exec(control)?.[1]
  return stated === undefined
    ? DEFAULT_AGE_S
    : Math.max(0, Number(stated) - Number(headers.age ?? 0) || 0)
}
