import { addCounts, type DailyCount, deleteCountsBefore } from '#data/audit/daily-counts.ts'
import type { Db } from '#data/db/db.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { SearchPort } from '#search/port.ts'

/** Kinds of counted events; labels are fixed names, never a visitor's words. */
type CountKind = 'search' | 'search without results' | 'save' | 'answer'

export type Counts = {
  count(kind: CountKind, label: string): void
  /** Writes pending counts and stops. */
  stop(): Promise<void>
}

export type CountsOptions = {
  db: Db
  isOn: boolean
  onFault: (error: unknown) => void
  now?: () => Date
  everyMs?: number
}

const EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** A year for comparison, plus a month. */
const RETENTION_DAYS = 400

/** Counts in memory and writes every minute: no request waits for it, and no visitor can be identified. */
export function createCounts(options: CountsOptions): Counts & { flush: () => Promise<void> } {
  const { db, isOn, onFault, now = () => new Date(), everyMs = EVERY_MS } = options
  let pending = new Map<string, DailyCount>()
  let prunedOn = ''
  let running = Promise.resolve()

  async function write(): Promise<void> {
    const counts = [...pending.values()]
    pending = new Map()
    await addCounts(db, counts).catch((error: unknown) => {
      // Retried with the next write.
      for (const { day, kind, label, count } of counts) add(day, kind, label, count)
      throw error
    })
    const today = dayOf(now())
    if (prunedOn === today) return
    await deleteCountsBefore(db, dayOf(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)))
    prunedOn = today
  }

  function add(day: string, kind: string, label: string, by: number): void {
    const key = `${day} ${kind} ${label}`
    const count = (pending.get(key)?.count ?? 0) + by
    pending.set(key, { day, kind, label, count })
  }

  function flush(): Promise<void> {
    if (pending.size > 0) running = running.then(write).catch(onFault)
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

/** Counts each search by its concern or content type. */
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
