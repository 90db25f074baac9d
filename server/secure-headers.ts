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

/** What every answer says to browsers, by name. */
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

/** Anybody may show or read what is public anyway. */
const SHARED = /^\/(?:art|og|pictures|api\/v1|auth\/v1)(?:\/|$)/

/** Puts the headers on every answer; one that has said otherwise itself keeps its word. */
export function secureHeaders(origin: string): MiddlewareHandler {
  const fixed = secureHeadersOf(origin)
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value)
    if (SHARED.test(c.req.path)) headers.set('cross-origin-resource-policy', 'cross-origin')
    // A page says itself which scripts it has; the development server writes some of its own into them.
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (!isPage && !headers.has('content-security-policy'))
      headers.set('content-security-policy', BARE_POLICY)
  }
}
