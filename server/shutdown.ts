import { setTimeout as after } from 'node:timers/promises'
import { toError } from '#domain/to-error.ts'
import type { Log } from './log.ts'

const LIMIT_MS = 10_000

/** Says that this node is leaving, and waits: a balancer that asks /readyz stops sending before we stop listening. */
export function leaveBeforeStopping(leave: () => void, delayMs: number): () => Promise<void> {
  return async () => {
    leave()
    await after(delayMs)
  }
}

/**
 * On SIGTERM or SIGINT closes what is open, then ends: PGlite has no protection from a hard stop. What cannot
 * be closed in ten seconds beyond the delay is left.
 */
export function stopOnSignal(log: Log, delayMs: number, closing: AsyncDisposableStack): void {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), LIMIT_MS + delayMs).unref()
    await closing
      .disposeAsync()
      .catch((error) => log.error({ fault: toError(error) }, 'could not stop cleanly'))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
