/** Runs a task and resolves or rejects with its outcome. */
export type RunTask = <T>(work: () => T) => Promise<T>

/**
 * Yields to the event loop between tasks: the first runs at once, each further one in its own turn, so that
 * other requests wait for one task instead of all.
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
