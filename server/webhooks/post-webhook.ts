import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import type { DeliveryFault } from '#domain/console/webhooks.ts'
import { HostError, type LookupRules, pinnedLookup, resolvePublic } from '../http/public-lookup.ts'

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }
export type WebhookResponse = { status: number } | { fault: DeliveryFault }

export type PostRules = LookupRules & {
  limitMs?: number
  /** Also plain http; for fake receivers in tests. */
  isAllowedProtocol?: (protocol: string) => boolean
}

const LIMIT_MS = 10_000
const HEADER_LIMIT_BYTES = 16 * 1024
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
    const addresses = await resolvePublic(url.hostname, rules, signal)
    const response = await send(url, { ...request, lookup: pinnedLookup(addresses), signal })
    await discardBody(response)
    return { status: response.statusCode ?? 0 }
  } catch (error) {
    if (error instanceof HostError) return { fault: 'not_public' }
    return { fault: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

const isHttps = (protocol: string) => protocol === 'https:'

type Sending = Pick<WebhookRequest, 'headers' | 'body'> & {
  lookup: ReturnType<typeof pinnedLookup>
  signal: AbortSignal
}

function send(url: URL, { headers, body, lookup, signal }: Sending): Promise<IncomingMessage> {
  const options = {
    method: 'POST',
    // A pooled connection may use an address that was checked for another host.
    agent: false,
    lookup,
    maxHeaderSize: HEADER_LIMIT_BYTES,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Seekwell webhooks',
    },
    signal,
  }
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, options, resolve).on('error', reject).end(body)
  })
}

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
