import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { toError } from '#domain/to-error.ts'
import type { Log } from '../log.ts'

/** Periodic work. With several servers each runs it, so `run` takes its rows with `for update skip locked`. */
export type Job = { name: string; everyMs: number; run: () => Promise<unknown> }

export type Jobs = {
  /** Runs each job now and at its interval, never two runs of one job at a time. */
  start: (jobs: readonly Job[]) => void
  /** Runs a job now, or once more when its current run ends. No effect before `start` or for an unknown name. */
  runSoon: (name: string) => void
  /** Resolves when the current runs are done. */
  stop: () => Promise<void>
}

/** The one runner of background jobs. A failed run is logged and tried again at the next interval. */
export function createJobs(log: Pick<Log, 'warn' | 'error'>): Jobs {
  const started = new Map<string, { runSoon: () => void; stop: () => Promise<void> }>()
  return {
    start(jobs) {
      for (const job of jobs) started.set(job.name, startJob(job, log))
    },
    runSoon: (name) => started.get(name)?.runSoon(),
    async stop() {
      await Promise.all([...started.values()].map(({ stop }) => stop()))
    },
  }
}

function startJob({ name, everyMs, run }: Job, log: Pick<Log, 'warn' | 'error'>) {
  let running: Promise<void> | null = null
  let isRequested = false
  let isStopped = false

  async function runWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false
      await run().catch((error: unknown) =>
        // Expected while the database is unavailable.
        log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { fault: toError(error) },
          `job failed: ${name}`,
        ),
      )
    }
    running = null
  }

  function runSoon(): void {
    if (isStopped) return
    isRequested = true
    running ??= runWhileRequested()
  }

  runSoon()
  const timer = setInterval(runSoon, everyMs).unref()
  return {
    runSoon,
    async stop() {
      clearInterval(timer)
      isStopped = true
      isRequested = false
      await running
    },
  }
}
