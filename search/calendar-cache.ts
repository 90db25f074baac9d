import { setImmediate as nextTurn } from 'node:timers/promises'
import { listDatedById, readDated } from '#data/catalogue/directory.ts'
import type { Db } from '#data/db/db.ts'
import { type Calendar, createCalendar, type DatedListing } from '#domain/availability/calendar.ts'

/** Reads the dates of all experiences, as fresh as the catalogue. */
export type ReadCalendar = () => Promise<Calendar<DatedListing>>

export type CalendarCache = {
  read: ReadCalendar
  /** Invalidates changed or deleted listings; without ids, all of them. */
  invalidate: (ids?: readonly string[]) => void
}

type CachedCalendar = {
  calendar: Calendar<DatedListing>
  /** Resolves when all changes recorded before it started are read. */
  reading: Promise<void>
  changed: Set<string>
}

/** Listings per query after a change. */
const BATCH = 500

/**
 * Caches the dates of experiences: read once in batches that yield to the event loop, then only for changed
 * listings. The owner must call `invalidate` on every change of the catalogue.
 */
export function createCalendarCache(db: Db): CalendarCache {
  let cached: CachedCalendar | null = null

  function load(): CachedCalendar {
    const calendar = createCalendar<DatedListing>(new Date())
    return { calendar, reading: readAll(db, calendar), changed: new Set() }
  }

  return {
    async read() {
      const current = cached ?? load()
      cached = current
      if (current.changed.size > 0) {
        const ids = [...current.changed]
        current.changed.clear()
        current.reading = current.reading.then(() => refresh(db, current.calendar, ids))
      }
      try {
        await current.reading
      } catch (error) {
        // An incomplete calendar would stay incomplete.
        if (cached === current) cached = null
        throw error
      }
      return current.calendar
    },
    invalidate(ids) {
      if (ids) for (const id of ids) cached?.changed.add(id)
      else cached = null
    },
  }
}

async function readAll(db: Db, calendar: Calendar<DatedListing>): Promise<void> {
  for await (const batch of readDated(db, 'experience')) {
    calendar.replace([], batch)
    await nextTurn()
  }
}

async function refresh(
  db: Db,
  calendar: Calendar<DatedListing>,
  changed: readonly string[],
): Promise<void> {
  for (let from = 0; from < changed.length; from += BATCH) {
    const ids = changed.slice(from, from + BATCH)
    calendar.replace(ids, await listDatedById(db, 'experience', ids))
  }
}
