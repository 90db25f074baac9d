import type { RateLimiterAbstract } from 'rate-limiter-flexible'

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
  /** Makes what counts one rule, wherever this deployment counts. */
  makeLimiter: (rule: { name: string; points: number; durationS: number }) => RateLimiterAbstract
  turnsPerHour: number
  tokensPerDay: number
  now: () => Date
}

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const KEY_LIMIT = 200

export function createAllowance(options: AllowanceOptions): Allowance {
  const { makeLimiter, turnsPerHour, tokensPerDay, now } = options
  const turns = makeLimiter({ name: 'model_turns', points: turnsPerHour, durationS: HOUR_S })
  // The key is the day, so that a day ends at midnight and not a day after its first call.
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
