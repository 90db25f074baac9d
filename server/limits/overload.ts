import { performance } from 'node:perf_hooks'
import { TaskQueue } from './task-queue.ts'

/** Concurrency limit while there is no queue. */
const MAX_LIMIT = 200
/** Lowest concurrency limit: four browsers with six connections each. */
const MIN_LIMIT = 24
/** Target latency while there is a queue. */
const TARGET_MS = 50
/** How long a request may wait before it is rejected: rejecting late makes immediate retries cheap. */
const WAIT_LIMIT_MS = 500
/** Above this many waiting requests, new ones are rejected at once: each holds a few kilobytes. */
const MAX_WAITING = 2_000
const WINDOW_MS = 100
/** Share of a window that the event loop was busy, from which the loop counts as saturated. */
const SATURATED = 0.9
/** A single saturated window may be a garbage collection; this many in a row mean a queue. */
const LATE_WINDOWS = 3
const GROWTH = 1.25
const SHRINKING = 0.5

/** A request waiting for admission. */
type Waiting = { begin: () => void; timeout: NodeJS.Timeout }

/** Measurements of one time window: `done` requests finished, `queued` queries waiting for the database. */
export type Window = { ms: number; busyMs: number; queued: number; done: number }

/**
 * Adaptive concurrency limit. By Little's law, latency is the number of running requests divided by the
 * throughput. While there is a lasting queue, at the event loop or at the database, the limit is set to the
 * number of requests that finish within TARGET_MS. It falls quickly and rises step by step. Further requests
 * wait in order of arrival for at most WAIT_LIMIT_MS and are then rejected: an immediate rejection would
 * invite an immediate retry, which costs the event loop as much.
 */
export class Overload {
  readonly #queue = new TaskQueue()
  readonly #waiting = new Set<Waiting>()
  #limit = MAX_LIMIT
  #lateWindows = 0
  #running = 0
  #done = 0
  #rejected = 0

  /** Current concurrency limit. */
  get limit(): number {
    return Math.floor(this.#limit)
  }

  /** Whether the limit is reached. */
  get isFull(): boolean {
    return this.#running >= this.limit
  }

  /** Number of rejected requests so far. */
  get rejected(): number {
    return this.#rejected
  }

  /**
   * Calls `begin` as soon as the limit allows, or `reject` after the maximum wait.
   *
   * @returns cancels the waiting request
   */
  admit(begin: () => void, reject: () => void): () => void {
    if (!this.isFull) {
      begin()
      return () => {}
    }
    const rejectNow = () => {
      this.#rejected++
      reject()
    }
    if (this.#waiting.size >= MAX_WAITING) {
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

  /** Admits waiting requests up to the limit. */
  #admitWaiting(): void {
    for (const request of this.#waiting) {
      if (this.isFull) return
      this.#leave(request)
      request.begin()
    }
  }

  /** Runs a request from the queue and counts it as running until its response begins or it fails. */
  async count<T>(work: () => T | Promise<T>): Promise<T> {
    this.#running++
    try {
      return await this.#queue.begin(work)
    } finally {
      this.#running--
      this.#done++
      this.#admitWaiting()
    }
  }

  /** Adjusts the limit from the measurements of one window. */
  adapt({ ms, busyMs, queued, done }: Window): void {
    const isLate = busyMs >= ms * SATURATED || queued > 0
    this.#lateWindows = isLate ? this.#lateWindows + 1 : 0
    const grown = Math.min(MAX_LIMIT, this.#limit * GROWTH)
    if (this.#lateWindows < LATE_WINDOWS) this.#limit = grown
    else {
      const fitting = Math.max(MIN_LIMIT, (TARGET_MS * done) / ms)
      this.#limit = Math.min(grown, Math.max(fitting, this.#limit * SHRINKING))
    }
    this.#admitWaiting()
  }

  /**
   * Measures this process and adjusts the limit periodically until the returned function is called.
   *
   * @param queuedNow number of queries waiting for the database
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

/** Wraps `fetch` so that each request counts as running; the connection bindings are passed on. */
export function counted<Bindings>(fetch: Fetch<Bindings>, overload: Overload): Fetch<Bindings> {
  return (request, bindings) => overload.count(() => fetch(request, bindings))
}
