import { RateLimiterMemory } from 'rate-limiter-flexible'

/** An in-memory counter, for tests that are not about rate limits. */
export function makeMemoryLimiter(rule: { name: string; points: number; durationS: number }) {
  return new RateLimiterMemory({
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.durationS,
  })
}
