import type { IncomingMessage } from 'node:http'
import type { DeliveryFault } from '#domain/console/webhooks.ts'
import { HostError, type LookupRules } from '../http/public-lookup.ts'
import { requestPublic } from '../http/public-request.ts'

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }
export type WebhookResponse =
  | {
      status: number
      /** Seconds for which the receiver asks to wait, if it does. */
      retryAfterS?: number
    }
  | { fault: DeliveryFault }

export type PostRules = LookupRules & {
  limitMs?: number
  /** Also plain http; for fake receivers in tests. */
  isAllowedProtocol?: (protocol: string) => boolean
}

const LIMIT_MS = 10_000
const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Sends a request to an address that staff have entered: only over connections to public addresses, without
 * following redirects. The body of the response is discarded.
 */
export async function postWebhook(
  request: WebhookRequest,
  rules: PostRules = {},
): Promise<WebhookResponse> {
  const signal = AbortSignal.timeout(rules.limitMs ?? LIMIT_MS)
  const isAllowedProtocol = rules.isAllowedProtocol ?? isHttps
  const url = new URL(request.url)
  if (!isAllowedProtocol(url.protocol)) return { fault: 'not_public' }
  try {
    const { headers, body } = request
    const all = {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Seekwell webhooks',
    }
    const response = await requestPublic(url, { method: 'POST', headers: all, body }, rules, signal)
    await discardBody(response)
    const retryAfterS = secondsToWait(response.headers['retry-after'] ?? '', new Date())
    return { status: response.statusCode ?? 0, ...(retryAfterS !== null && { retryAfterS }) }
  } catch (error) {
    if (error instanceof HostError) return { fault: 'not_public' }
    return { fault: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

const isHttps = (protocol: string) => protocol === 'https:'

/** Reads a short body to its end, so that the receiver sees its response accepted. */
async function discardBody(response: IncomingMessage): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > BODY_LIMIT_BYTES) return
    }
  } finally {
    response.destroy()
  }
}

/** The seconds in a Retry-After: a number, or the time until a date (RFC 9110, 10.2.3). Null for anything else. */
export function secondsToWait(header: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
