/** Runs a piece of work and answers with what it returns or throws. */
export type RunTask = <T>(work: () => T) => Promise<T>

/**
 * Keeps the event loop free between pieces of work: the first runs at once, each further one in a turn of
 * its own, so that what else waits (a health check, a page) waits for one of them and not for all.
 */
export function createTaskQueue(): RunTask {
  const waiting: (() => void)[] = []
  let isTaken = false

  function next(): void {
    const run = waiting.shift()
    isTaken = run !== undefined
    if (!run) return
    setImmediate(next)
    run()
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }
      waiting.push(run)
      if (!isTaken) next()
    })
}
