import type { ReadOnce } from '#data/context.ts'

export type StatsCache = { once: ReadOnce; clear: () => void }

/**
 * Caches statistics of the whole catalogue until it is cleared. The result of a query that started before is
 * returned to its callers but not cached; a failed query is not cached either.
 */
export function createStatsCache(): StatsCache {
  const cached = new Map<string, Promise<unknown>>()
  return {
    once<T>(name: string, read: () => Promise<T>): Promise<T> {
      const existing = cached.get(name)
      // Each name belongs to one query, so the cached value has its type.
      if (existing) return existing as Promise<T>
      const reading = read()
      cached.set(name, reading)
      reading.catch(() => {
        if (cached.get(name) === reading) cached.delete(name)
      })
      return reading
    },
    clear: () => cached.clear(),
  }
}
