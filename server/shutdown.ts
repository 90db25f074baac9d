import { setTimeout as after } from 'node:timers/promises'
import { toError } from '#domain/to-error.ts'
import type { Log } from './log.ts'

const LIMIT_MS = 10_000

/**
 * Reports not ready and waits, so that a load balancer that polls /readyz stops sending before the server
 * stops listening.
 */
export function drainBeforeStopping(
  startDraining: () => void,
  delayMs: number,
): () => Promise<void> {
  return async () => {
    startDraining()
    await after(delayMs)
  }
}

/**
 * On SIGTERM or SIGINT disposes of all resources, then exits: PGlite is not safe against a hard stop. Exits
 * anyway ten seconds after the delay.
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
