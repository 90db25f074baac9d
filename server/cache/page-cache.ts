import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { compressEntry, type PageEntry, sendEntry, toPageEntry } from './page-entry.ts'
import { pageKeyOf, pageLanguages } from './page-key.ts'

export type PageCacheOptions = {
  /** Renders a request without cookies or credentials: the whole site behind the cache. */
  render: (request: Request) => Response | Promise<Response>
  /** Origin of rendered pages; the Host header of a visitor is never used. */
  origin: string
  /** Limit for all entries together, in bytes. */
  limitBytes: number
  /** Whether rendering is impossible now (overload): entries are then sent at any age. */
  isFull?: () => boolean
  /** Cache key of a request target, which is also the target rendered; null for targets that are not cached. */
  keyOf?: (target: string) => string | null
  /** Content types that are cached. */
  types?: RegExp
  /** Headers of a single response, as a flat list of names and values. */
  headersOf?: (request: IncomingMessage) => readonly string[]
  /** Milliseconds; for tests. */
  now?: () => number
}

/** Fresh entries are sent as they are; stale ones are sent once more and revalidated. */
const FRESH_MS = 10_000
const STALE_MS = 60_000
/** Pause between two pages of the warm-up. */
const WARM_PAUSE_MS = 150
/** Number of request targets whose key is cached, so that a hit parses nothing. */
const KEY_CACHE_SIZE = 10_000
/** In characters: longer targets would let one client fill the key cache. */
const CACHED_TARGET_LIMIT = 512
const ELSEWHERE = Symbol('answered elsewhere')
const PAGE_TYPES = /^text\/(?:html|x-script)/

type Rendered = { entry: PageEntry } | { response: Response }

