import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { OpenDatabase } from '#data/db/db.ts'

/** So many of something within so many seconds, counted per key under a name. */
export type LimitRule = {
  name: string
  points: number
  durationS: number
  /** Nothing is ever given back: who is over the limit is refused without asking the store again. */
  isFinal?: boolean
  /** Near enough by node: not worth a statement of the database each time. Redis counts it exactly. */
  isRough?: boolean
}

/** Makes what counts one rule; every count of the site comes from the one maker of its process. */
export type MakeLimiter = (rule: LimitRule) => RateLimiterAbstract

export type LimiterStores = {
  /** The database that nodes share; null counts in this process. */
  pool: Pool | null
  /** Counts here rather than in the database. */
  redis: Redis | null
}

/**
 * Counts in Redis where there is one, else in the shared database, else in memory. While the store is
 * away this process counts by itself: a limit that is a little wide is better than a site that is closed.
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
 * Opens Redis (or Valkey) for counting. It need not be there: nothing waits for it, and it is sought again
 * until `close`.
 *
 * @param onFault hears that it is away, once each time
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
  let isTold = false
  redis.on('error', (error: Error) => {
    if (!isTold) onFault(error)
    isTold = true
  })
  redis.on('ready', () => {
    isTold = false
  })
  return { redis, close: async () => redis.disconnect() }
}

/** Where this deployment counts: Redis where there is an address of one, the database that nodes share, or memory. */
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
