import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts in memory: what a test that is not about counting hands in. */
export function makeMemoryLimiter(rule: { name: string; points: number; durationS: number }) {
  return new RateLimiterMemory({
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.durationS,
  })
}
