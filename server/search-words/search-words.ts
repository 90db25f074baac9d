import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { networkBehind } from '#auth/client.ts'
import { wideNetworkOf } from '#auth/limits/wide-network.ts'
import type { Secrets } from '#auth/tokens/secrets.ts'
import {
  addSearchWords,
  deleteOldSearchWords,
  type SearchWordsRow,
} from '#data/audit/search-words.ts'
import type { Db } from '#data/db/db.ts'
import { storedSearch } from '#domain/console/search-words.ts'
import { askedWords } from './asked-words.ts'

export type SearchWords = {
  /** Notes the words of a request that searches; no request waits for it. */
  observe: (request: IncomingMessage) => void
  /** Writes what was noted. */
  flush: () => Promise<void>
  /** Deletes what is 30 days old. */
  deleteOld: () => Promise<void>
  /** Writes what was noted and stops. */
  stop: () => Promise<void>
}

export type SearchWordsOptions = {
  db: Db
  secrets: Pick<Secrets, 'seal' | 'open'>
  /** Whether an admin turned this on. */
  isOn: () => boolean
  /** Number of trusted proxies. */
  trustProxy: number
  onFault: (error: unknown) => void
  now: () => Date
  everyMs?: number
}

type Search = { network: string; q: string }

const EVERY_MS = 60_000
const PURPOSE = 'search-words'
const KEY_BYTES = 32
/** Of a hash, in hexadecimal digits. */
const HASH_LENGTH = 32
/** Searches noted between two writes; more are not stored. */
const PENDING_LIMIT = 5_000

/** Stores the words of visitors' searches while an admin has turned it on, with a keyed hash of the network. */
export function createSearchWords(options: SearchWordsOptions): SearchWords {
  const { db, secrets, isOn, trustProxy, onFault, now, everyMs = EVERY_MS } = options
  let pending = new Map<string, Search>()
  let running = Promise.resolve()

  function observe({ method, url, headers, socket }: IncomingMessage): void {
    if (!isOn() || pending.size >= PENDING_LIMIT) return
    const q = askedWords({ method, url, headers })
    if (!q) return
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const network = networkBehind(socket.remoteAddress, forwardedFor, trustProxy)
    if (network !== 'unknown') pending.set(`${network} ${q}`, { network, q })
  }

  async function write(): Promise<void> {
    const searches = [...pending.values()]
    pending = new Map()
    const shown = await withoutSensitive(searches)
    await addSearchWords(db, {
      day: now().toISOString().slice(0, 10),
      makeKey: () => secrets.seal(PURPOSE, randomBytes(KEY_BYTES).toString('base64url')),
      toRows(sealed) {
        const key = opened(sealed)
        return key === null ? null : toRows(shown, key)
      },
    })
  }

  /** Null after the root secret was replaced. */
  function opened(sealed: string): string | null {
    try {
      return secrets.open(PURPOSE, sealed)
    } catch {
      return null
    }
  }

  function flush(): Promise<void> {
    if (pending.size > 0) running = running.then(write).catch(onFault)
    return running
  }

  const timer = setInterval(flush, everyMs).unref()
  return {
    observe,
    flush,
    deleteOld: () => deleteOldSearchWords(db, now().toISOString().slice(0, 10)),
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Without texts in which danger, or a topic that needs care, is detected or suspected. */
async function withoutSensitive(searches: readonly Search[]): Promise<Search[]> {
  // The classifier takes megabytes: it is loaded only where words are stored.
  const { isSensitive } = await import('./sensitive.ts')
  const known = new Map<string, boolean>()
  const shown: Search[] = []
  for (const search of searches) {
    const sensitive = known.get(search.q) ?? isSensitive(search.q)
    if (!known.has(search.q)) {
      known.set(search.q, sensitive)
      // Visitors' requests come first.
      await new Promise(setImmediate)
    }
    if (!sensitive) shown.push(search)
  }
  return shown
}

/** One row for each network and text. */
function toRows(searches: readonly Search[], key: string): SearchWordsRow[] {
  const rows = new Map<string, SearchWordsRow>()
  for (const { network, q } of searches) {
    const words = storedSearch(q)
    if (words === '') continue
    const hash = createHmac('sha256', key)
      .update(wideNetworkOf(network) ?? network)
      .digest('hex')
      .slice(0, HASH_LENGTH)
    rows.set(`${hash} ${words}`, { network: hash, words })
  }
  return [...rows.values()]
}
