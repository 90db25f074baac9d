import { LRUCache } from 'lru-cache'

/** Those of the named things that are there, in the order asked for. */
export type ReadById<T> = (ids: readonly string[]) => Promise<T[]>

export type CacheById<T> = {
  read: ReadById<T>
  /** Listings that have changed or gone; without ids, all of them. */
  forget: (ids?: readonly string[]) => void
}

/**
 * What was read of listings, in memory in front of the database, up to a number of them; the one longest
 * unread goes first. Who keeps them has to tell of every change of the catalogue, and who reads them
 * leaves them as they are.
 *
 * @param readStored answers in any order
 * @param isSettled whether only a change of the catalogue can change it; else it is not kept
 */
export function createCacheById<T extends { id: string }>(
  readStored: ReadById<T>,
  limit: number,
  isSettled: (one: T) => boolean = () => true,
): CacheById<T> {
  const kept = new LRUCache<string, T>({ max: limit })
  let changes = 0

  async function read(ids: readonly string[]): Promise<T[]> {
    const known = ids.flatMap((id) => kept.get(id) ?? [])
    if (known.length === ids.length) return known
    const before = changes
    const stored = await readStored(ids.filter((id) => !kept.has(id)))
    // What changed while it was read may be out of date already.
    if (before === changes) for (const one of stored) if (isSettled(one)) kept.set(one.id, one)
    const byId = new Map([...known, ...stored].map((one) => [one.id, one]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    read,
    forget(ids) {
      changes += 1
      if (ids) for (const id of ids) kept.delete(id)
      else kept.clear()
    },
  }
}
