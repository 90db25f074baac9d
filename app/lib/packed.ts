/** Loader data as one text. */
export type Packed<T> = { json: string; readonly of?: T }

const opened = new WeakMap<Packed<unknown>, unknown>()

/**
 * Packs plain data for a loader to return. The router writes a reference for every value of a list, and reads
 * them one by one; as one text a page of cards is a kilobyte less and read at once.
 */
export function pack<T>(data: T): Packed<T> {
  return { json: JSON.stringify(data) }
}

/** What was packed: the same object each time. */
export function unpack<T>(packed: Packed<T>): T {
  const known = opened.get(packed) as T | undefined
  if (known !== undefined) return known
  const data = JSON.parse(packed.json) as T
  opened.set(packed, data)
  return data
}
