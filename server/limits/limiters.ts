import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { OpenDatabase } from '#data/db/db.ts'

/** A rate limit: `points` within `durationS` seconds, counted per key under a name. */
type LimitRule = {
  name: string
  points: number
  durationS: number
  /** Points are never returned: a key over its limit is rejected without asking the store again. */
  isFinal?: boolean
  /** Counted per node: an exact count is not worth a database statement per request. Redis counts it exactly. */
  isRough?: boolean
}

/** Creates the limiter of one rule; each process has a single maker. */
export type MakeLimiter = (rule: LimitRule) => RateLimiterAbstract

export type LimiterStores = {
  /** Database shared by all nodes; null counts in this process. */
  pool: Pool | null
  /** Preferred over the database. */
  redis: Redis | null
}

/**
 * Counts in Redis if configured, else in the shared database, else in memory. While the store is unavailable
 * this process counts in memory: a slightly wider limit is better than an outage.
 */
export function createLimiterMaker({ pool, redis }: LimiterStores): MakeLimiter {
  return ({ name, points, durationS, isFinal = false, isRough = false }) => {
    const rule = { keyPrefix: name, points, duration: durationS }
    const inMemory = new RateLimiterMemory(rule)
    const shared = {
      ...rule,
      insuranceLimiter: inMemory,
      ...(isFinal && { inMemoryBlockOnConsumed: points + 1 }),
    }
    if (redis) {
      return new RateLimiterRedis({
        ...shared,
        keyPrefix: `seekwell:${name}`,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      })
    }
    if (!pool || isRough) return inMemory
    return new RateLimiterPostgres({
      ...shared,
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
    })
  }
}

const CONNECT_LIMIT_MS = 2_000
const ANSWER_LIMIT_MS = 500
const LONGEST_PAUSE_MS = 10_000

/**
 * Opens Redis (or Valkey) for counting. It may be unavailable: no request waits for it, and it reconnects
 * until `close`.
 *
 * @param onFault called once per outage
 */
export async function openRedis(url: string, onFault: (error: Error) => void) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(100 * 2 ** times, LONGEST_PAUSE_MS),
  })
  let isReported = false
  redis.on('error', (error: Error) => {
    if (!isReported) onFault(error)
    isReported = true
  })
  redis.on('ready', () => {
    isReported = false
  })
  return { redis, close: async () => redis.disconnect() }
}

/** Opens the counter store of this deployment: Redis if configured, the shared database, or memory. */
export async function openCounting(
  { kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>,
  redisUrl: string | null,
  onFault: (error: Error) => void,
) {
  const remote = redisUrl ? await openRedis(redisUrl, onFault) : null
  return {
    makeLimiter: createLimiterMaker({
      pool: kind === 'server' ? pool : null,
      redis: remote?.redis ?? null,
    }),
    close: async () => remote?.close(),
  }
}