/** Caches anonymous pages in front of rendering (product: pages contain no data of the visitor). */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #now: () => number
  readonly #entries: LRUCache<string, PageEntry>
  readonly #inFlight = new Map<string, Promise<Rendered>>()
  /** `ELSEWHERE` stands for null, which an LRUCache cannot store. */
  readonly #keys = new LRUCache<string, string | typeof ELSEWHERE>({ max: KEY_CACHE_SIZE })
  #compressing: Promise<void> = Promise.resolve()
  #hits = 0
  #misses = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    // A monotonic clock: an entry dated in the future would never expire.
    this.#now = options.now ?? (() => performance.now())
    this.#entries = new LRUCache({
      maxSize: options.limitBytes,
      maxEntrySize: Math.floor(options.limitBytes / 8),
      sizeCalculation: ({ bytes }) => bytes,
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get entries(): number {
    return this.#entries.size
  }

  /** Number of requests answered from the cache. */
  get hits(): number {
    return this.#hits
  }

  /** Number of requests that had to be rendered first. */
  get misses(): number {
    return this.#misses
  }

  /**
   * Expires all entries; they are then sent only if rendering fails or is impossible. Renders in flight are
   * stored as expired too.
   */
  purge(): void {
    this.#generation++
    for (const entry of this.#entries.values()) entry.at = Number.NEGATIVE_INFINITY
    this.#inFlight.clear()
  }

  /** Renders and compresses pages in advance, with pauses in between. */
  async warm(targets: readonly string[], signal: AbortSignal): Promise<void> {
    for (const target of targets) {
      const key = this.#keyOf(target)
      await after(WARM_PAUSE_MS, null, { ref: false })
      if (signal.aborted) return
      if (key === null) continue
      await this.#fill(key).then(
        () => this.#compressLater(key),
        () => undefined,
      )
    }
  }

  /**
   * Answers a page; returns false when the request is for something else, or when the page is not cached and
   * rendering is impossible: the caller then has to answer.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || headers.range)
      return false
    const target = this.#keyOf(request.url ?? '')
    if (target === null) return false
    const key = keyFor(target, headers['accept-language'])
    const withBody = method === 'GET'
    const own = this.#options.headersOf?.(request) ?? []
    const send = (entry: PageEntry) => sendEntry(entry, headers, response, withBody, own)
    const entry = this.#entries.get(key)
    const age = entry ? this.#now() - entry.at : Number.POSITIVE_INFINITY
    if (entry && age <= STALE_MS) {
      this.#hits++
      send(entry)
      if (age > FRESH_MS && !this.#isFull()) this.#fill(key).catch(() => undefined)
      return true
    }
    if (this.#isFull()) {
      if (entry) send(entry)
      return entry !== undefined
    }
    this.#misses++
    this.#fill(key).then(
      (rendered) => {
        if ('entry' in rendered) return send(rendered.entry)
        // A stale page is better than an error.
        if (entry && rendered.response.status >= 500) return send(entry)
        return sendResponse(rendered.response.clone(), response, withBody, own)
      },
      (error: unknown) => {
        if (entry) return send(entry)
        response.destroy(error instanceof Error ? error : undefined)
      },
    )
    return true
  }

  #isFull(): boolean {
    return this.#options.isFull?.() ?? false
  }

  /** Whether a request can be answered from the cache. */
  isCached(target: string): boolean {
    const key = this.#keyOf(target)
    const entry = key === null ? undefined : this.#entries.peek(key)
    return entry !== undefined && this.#now() - entry.at <= STALE_MS
  }

  #keyOf(target: string): string | null {
    const known = this.#keys.get(target)
    if (known !== undefined) return known === ELSEWHERE ? null : known
    const key = (this.#options.keyOf ?? pageKeyOf)(target)
    if (target.length > CACHED_TARGET_LIMIT) return key
    this.#keys.set(target, key ?? ELSEWHERE)
    return key
  }

  /** Renders a page once for all concurrent requests. */
  #fill(key: string): Promise<Rendered> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const filling = this.#render(key).finally(() => {
      if (this.#inFlight.get(key) === filling) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, filling)
    return filling
  }

  async #render(key: string): Promise<Rendered> {
    const generation = this.#generation
    const { origin, render } = this.#options
    // Neither has a space.
    const [target, languages] = key.split(' ')
    const headers = { accept: '*/*', ...(languages && { 'accept-language': languages }) }
    const response = await render(new Request(`${origin}${target}`, { headers }))
    if (!isCacheable(response, this.#options.types ?? PAGE_TYPES)) {
      // Keep the entry on server errors, as a fallback; delete it on any other response.
      if (response.status < 500) this.#entries.delete(key)
      // The body is read once and sent to all waiting requests.
      const body = await response.arrayBuffer()
      const bare = response.status === 204 || response.status === 304
      return { response: new Response(bare ? null : body, response) }
    }
    const body = Buffer.from(await response.arrayBuffer())
    const before = this.#entries.peek(key)
    const entry = await toPageEntry(body, response.headers, this.#now(), before)
    if (generation === this.#generation) {
      this.#entries.set(key, entry)
      // An unchanged page is worth the time of the best compression.
      if (entry.digest === before?.digest) this.#compressLater(key)
    } else if (!this.#entries.has(key)) {
      // Purged meanwhile: store it as expired, as a fallback.
      this.#entries.set(key, { ...entry, at: Number.NEGATIVE_INFINITY })
    }
    return { entry }
  }

  /** Compresses cached pages one at a time at the best quality. */
  #compressLater(key: string): void {
    this.#compressing = this.#compressing.then(async () => {
      const entry = this.#entries.peek(key)
      if (!entry || entry.isFullyCompressed) return
      const compressed = await compressEntry(entry).catch(() => null)
      // The entry may have been replaced or evicted meanwhile.
      const now = this.#entries.peek(key)
      if (compressed && now?.digest === compressed.digest)
        this.#entries.set(key, { ...compressed, at: now.at })
    })
  }
}

/** The key of a page for a reader: its target, and the languages that it is rendered with, if any. */
function keyFor(target: string, accepted: string | undefined): string {
  const languages = pageLanguages(target, accepted)
  return languages ? `${target} ${languages}` : target
}

/** Only complete responses whose headers allow caching. */
function isCacheable({ status, headers }: Response, types: RegExp): boolean {
  return (
    status === 200 &&
    !headers.has('set-cookie') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '') &&
    types.test(headers.get('content-type') ?? '')
  )
}

async function sendResponse(
  answer: Response,
  response: ServerResponse,
  withBody: boolean,
  own: readonly string[],
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const others = [...answer.headers].filter(
    ([name]) => name !== 'content-length' && !own.includes(name),
  )
  response.writeHead(answer.status, [
    ...others.flat(),
    ...own,
    'content-length',
    String(body.length),
  ])
  response.end(withBody ? body : undefined)
}
