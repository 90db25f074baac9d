import { performance } from 'node:perf_hooks'
import { TaskQueue } from './task-queue.ts'

/** In work at once while nothing queues: what waits for others then costs nobody anything. */
const MOST = 200
/** In work at once however slow everything is: four browsers with the six connections that each opens. */
const LEAST = 24
/** While something queues, what is in work may need this long. */
const TARGET_MS = 50
/** How long a request may wait for room before it is rejected: then a client that retries at once costs little. */
const WAIT_LIMIT_MS = 500
/** Above this many waiting requests the next is rejected at once: each holds some kilobytes. */
const MOST_WAITING = 2_000
const WINDOW_MS = 100
/** Part of a window that the loop was busy for, from which on work can only queue. */
const SATURATED = 0.9
/** One long window is a pause (a collection of garbage makes some), so many in a row are a queue. */
const WINDOWS_LATE = 3
const GROWTH = 1.25
const SHRINKING = 0.5

/** A request that waits to be let in. */
type Waiting = { begin: () => void; timeout: NodeJS.Timeout }

/** One window of time, in which `done` requests were finished; queued is work that waits for the database. */
export type Window = { ms: number; busyMs: number; queued: number; done: number }

/**
 * How much may be in work at once. By Little's law, requests that are finished at some rate take as long as their
 * number in work divided by that rate. So while there is a queue that does not end, at the loop or at the
 * database, only so many are let in as get done within TARGET_MS. The limit falls quickly and rises step by step. The next
 * ones wait in the order they came, WAIT_LIMIT_MS at most, and are then rejected: a rejection that comes at once would
 * be followed by the same request at once, and the loop would do little else.
 */
export class Overload {
  readonly #turns = new TaskQueue()
  readonly #waiting = new Set<Waiting>()
  #limit = MOST
  #late = 0
  #inWork = 0
  #done = 0
  #refused = 0

  /** Requests that may be in work at once. */
  get limit(): number {
    return Math.floor(this.#limit)
  }

  /** Whether the next request had better come back later. */
  get isFull(): boolean {
    return this.#inWork >= this.limit
  }

  /** Requests that were refused so far. */
  get refused(): number {
    return this.#refused
  }

  /**
   * Calls `begin` as soon as there is room for a request, or `reject` once it has waited too long.
   *
   * @returns takes the request out again
   */
  admit(begin: () => void, reject: () => void): () => void {
    if (!this.isFull) {
      begin()
      return () => {}
    }
    const rejectNow = () => {
      this.#refused++
      reject()
    }
    if (this.#waiting.size >= MOST_WAITING) {
      rejectNow()
      return () => {}
    }
    const request: Waiting = {
      begin,
      timeout: setTimeout(() => leave() && rejectNow(), WAIT_LIMIT_MS),
    }
    const leave = () => this.#leave(request)
    this.#waiting.add(request)
    return leave
  }

  #leave(request: Waiting): boolean {
    clearTimeout(request.timeout)
    return this.#waiting.delete(request)
  }

  /** Lets in as many of those that wait as there is room for. */
  #admitWaiting(): void {
    for (const request of this.#waiting) {
      if (this.isFull) return
      this.#leave(request)
      request.begin()
    }
  }

  /** Begins a request when it is its turn, and counts it as in work until its answer begins, or fails. */
  async count<T>(work: () => T | Promise<T>): Promise<T> {
    this.#inWork++
    try {
      return await this.#turns.begin(work)
    } finally {
      this.#inWork--
      this.#done++
      this.#admitWaiting()
    }
  }

  /** Sets the limit by what a window of time has shown. */
  adapt({ ms, busyMs, queued, done }: Window): void {
    const isLate = busyMs >= ms * SATURATED || queued > 0
    this.#late = isLate ? this.#late + 1 : 0
    const grown = Math.min(MOST, this.#limit * GROWTH)
    if (this.#late < WINDOWS_LATE) this.#limit = grown
    else {
      const fitting = Math.max(LEAST, (TARGET_MS * done) / ms)
      this.#limit = Math.min(grown, Math.max(fitting, this.#limit * SHRINKING))
    }
    this.#admitWaiting()
  }

  /**
   * Adapts to this process from now on, until what is returned is called.
   *
   * @param queuedNow how much waits for the database at this moment
   */
  watch(queuedNow: () => number): () => void {
    let began = performance.now()
    let before = performance.eventLoopUtilization()
    const timer = setInterval(() => {
      const now = performance.now()
      const loop = performance.eventLoopUtilization()
      this.adapt({
        ms: now - began,
        busyMs: loop.active - before.active,
        queued: queuedNow(),
        done: this.#done,
      })
      this.#done = 0
      began = now
      before = loop
    }, WINDOW_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}

type Fetch<Bindings> = (request: Request, bindings?: Bindings) => Response | Promise<Response>

/** Answers as `fetch` does, counted as work; what the server knows of the connection goes along. */
export function counted<Bindings>(fetch: Fetch<Bindings>, overload: Overload): Fetch<Bindings> {
  return (request, bindings) => overload.count(() => fetch(request, bindings))
}
