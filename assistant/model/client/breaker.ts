/** Keeps calls away from a service that fails, and tries it again one call at a time. */
export type Breaker = {
  /** Whether a call may be made now. Each call that may ends with one of the others. */
  admits(): boolean
  succeeded(): void
  failed(): void
  /** Neither: the visitor left, so nothing was learnt. */
  withdrew(): void
}

export type BreakerOptions = {
  /** Failures in a row that open it. */
  failures: number
  /** How long it stays open the first time; twice as long after each failed trial. */
  restMs: number
  now: () => number
}

const LONGEST_REST_MS = 300_000

export function createBreaker({ failures, restMs, now }: BreakerOptions): Breaker {
  let inARow = 0
  let rest = restMs
  let restsUntil = 0
  let isTrying = false
  const isOpen = () => inARow >= failures
  return {
    admits() {
      if (!isOpen()) return true
      if (isTrying || now() < restsUntil) return false
      isTrying = true
      return true
    },
    succeeded() {
      inARow = 0
      rest = restMs
      isTrying = false
    },
    failed() {
      // Calls that were under way when it opened say nothing new.
      if (isOpen() && !isTrying) return
      isTrying = false
      inARow += 1
      if (!isOpen()) return
      restsUntil = now() + rest
      rest = Math.min(rest * 2, LONGEST_REST_MS)
    },
    withdrew() {
      isTrying = false
    },
  }
}
