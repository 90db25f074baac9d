import { setTimeout as after } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'

const LIMIT_MS = 60_000
const PAUSE_MS = 1_000

/**
 * Does what a start needs the database for, again and again while it is away: a node that comes up during a
 * restart of the database waits for it instead of ending. `onAway` hears of the first failure.
 *
 * @throws what it last failed with, after a minute, and at once what no wait would mend
 */
export async function retryUntilReady<T>(
  work: () => Promise<T>,
  { limitMs = LIMIT_MS, onAway = () => {} }: { limitMs?: number; onAway?: () => void } = {},
): Promise<T> {
  const deadline = performance.now() + limitMs
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error
      if (tries === 1) onAway()
      await after(PAUSE_MS)
    }
  }
}
