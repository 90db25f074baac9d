/** Circuit breaker: blocks calls to a failing service, then retries one call at a time. */
export type Breaker = {
  /** Whether a call may be made now. Each admitted call must end with one of the other methods. */
  admits(): boolean
  succeeded(): void
  failed(): void
  /** Neither success nor failure: the visitor left. */
  withdrew(): void
}

export type BreakerOptions = {
  /** Consecutive failures that open it. */
  failures: number
  /** Time it stays open at first; doubled after each failed trial. */
  restMs: number
  now: () => number
}

const LONGEST_REST_MS = 300_000

/** Creates a closed breaker; times are in milliseconds. */
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
      // Calls already under way when it opened add no information.
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
