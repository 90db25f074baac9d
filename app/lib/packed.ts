/** Loader data as one text. */
export type Packed<T> = { json: string; readonly of?: T }

const opened = new WeakMap<Packed<unknown>, unknown>()

/** JSON has no dates: each is packed under this name, as milliseconds. */
const DATE = '$date'

/**
 * Packs plain data, dates among it, for a loader to return. The router writes a reference for every value of a list, and reads
 * them one by one; as one text a page of cards is a kilobyte less and read at once.
 */
export function pack<T>(data: T): Packed<T> {
  const packed = { json: swapped(JSON.stringify(data, hasDate(data) ? withDates : undefined)) }
  // The server that packs it renders the page from it, too.
  opened.set(packed, data)
  return packed
}

/** What was packed: the same object each time. */
export function unpack<T>(packed: Packed<T>): T {
  const known = opened.get(packed) as T | undefined
  if (known !== undefined) return known
  const data = JSON.parse(swapped(packed.json), readDate) as T
  opened.set(packed, data)
  return data
}

/** The other quotes, there and back: around this text the router and the page each escape the double ones again. */
function swapped(json: string): string {
  return json
    .split("'")
    .map((part) => part.replaceAll('"', "'"))
    .join('"')
}

/** Most data has none, and is then written in one go. */
function hasDate(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return data instanceof Date || Object.values(data).some(hasDate)
}

/** Called with the object that a value is in; the value itself has lost its kind already. */
function withDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key]
  return own instanceof Date ? { [DATE]: own.getTime() } : value
}

function readDate(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(DATE in value)) return value
  return new Date(Number(value[DATE]))
}
