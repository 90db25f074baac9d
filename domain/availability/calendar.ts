import type { Listing } from '../listing/listing.ts'
import { wallTime } from '../place/time-zone.ts'
import { nextOccurrences, type Occurrence, type Schedule } from './schedule.ts'

const DAY_MS = 86_400_000
/**
 * Nearly simultaneous requests may arrive out of order; such a small step back does not re-read all
 * dates.
 */
const LEEWAY_MS = 60_000

/** An item of a calendar. */
export type Scheduled = {
  id: string
  schedule: Schedule | null
  /** The first is the item's own category. */
  categories: readonly string[]
  /** Of two that begin together the higher comes first. */
  score: number
}

/** The fields of a listing for a list of dates. */
export type DatedListing = Scheduled &
  Pick<Listing, 'id' | 'slug' | 'title' | 'categories' | 'location' | 'price' | 'words'> & {
    priceText?: string | null
  }

export type Upcoming<T> = { item: T; occurrence: Occurrence }

/** Restricts to a category: the item's own, or any of its categories. */
export type Within = { category: string; as: 'own' | 'any' }

/**
 * All items with dates, sorted by their next date. The cost of a query depends on its result, not on the
 * size of the calendar.
 */
export type Calendar<T> = {
  /** Replaces the items of these ids; ids without an item are removed. */
  replace: (ids: readonly string[], items: readonly T[]) => void
  /**
   * The next retreats and events, soonest first: one a day, the longest of that day, while enough days
   * have one. Weekly classes only fill up a list with too few events.
   */
  upcoming: (now: Date, limit: number, within?: Within) => Upcoming<T>[]
}

/** Times in milliseconds; `day` counts local days from 1 January 1970. */
type Entry<T> = { item: T; start: number; end: number; day: number; isClass: boolean }

/** Each soonest first; `leaders` has the longest event of each day. */
type Part<T> = { events: Entry<T>[]; classes: Entry<T>[]; leaders: Entry<T>[] }

/** An empty calendar. Each schedule is evaluated when added, and again once its next date has begun. */
export function createCalendar<T extends Scheduled>(now: Date): Calendar<T> {
  const items = new Map<string, T>()
  const entries = new Map<string, Entry<T>>()
  const parts = new Map<string, Part<T>>()
  let soonest: Entry<T>[] = []
  let evaluatedAt = now

  function put(current: readonly Entry<T>[], added: readonly T[]): void {
    const read = added.flatMap((item) => entryOf(item, evaluatedAt)).sort(bySoonest)
    for (const entry of read) entries.set(entry.item.id, entry)
    soonest = mergeSorted(current, read)
    parts.clear()
  }

  /** Removes entries; @returns the remaining ones */
  function take(ids: readonly string[]): Entry<T>[] {
    const removed = ids.flatMap((id) => entries.get(id) ?? []).sort(bySoonest)
    for (const { item } of removed) entries.delete(item.id)
    return removeSorted(soonest, removed)
  }

  function moveTo(time: Date): void {
    const isEarlier = time.getTime() < evaluatedAt.getTime() - LEEWAY_MS
    const coming = soonest.findIndex(({ start }) => start > time.getTime())
    const startedCount = coming === -1 ? soonest.length : coming
    if (startedCount === 0 && !isEarlier) return
    evaluatedAt = time
    const again = isEarlier
      ? [...items.values()]
      : soonest.slice(0, startedCount).map(({ item }) => item)
    put(take(again.map(({ id }) => id)), again)
  }

  function partOf(within?: Within): Part<T> {
    const key = within ? `${within.as} ${within.category}` : ''
    const known = parts.get(key)
    if (known) return known
    const part = divide(within ? soonest.filter(({ item }) => isWithin(item, within)) : soonest)
    // Categories come from requests: unknown ones are not cached.
    if (part.events.length + part.classes.length > 0) parts.set(key, part)
    return part
  }

  return {
    replace(ids, added) {
      const changed = new Set([...ids, ...added.map(({ id }) => id)])
      const known = [...changed].filter((id) => items.delete(id))
      for (const item of added) items.set(item.id, item)
      if (known.length + added.length > 0) put(take(known), added)
    },
    upcoming(time, limit, within) {
      moveTo(time)
      return choose(partOf(within), limit).map(({ item, start, end }) => ({
        item,
        occurrence: { start: new Date(start), end: new Date(end) },
      }))
    },
  }
}

function entryOf<T extends Scheduled>(item: T, now: Date): Entry<T>[] {
  const { schedule } = item
  const [next] = schedule ? nextOccurrences(schedule, now, 1) : []
  if (!schedule || !next) return []
  const start = next.start.getTime()
  const day = Math.floor(wallTime(start, schedule.timeZone) / DAY_MS)
  return [{ item, start, end: next.end.getTime(), day, isClass: isWeekly(schedule) }]
}

/**
 * Merges two sorted lists. Unchanged ranges are copied by binary search: comparing tens of thousands of
 * entries is slower.
 */
function mergeSorted<T extends Scheduled>(
  current: readonly Entry<T>[],
  added: readonly Entry<T>[],
) {
  const all: Entry<T>[] = []
  let from = 0
  for (const entry of added) {
    const to = placeOf(entry, current)
    for (const other of current.slice(from, to)) all.push(other)
    all.push(entry)
    from = to
  }
  return all.concat(current.slice(from))
}

/** Removes entries, by the same method. */
function removeSorted<T extends Scheduled>(
  current: readonly Entry<T>[],
  removed: readonly Entry<T>[],
) {
  const rest: Entry<T>[] = []
  let from = 0
  for (const entry of removed) {
    const to = placeOf(entry, current)
    for (const other of current.slice(from, to)) rest.push(other)
    from = to + 1
  }
  return rest.concat(current.slice(from))
}

/** Index by binary search. */
function placeOf(entry: Entry<Scheduled>, sorted: readonly Entry<Scheduled>[]): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sorted[middle]
    if (other && bySoonest(other, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function bySoonest(a: Entry<Scheduled>, b: Entry<Scheduled>): number {
  const byId = a.item.id < b.item.id ? -1 : Number(a.item.id > b.item.id)
  return a.start - b.start || b.item.score - a.item.score || byId
}

function isWithin({ categories }: Scheduled, { category, as }: Within): boolean {
  return as === 'own' ? categories[0] === category : categories.includes(category)
}

function divide<T>(soonest: readonly Entry<T>[]): Part<T> {
  const events: Entry<T>[] = []
  const classes: Entry<T>[] = []
  const longest = new Map<number, Entry<T>>()
  for (const entry of soonest) {
    ;(entry.isClass ? classes : events).push(entry)
    const known = longest.get(entry.day)
    if (!entry.isClass && !(known && lengthOf(known) >= lengthOf(entry)))
      longest.set(entry.day, entry)
  }
  return { events, classes, leaders: [...longest.values()] }
}

function choose<T extends Scheduled>({ events, classes, leaders }: Part<T>, limit: number) {
  const chosen = new Set(leaders.slice(0, limit))
  for (const next of [events, classes]) {
    for (const entry of next) {
      if (chosen.size >= limit) break
      chosen.add(entry)
    }
  }
  return [...chosen].sort(bySoonest)
}

const lengthOf = ({ start, end }: Entry<unknown>) => end - start

function isWeekly({ repeat }: Schedule): boolean {
  return repeat.every === 'week' && repeat.interval === 1
}
