import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

/** How much of the model there is, for one visitor and for everybody. */
export type Allowance = {
  /** Takes one turn of a visitor; false when none is left in this hour. */
  admits(visitor: string): Promise<boolean>
  /** Sets tokens of today (UTC) aside; null when there are not as many left. */
  reserve(tokens: number): Promise<Reservation | null>
}

/** Gives back what was not used, or takes what was used beyond it. Settled once. */
export type Reservation = { settle(used: number): Promise<void> }

export type AllowanceOptions = {
  /** Counts in this database, for servers that share one; null counts in memory. */
  pool: Pool | null
  turnsPerHour: number
  tokensPerDay: number
  now: () => Date
}

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const KEY_LIMIT = 200

export function createAllowance(options: AllowanceOptions): Allowance {
  const { pool, turnsPerHour, tokensPerDay, now } = options
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    pool
      ? new RateLimiterPostgres({
          keyPrefix,
          points,
          duration,
          storeClient: pool,
          storeType: 'pool',
          schemaName: 'auth',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory({ keyPrefix, points, duration })
  const turns = limiter('model_turns', turnsPerHour, HOUR_S)
  // The key is the day, so that a day ends at midnight and not a day after its first call.
  const tokens = limiter('model_tokens', tokensPerDay, 2 * DAY_S)
  return {
    async admits(visitor) {
      const { consumedPoints } = await turns.penalty(visitor.slice(0, KEY_LIMIT), 1)
      return consumedPoints <= turnsPerHour
    },
    async reserve(wanted) {
      const day = now().toISOString().slice(0, 10)
      const { consumedPoints } = await tokens.penalty(day, wanted)
      if (consumedPoints > tokensPerDay) {
        await tokens.reward(day, wanted)
        return null
      }
      return {
        async settle(used) {
          if (used < wanted) await tokens.reward(day, wanted - used)
          if (used > wanted) await tokens.penalty(day, used - wanted)
        },
      }
    },
  }
}
