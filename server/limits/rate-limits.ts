import type { Context, MiddlewareHandler } from 'hono'
import { wideNetworkOf } from '#auth/limits/wide-network.ts'
import type { Language } from '#domain/language/language.ts'
import { sendError } from '../http/error-answer.ts'
import type { MakeLimiter } from './limiters.ts'

/**
 * Rate limits by area: for one network, which may serve a whole office, and for one account. Pages are not
 * limited: they are served from the cache.
 */
export const AREAS = {
  /** A turn is expensive; people type slower than this. */
  assistant: { network: 120, account: 40, durationS: 60 },
  /** The endpoints of the service have further limits of their own. */
  auth: { network: 600, account: 300, durationS: 300 },
  /** One request per pause in typing: too many to count in a database. */
  search: { network: 3_000, account: 300, durationS: 60, isRough: true },
  /** A hosted agent calls for many people from few networks. */
  agents: { network: 1_200, account: 300, durationS: 60, isRough: true },
  /** A feed reads up to the whole catalogue. */
  feeds: { network: 60, account: 60, durationS: 60, isRough: true },
  writes: { network: 600, account: 120, durationS: 60 },
  /** Nobody sees this many listings worth a report. */
  reports: { network: 20, account: 20, durationS: 3_600 },
  /** Image processing is the most expensive work. */
  uploads: { network: 60, account: 20, durationS: 300 },
} as const satisfies Record<string, AreaRule>

type AreaRule = { network: number; account: number; durationS: number; isRough?: boolean }

export type Area = keyof typeof AREAS

/**
 * A /48 is one site or hosting customer with 65,536 networks: together they get this multiple of one
 * network's limit.
 */
const WIDE_FACTOR = 8
const KEY_LIMIT = 200

export type VisitorLimits = {
  /** Consumes one point; returns the seconds to wait when none is left, else 0. */
  take(area: Area, keys: VisitorKeys): Promise<number>
}

export type VisitorKeys = {
  /** An IPv4 address, or an IPv6 network as "a:b:c:d::/64". */
  network: string
  /** Id of the signed-in account. */
  account: string | null
}

/** Creates the limiters of every area, once per process. */
export function createVisitorLimits(makeLimiter: MakeLimiter): VisitorLimits {
  const limiters = new Map<string, ReturnType<MakeLimiter>>()
  for (const [area, rule] of Object.entries<AreaRule>(AREAS)) {
    const { network, account, durationS, isRough = false } = rule
    const open = (name: string, points: number) =>
      limiters.set(name, makeLimiter({ name, points, durationS, isFinal: true, isRough }))
    open(`visitor_${area}`, network)
    open(`visitor_${area}_wide`, network * WIDE_FACTOR)
    open(`account_${area}`, account)
  }
  async function takeOne(name: string, key: string): Promise<number> {
    try {
      await limiters.get(name)?.consume(key.slice(0, KEY_LIMIT))
      return 0
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection
      const { msBeforeNext } = rejection as { msBeforeNext: number }
      return Math.max(1, Math.ceil(msBeforeNext / 1000))
    }
  }
  return {
    async take(area, { network, account }) {
      const wide = wideNetworkOf(network)
      return (
        (await takeOne(`visitor_${area}`, network)) ||
        (wide ? await takeOne(`visitor_${area}_wide`, wide) : 0) ||
        (account ? await takeOne(`account_${area}`, account) : 0)
      )
    },
  }
}

const UNLIMITED = /^\/auth\/v1\/(?:health|settings|\.well-known\/jwks\.json)$/

/** The area of a request; null if it is not limited. */
export function areaOf(method: string, path: string): Area | null {
  if (method === 'OPTIONS') return null
  const isWrite = method !== 'GET' && method !== 'HEAD'
  if (path.startsWith('/functions/v1/')) return isWrite ? 'assistant' : null
  if (path === '/mcp') return 'agents'
  if (path.startsWith('/auth/v1/')) return UNLIMITED.test(path) ? null : 'auth'
  if (path.startsWith('/reports/v1/')) return 'reports'
  if (isWrite) return path === '/account/v1/photo' ? 'uploads' : 'writes'
  if (/^\/(?:account|console)\/v1\//.test(path)) return 'writes'
  if (path.startsWith('/feeds/')) return 'feeds'
  // Markdown pages are not cached as pages are, and a drawn map has a new address at every place.
  return /^\/(?:api|embed|map\/picture)\//.test(path) || path.endsWith('.md') ? 'search' : null
}

/** Areas with requests that must be answered regardless of the limit. */
const URGENT: readonly Area[] = ['assistant', 'agents']

/** Set for requests that a cache in front has already counted. */
export const COUNTED = { isCounted: true } as const

export type RateLimitOptions = {
  limits: VisitorLimits
  keysOf: (c: Context) => Promise<VisitorKeys>
  /** Error message in the visitor's language. */
  messageFor: (language: Language) => string
  onRejected: (area: Area) => void
  /**
   * Whether a turn of the assistant or a call of an agent must be answered regardless of the limit; called only when it would be
   * rejected.
   */
  isUrgent?: (c: Context) => Promise<boolean>
}

/**
 * Rejects requests over the limit: 429 with Retry-After, in the error format of the endpoint. Urgent turns and
 * calls pass.
 */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  return async (c, next) => {
    const area = areaOf(c.req.method, c.req.path)
    if (!area || (c.env as Partial<typeof COUNTED> | undefined)?.isCounted) return next()
    const wait = await options.limits.take(area, await options.keysOf(c))
    if (wait === 0 || (URGENT.includes(area) && (await options.isUrgent?.(c)))) return next()
    options.onRejected(area)
    // Clients on other origins must be able to read Retry-After; the response contains no personal data.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'Retry-After')
    return sendError(c, {
      status: 429,
      code: 'over_request_rate_limit',
      messageFor: options.messageFor,
      retryAfterS: wait,
    })
  }
}
