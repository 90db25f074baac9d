/** Schedules a callback for the next turn of the event loop, after pending I/O. */
type NextTurn = (run: () => void) => unknown

/**
 * Starts tasks one at a time, each in its own turn of the event loop. Otherwise requests that arrive together
 * would be computed in one go, and a file or cached page requested meanwhile would wait for all of them.
 */
export class TaskQueue {
  readonly #nextTurn: NextTurn
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(nextTurn: NextTurn = setImmediate) {
    this.#nextTurn = nextTurn
  }

  /** Starts the task now, or once the tasks before it have started. */
  async begin<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#take()
    return work()
  }

  #take(): void {
    this.#isTaken = true
    this.#nextTurn(() => {
      const next = this.#waiting.shift()
      this.#isTaken = false
      if (!next) return
      this.#take()
      next()
    })
  }
}
