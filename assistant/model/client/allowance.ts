import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** Limits on the use of the model, per visitor and in total. */
export type Allowance = {
  /** Consumes one turn of a visitor; false if none is left in this hour. */
  admits(visitor: string): Promise<boolean>
  /** Reserves tokens of today (UTC); null if not enough are left. */
  reserve(tokens: number): Promise<Reservation | null>
}

/** Refunds unused tokens, or consumes those used beyond the reservation. Settled once. */
export type Reservation = { settle(used: number): Promise<void> }

export type AllowanceOptions = {
  /** Creates the limiter of one rule, in the store of this deployment. */
  makeLimiter: (rule: { name: string; points: number; durationS: number }) => RateLimiterAbstract
  turnsPerHour: number
  tokensPerDay: number
  now: () => Date
}

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const KEY_LIMIT = 200

/** Creates an allowance that counts with the given limiters. */
export function createAllowance(options: AllowanceOptions): Allowance {
  const { makeLimiter, turnsPerHour, tokensPerDay, now } = options
  const turns = makeLimiter({ name: 'model_turns', points: turnsPerHour, durationS: HOUR_S })
  // Keyed by day, so that it ends at midnight and not a day after its first call.
  const tokens = makeLimiter({ name: 'model_tokens', points: tokensPerDay, durationS: 2 * DAY_S })
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
