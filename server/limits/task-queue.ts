/** Runs something in the next turn of the event loop, after what has come in meanwhile was answered. */
type NextTurn = (run: () => void) => unknown

/**
 * Lets work begin one by one, each in a turn of the event loop of its own: what arrives together would be computed
 * in one go otherwise, and a file or a page from memory that is asked for meanwhile would wait for all of it.
 */
export class TaskQueue {
  readonly #nextTurn: NextTurn
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(nextTurn: NextTurn = setImmediate) {
    this.#nextTurn = nextTurn
  }

  /** Begins the work now, or once those before it have begun. */
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
