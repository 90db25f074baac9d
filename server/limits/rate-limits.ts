import type { Context, MiddlewareHandler } from 'hono'
import { wideNetworkOf } from '#auth/limits/wide-network.ts'
import type { Language } from '#domain/language/language.ts'
import { sendError } from '../http/error-answer.ts'
import type { MakeLimiter } from './limiters.ts'

/**
 * What a visitor can ask for too often, and how often is still fine: for one network, behind which a whole
 * office may sit, and for one account. Pages are not limited: they come from memory.
 */
export const AREAS = {
  /** A turn costs a conversation; people type slower than this. */
  assistant: { network: 120, account: 40, durationS: 60 },
  /** Each address of the service has limits of its own besides. */
  auth: { network: 600, account: 300, durationS: 300 },
  /** Suggestions come with every pause in typing; too many to write each down in a database. */
  search: { network: 3_000, account: 300, durationS: 60, isRough: true },
  writes: { network: 600, account: 120, durationS: 60 },
  /** Pictures cost the machine most. */
  uploads: { network: 60, account: 20, durationS: 300 },
} as const satisfies Record<string, AreaRule>

type AreaRule = { network: number; account: number; durationS: number; isRough?: boolean }

export type Area = keyof typeof AREAS

/** A /48 is a site or a hosting customer with 65,536 networks: together they get this many times one network's. */
const WIDER = 8
const KEY_LIMIT = 200

export type VisitorLimits = {
  /** Takes one; the seconds to wait when there is none left, else 0. */
  take(area: Area, keys: VisitorKeys): Promise<number>
}

export type VisitorKeys = {
  /** An IPv4 address, or an IPv6 network as "a:b:c:d::/64". */
  network: string
  /** Whoever is signed in. */
  account: string | null
}

/** Opens the counts of every area, once per process. */
export function createVisitorLimits(makeLimiter: MakeLimiter): VisitorLimits {
  const limiters = new Map<string, ReturnType<MakeLimiter>>()
  for (const [area, rule] of Object.entries<AreaRule>(AREAS)) {
    const { network, account, durationS, isRough = false } = rule
    const open = (name: string, points: number) =>
      limiters.set(name, makeLimiter({ name, points, durationS, isFinal: true, isRough }))
    open(`visitor_${area}`, network)
    open(`visitor_${area}_wide`, network * WIDER)
    open(`account_${area}`, account)
  }
  async function takeOne(name: string, key: string): Promise<number> {
    try {
      await limiters.get(name)?.consume(key.slice(0, KEY_LIMIT))
      return 0
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      const { msBeforeNext } = refusal as { msBeforeNext: number }
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

const FREE = /^\/auth\/v1\/(?:health|settings|\.well-known\/jwks\.json)$/

/** What a request counts as; null for what anybody may ask for at any rate. */
export function areaOf(method: string, path: string): Area | null {
  if (method === 'OPTIONS') return null
  const isWrite = method !== 'GET' && method !== 'HEAD'
  if (path.startsWith('/functions/v1/')) return isWrite ? 'assistant' : null
  if (path.startsWith('/auth/v1/')) return FREE.test(path) ? null : 'auth'
  if (isWrite) return path === '/account/v1/photo' ? 'uploads' : 'writes'
  if (path.startsWith('/account/v1/')) return 'writes'
  return path.startsWith('/api/') ? 'search' : null
}

/** Given to the app with what a cache in front asks for: it has counted the visitor already. */
export const COUNTED = { isCounted: true } as const

export type RateLimitOptions = {
  limits: VisitorLimits
  keysOf: (c: Context) => Promise<VisitorKeys>
  /** What those read who are refused, in their language. */
  words: (language: Language) => string
  onRefused: (area: Area) => void
  /** Whether a turn of the assistant must be answered however many came before; asked only where it would be refused. */
  isUrgent?: (c: Context) => Promise<boolean>
}

/** Refuses who asks too often: 429 with Retry-After, in the shape that the caller of the address reads. What is urgent passes. */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  return async (c, next) => {
    const area = areaOf(c.req.method, c.req.path)
    if (!area || (c.env as Partial<typeof COUNTED> | undefined)?.isCounted) return next()
    const wait = await options.limits.take(area, await options.keysOf(c))
    if (wait === 0 || (area === 'assistant' && (await options.isUrgent?.(c)))) return next()
    options.onRefused(area)
    // Programs of other sites must be able to read how long to wait; nothing in it is of a visitor.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'Retry-After')
    return sendError(c, {
      status: 429,
      code: 'over_request_rate_limit',
      words: options.words,
      retryAfterS: wait,
    })
  }
}
