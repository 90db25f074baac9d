import { addCounts, type DailyCount, deleteCountsBefore } from '#data/audit/daily-counts.ts'
import type { Db } from '#data/db/db.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { SearchPort } from '#search/port.ts'

/** What is counted: each a name of ours, never a visitor's word. */
export type CountKind = 'search' | 'search without results' | 'save'

export type Counts = {
  count(kind: CountKind, label: string): void
  /** Writes what was counted and ends. */
  stop(): Promise<void>
}

export type CountsOptions = {
  db: Db
  /** False counts nothing. */
  isOn: boolean
  onFault: (error: unknown) => void
  now?: () => Date
  everyMs?: number
}

const EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** A year to compare with, and a month to look at it. */
const KEPT_DAYS = 400

/** Counts in memory and writes it down every minute: a visitor never waits for it, and none is known by it. */
export function createCounts(options: CountsOptions): Counts & { flush: () => Promise<void> } {
  const { db, isOn, onFault, now = () => new Date(), everyMs = EVERY_MS } = options
  let waiting = new Map<string, DailyCount>()
  let prunedOn = ''
  let running = Promise.resolve()

  async function write(): Promise<void> {
    const counts = [...waiting.values()]
    waiting = new Map()
    await addCounts(db, counts).catch((error: unknown) => {
      // Kept for the next time.
      for (const { day, kind, label, count } of counts) add(day, kind, label, count)
      throw error
    })
    const today = dayOf(now())
    if (prunedOn === today) return
    await deleteCountsBefore(db, dayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS)))
    prunedOn = today
  }

  function add(day: string, kind: string, label: string, by: number): void {
    const key = `${day} ${kind} ${label}`
    const count = (waiting.get(key)?.count ?? 0) + by
    waiting.set(key, { day, kind, label, count })
  }

  function flush(): Promise<void> {
    if (waiting.size > 0) running = running.then(write).catch(onFault)
    return running
  }

  const timer = setInterval(flush, everyMs).unref()
  return {
    count(kind, label) {
      if (isOn) add(dayOf(now()), kind, label, 1)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Counts each search that a visitor asks for by its concern or kind, both of a fixed few. */
export function countSearches(search: SearchPort, counts: Counts): SearchPort {
  return {
    ...search,
    async search(query, slice, scope) {
      const answer = await search.search(query, slice, scope)
      if (query.q !== '' || query.concern) {
        const label = labelOf(query, scope?.contentType)
        counts.count('search', label)
        if (answer.total === 0) counts.count('search without results', label)
      }
      return answer
    },
  }
}

function labelOf({ concern }: ListingQuery, contentType: string | undefined): string {
  return `${contentType ?? 'everything'}${concern ? ` for ${concern}` : ''}`
}
