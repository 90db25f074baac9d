import { LRUCache } from 'lru-cache'

/** Reads items by id, in the order of the ids; missing ones are left out. */
export type ReadById<T> = (ids: readonly string[]) => Promise<T[]>

export type CacheById<T> = {
  read: ReadById<T>
  /** Invalidates changed or deleted listings; without ids, all of them. */
  invalidate: (ids?: readonly string[]) => void
}

/**
 * LRU cache of data read per listing. The owner must call `invalidate` on every change of the catalogue;
 * cached objects must not be modified.
 *
 * @param readStored may return the items in any order
 * @param isSettled whether the value can change only with the catalogue; others are not cached
 */
export function createCacheById<T extends { id: string }>(
  readStored: ReadById<T>,
  limit: number,
  isSettled: (one: T) => boolean = () => true,
): CacheById<T> {
  const cache = new LRUCache<string, T>({ max: limit })
  let changes = 0

  async function read(ids: readonly string[]): Promise<T[]> {
    const cached = ids.flatMap((id) => cache.get(id) ?? [])
    if (cached.length === ids.length) return cached
    const before = changes
    const stored = await readStored(ids.filter((id) => !cache.has(id)))
    // Values read before an invalidation may be out of date.
    if (before === changes) for (const one of stored) if (isSettled(one)) cache.set(one.id, one)
    const byId = new Map([...cached, ...stored].map((one) => [one.id, one]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    read,
    invalidate(ids) {
      changes += 1
      if (ids) for (const id of ids) cache.delete(id)
      else cache.clear()
    },
  }
}
