import { flushCompileCache } from 'node:module'
import { performance } from 'node:perf_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export type Rest = {
  /** Part of the time since it was last asked that the event loop was busy for, 0 to 1. */
  busyPart: () => number
  /** Waits for one window. */
  pause: () => Promise<unknown>
  collect: () => void
}

const WINDOW_MS = 1_000
/** A visitor's one page is more. */
const AT_REST = 0.02
/** One quiet second is between two visitors, so many in a row are nobody. */
const WINDOWS = 3

/**
 * Gives back once, when nobody is there, what starting and warming have left. V8 does not by itself while its
 * limits are not reached. It holds up the loop for some tenths of a second, so where somebody always is there it
 * never comes to that. Ends early with `signal`.
 */
export async function returnUnused(
  signal: AbortSignal,
  rest: Rest = ofThisProcess(),
): Promise<void> {
  for (let quiet = 0; quiet < WINDOWS; ) {
    await rest.pause()
    if (signal.aborted) return
    quiet = rest.busyPart() < AT_REST ? quiet + 1 : 0
  }
  rest.collect()
}

function ofThisProcess(): Rest {
  let before = performance.eventLoopUtilization()
  return {
    busyPart() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
    pause: () => after(WINDOW_MS, null, { ref: false }),
    collect: collectAll,
  }
}

/** Collects everything that nobody holds, in one go, and gives the pages of memory back to the system. */
export function collectAll(): void {
  // Until it is written, what every module was compiled to is held a second time, even if it was read from there.
  flushCompileCache()
  setFlagsFromString('--expose-gc')
  const gc: (options: object) => void = runInNewContext('gc')
  // An ordinary collection keeps what it empties in a pool: 466 MB where this leaves 310.
  gc({ type: 'major', flavor: 'last-resort' })
}
