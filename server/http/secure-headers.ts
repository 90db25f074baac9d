import type { MiddlewareHandler } from 'hono'

const YEAR_S = 31_536_000

/** Features that are not used, so injected scripts get none either; the position is for the map alone. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
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
  .concat('geolocation=(self)')
  .join(', ')

/** Responses that are not pages run no scripts and are never framed; SVG artwork has inline styles. */
const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Security headers of documents and data; `headersFor` picks those for other content types. */
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
    // Browsers ignore it over plain http, and a developer's localhost must never be pinned to https.
    ...(origin.startsWith('https:')
      ? [['strict-transport-security', `max-age=${YEAR_S}`] as [string, string]]
      : []),
  ]
}

/**
 * Document policies have no effect on these types, and would add half a kilobyte to each of the thirty files
 * of a page.
 */
const NEVER_DOCUMENT = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/
const OF_EVERYTHING = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
])

/** The headers that apply to a content type. */
export function headersFor(type: string, all: [name: string, value: string][]) {
  return NEVER_DOCUMENT.test(type) ? all.filter(([name]) => OF_EVERYTHING.has(name)) : all
}

/** Public resources may be embedded by any site, and shown in mails. */
const SHARED = /^\/(?:art|og|pictures|map\/picture|embed|api\/v1|auth\/v1)(?:\/|$)/
/** Framed by the sites that its own policy names, which this header cannot. */
const FRAMED = /^\/embed\//

/** Adds the headers to every response; a header that is already set is kept. */
export function secureHeaders(origin: string): MiddlewareHandler {
  const fixed = secureHeadersOf(origin)
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const type = headers.get('content-type') ?? ''
    for (const [name, value] of headersFor(type, fixed))
      if (!headers.has(name) && !(name === 'x-frame-options' && isFramed(c.res, c.req.path)))
        headers.set(name, value)
    if (SHARED.test(c.req.path)) headers.set('cross-origin-resource-policy', 'cross-origin')
    // Pages set their own script policy; the development server injects scripts into them.
    const runsNothing = !type.startsWith('text/html') && !NEVER_DOCUMENT.test(type)
    if (runsNothing && !headers.has('content-security-policy'))
      headers.set('content-security-policy', BARE_POLICY)
  }
}

/** An error of these addresses has no policy of its own, and is never framed. */
function isFramed({ headers }: Response, path: string): boolean {
  return FRAMED.test(path) && headers.has('content-security-policy')
}
