import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { type LookupRules, pinnedLookup, resolvePublic } from './public-lookup.ts'

export type PublicRequest = {
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string
}

const HEADER_LIMIT_BYTES = 16 * 1024

/**
 * Sends a request to an address that others have named: only over a connection to a public address, without
 * following redirects. The caller reads or destroys the response.
 *
 * @throws HostError, the network error, or the reason of the signal
 */
export async function requestPublic(
  url: URL,
  { method, headers, body }: PublicRequest,
  rules: LookupRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options = {
    method,
    // A pooled connection may use an address that was checked for another host.
    agent: false,
    lookup: pinnedLookup(await resolvePublic(url.hostname, rules, signal)),
    maxHeaderSize: HEADER_LIMIT_BYTES,
    headers,
    signal,
  }
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, options, resolve).on('error', reject).end(body)
  })
}
