import type { MiddlewareHandler } from 'hono'

const YEAR_S = 31_536_000

/** Nothing of these is used; a script that got in could not either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** What is no page runs nothing and is framed by nobody; drawings bring their own styles. */
const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What answers say to browsers, by name: all of it in documents and data, `headersFor` tells what else. */
export function secureHeadersOf(origin: string): [name: string, value: string][] {
  return [
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['permissions-policy', PERMISSIONS],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['x-permitted-cross-domain-policies', 'none'],
    // Over plain http a browser ignores it; a developer's localhost must never learn it.
    ...(origin.startsWith('https:')
      ? [['strict-transport-security', `max-age=${YEAR_S}`] as [string, string]]
      : []),
  ]
}

/** Rules for documents mean nothing to what is never one, and half a kilobyte to each of its thirty files. */
const NEVER_DOCUMENT = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/
const OF_EVERYTHING = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
])

/** Of all headers those that an answer of this content type is in need of. */
export function headersFor(type: string, all: [name: string, value: string][]) {
  return NEVER_DOCUMENT.test(type) ? all.filter(([name]) => OF_EVERYTHING.has(name)) : all
}

/** Anybody may show or read what is public anyway. */
const SHARED = /^\/(?:art|og|pictures|api\/v1|auth\/v1)(?:\/|$)/

/** Puts the headers on every answer; one that has said otherwise itself keeps its word. */
export function secureHeaders(origin: string): MiddlewareHandler {
  const fixed = secureHeadersOf(origin)
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const type = headers.get('content-type') ?? ''
    for (const [name, value] of headersFor(type, fixed))
      if (!headers.has(name)) headers.set(name, value)
    if (SHARED.test(c.req.path)) headers.set('cross-origin-resource-policy', 'cross-origin')
    // A page says itself which scripts it has; the development server writes some of its own into them.
    const runsNothing = !type.startsWith('text/html') && !NEVER_DOCUMENT.test(type)
    if (runsNothing && !headers.has('content-security-policy'))
      headers.set('content-security-policy', BARE_POLICY)
  }
}
