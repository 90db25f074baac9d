import type { ReadOnce } from '#data/context.ts'

export type StatsCache = { once: ReadOnce; forget: () => void }

/**
 * Keeps what was read of the whole catalogue until it is told to forget. A reading that began before that is
 * given to whoever asked for it, and to nobody after; one that fails is not kept.
 */
export function createStatsCache(): StatsCache {
  const kept = new Map<string, Promise<unknown>>()
  return {
    once<T>(name: string, read: () => Promise<T>): Promise<T> {
      const known = kept.get(name)
      // A name belongs to one reading: what is kept under it is of its type.
      if (known) return known as Promise<T>
      const reading = read()
      kept.set(name, reading)
      reading.catch(() => {
        if (kept.get(name) === reading) kept.delete(name)
      })
      return reading
    },
    forget: () => kept.clear(),
  }
}
