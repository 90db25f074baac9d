import type { RequestListener } from 'node:http'
import { performance } from 'node:perf_hooks'
import { m } from '#domain/messages/messages.js'
import { type Refusal, refusalAnswer } from './refusal.ts'
import { Turns } from './turns.ts'

/** In work at once while nothing queues: what waits for others then costs nobody anything. */
const MOST = 200
/** In work at once however slow everything is: four browsers with the six connections that each opens. */
const LEAST = 24
/** While something queues, what is in work may need this long. */
const TARGET_MS = 50
const WINDOW_MS = 100
/** Part of a window that the loop was busy for, from which on work can only queue. */
const SATURATED = 0.9
/** One long window is a pause (a collection of garbage makes some), so many in a row are a queue. */
const WINDOWS_LATE = 3
const GROWTH = 1.25
const SHRINKING = 0.5

/** One window of time, in which `done` requests were finished; queued is work that waits for the database. */
export type Window = { ms: number; busyMs: number; queued: number; done: number }

/**
 * How much may be in work at once. By Little's law, requests that are finished at some rate take as long as their
 * number in work divided by that rate. So while there is a queue that does not end, at the loop or at the
 * database, only so many are let in as get done within TARGET_MS: the next one is better told at once to come back
 * than made to wait behind them. The limit falls quickly and rises step by step.
 */
export class Overload {
  readonly #turns = new Turns()
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

  /** Whether the next request is let in; counts those that are not. */
  admits(): boolean {
    if (!this.isFull) return true
    this.#refused++
    return false
  }

  /** Begins a request when it is its turn, and counts it as in work until its answer begins, or fails. */
  async count<T>(work: () => T | Promise<T>): Promise<T> {
    this.#inWork++
    try {
      return await this.#turns.begin(work)
    } finally {
      this.#inWork--
      this.#done++
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

const RETRY_AFTER_S = 2
/** Whoever looks after the site must learn how it is, above all now. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz'])
const BUSY: Refusal = {
  status: 503,
  code: 'overloaded',
  words: (locale) => m.errors_busy({}, { locale }),
  retryAfterS: RETRY_AFTER_S,
}

/**
 * Refuses before anything is read or made of a request while there is no room for it: 503 with Retry-After, as
 * JSON for programs and as a small page for people.
 *
 * @param shared further headers of every refusal
 */
export function refuseOverload(
  listener: RequestListener,
  overload: Pick<Overload, 'admits'>,
  shared: readonly [name: string, value: string][],
): RequestListener {
  // Programs of other sites must be able to read how long to wait; nothing in it is of a visitor.
  const fixed = {
    ...Object.fromEntries(shared),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (ALWAYS_ANSWERED.has(path) || overload.admits()) return listener(request, response)
    const { status, headers, body } = refusalAnswer(path, request.headers.accept, BUSY)
    response.writeHead(status, {
      ...fixed,
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
    })
    response.end(body)
  }
}
