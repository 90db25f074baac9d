import { setTimeout as after } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'

const LIMIT_MS = 60_000
const PAUSE_MS = 1_000

/**
 * Retries `work` while the database is unavailable, so that a node started during a database restart waits
 * for it instead of exiting. `onUnavailable` is called after the first failure.
 *
 * @throws the last error after a minute; any other error immediately
 */
export async function retryUntilReady<T>(
  work: () => Promise<T>,
  {
    limitMs = LIMIT_MS,
    onUnavailable = () => {},
  }: { limitMs?: number; onUnavailable?: () => void } = {},
): Promise<T> {
  const deadline = performance.now() + limitMs
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error
      if (tries === 1) onUnavailable()
      await after(PAUSE_MS)
    }
  }
}
