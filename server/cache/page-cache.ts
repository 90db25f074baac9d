import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { compressEntry, type PageEntry, sendEntry, toPageEntry } from './page-entry.ts'
import { pageKeyOf } from './page-key.ts'

export type PageCacheOptions = {
  /** Answers a request without a visitor: the whole site behind the cache. */
  render: (request: Request) => Response | Promise<Response>
  /** Where pages say they are; a visitor's Host header never gets that far. */
  origin: string
  /** Memory for all entries together, in bytes. */
  limitBytes: number
  /** Whether nothing can be rendered at this moment: what was kept is then sent however old it is. */
  isFull?: () => boolean
  /** What an address is kept under and rendered from; null for what is answered elsewhere. */
  keyOf?: (target: string) => string | null
  /** Types of content that are kept. */
  types?: RegExp
  /** Headers of one answer alone: names and values by turns. */
  headersOf?: (request: IncomingMessage) => readonly string[]
  /** Milliseconds; for tests. */
  now?: () => number
}

/** Served without asking again, then served once more while it is rendered anew. */
const FRESH_MS = 10_000
const STALE_MS = 60_000
/** Between two pages that nobody waits for. */
const WARM_PAUSE_MS = 150
/** Spellings of addresses that are remembered with their key, so that a hit parses nothing. */
const SPELLINGS = 10_000
/** In characters: whoever sends endless addresses fills no memory with them. */
const SPELLING_LIMIT = 512
const ELSEWHERE = Symbol('answered elsewhere')
const PAGE_TYPES = /^text\/(?:html|x-script)/

type Rendered = { entry: PageEntry } | { response: Response }

/** Anonymous pages in memory, in front of everything that renders them (product: no page has a visitor in it). */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #now: () => number
  readonly #entries: LRUCache<string, PageEntry>
  readonly #underWay = new Map<string, Promise<Rendered>>()
  /** `ELSEWHERE` stands for null, which the cache cannot store. */
  readonly #keys = new LRUCache<string, string | typeof ELSEWHERE>({ max: SPELLINGS })
  #packing: Promise<void> = Promise.resolve()
  #hits = 0
  #misses = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    // A clock that cannot be set: a page from the future would stay for ever.
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

  /** Pages that were there when asked for. */
  get hits(): number {
    return this.#hits
  }

  /** Pages that had to be rendered first. */
  get misses(): number {
    return this.#misses
  }

  /** From now on no page is sent as it is, unless it cannot be rendered; what is being rendered now is kept as old as
   * the others. */
  purge(): void {
    this.#generation++
    for (const entry of this.#entries.values()) entry.at = Number.NEGATIVE_INFINITY
    this.#underWay.clear()
  }

  /** Renders pages before anybody asks for them and packs them as small as they get, with pauses in between. */
  async warm(targets: readonly string[], signal: AbortSignal): Promise<void> {
    for (const target of targets) {
      const key = this.#keyOf(target)
      await after(WARM_PAUSE_MS, null, { ref: false })
      if (signal.aborted) return
      if (key === null) continue
      await this.#fill(key).then(
        () => this.#packLater(key),
        () => undefined,
      )
    }
  }

  /**
   * Answers a page; false when the request is for something else, or for a page that is not there while nothing
   * can be rendered: it then has to be answered elsewhere.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || headers.range)
      return false
    const key = this.#keyOf(request.url ?? '')
    if (key === null) return false
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
        // What it showed a while ago is better than that it cannot be shown.
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

  /** Whether an address can be answered with nothing computed for it first. */
  holds(target: string): boolean {
    const key = this.#keyOf(target)
    const entry = key === null ? undefined : this.#entries.peek(key)
    return entry !== undefined && this.#now() - entry.at <= STALE_MS
  }

  #keyOf(target: string): string | null {
    const known = this.#keys.get(target)
    if (known !== undefined) return known === ELSEWHERE ? null : known
    const key = (this.#options.keyOf ?? pageKeyOf)(target)
    if (target.length > SPELLING_LIMIT) return key
    this.#keys.set(target, key ?? ELSEWHERE)
    return key
  }

  /** Renders a page once, however many ask for it meanwhile. */
  #fill(key: string): Promise<Rendered> {
    const running = this.#underWay.get(key)
    if (running) return running
    const filling = this.#render(key).finally(() => {
      if (this.#underWay.get(key) === filling) this.#underWay.delete(key)
    })
    this.#underWay.set(key, filling)
    return filling
  }

  async #render(key: string): Promise<Rendered> {
    const generation = this.#generation
    const { origin, render } = this.#options
    const response = await render(new Request(`${origin}${key}`, { headers: { accept: '*/*' } }))
    if (!isKept(response, this.#options.types ?? PAGE_TYPES)) {
      // What it showed may be shown again while it fails, but not once it says something else.
      if (response.status < 500) this.#entries.delete(key)
      // Several visitors may wait for it: read once, sent to each.
      const body = await response.arrayBuffer()
      const bare = response.status === 204 || response.status === 304
      return { response: new Response(bare ? null : body, response) }
    }
    const body = Buffer.from(await response.arrayBuffer())
    const before = this.#entries.peek(key)
    const entry = await toPageEntry(body, response.headers, this.#now(), before)
    if (generation === this.#generation) {
      this.#entries.set(key, entry)
      // Asked for again and still the same: worth the time that the best compression takes.
      if (entry.digest === before?.digest) this.#packLater(key)
    } else if (!this.#entries.has(key)) {
      // Changed meanwhile: for when nothing can be rendered any more.
      this.#entries.set(key, { ...entry, at: Number.NEGATIVE_INFINITY })
    }
    return { entry }
  }

  /** Compresses one kept page after the other, as well as can be. */
  #packLater(key: string): void {
    this.#packing = this.#packing.then(async () => {
      const entry = this.#entries.peek(key)
      if (!entry || entry.isPacked) return
      const packed = await compressEntry(entry).catch(() => null)
      // Changed meanwhile, or gone.
      const now = this.#entries.peek(key)
      if (packed && now?.digest === packed.digest) this.#entries.set(key, { ...packed, at: now.at })
    })
  }
}

/** Only whole answers that say nothing against being kept. */
function isKept({ status, headers }: Response, types: RegExp): boolean {
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
