import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './openapi.ts'

/** The bodies of requests and responses, by name: `Schemas['Listing']`. */
export type Schemas = components['schemas']

export type SeekwellClient = Client<paths>

export type SeekwellOptions = {
  /** Origin of the site, such as `https://seekwell.example`. */
  site: string
  /** A key from the console; a secret one (`sw_sec_…`) never in a web page. */
  key?: string
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates a client of a site's API. A call resolves to `data`, or to `error`, a problem (RFC 9457), with the
 * `response`; it rejects only when no response arrives.
 */
export function createSeekwell({ site, key, fetch }: SeekwellOptions): SeekwellClient {
  return createFetchClient<paths>({
    baseUrl: new URL('/api/v1', site).href,
    ...(key && { headers: { Authorization: `Bearer ${key}` } }),
    ...(fetch && { fetch }),
  })
}
