import { setImmediate as nextTurn } from 'node:timers/promises'
import { listDatedById, readDated } from '#data/catalogue/directory.ts'
import type { Db } from '#data/db/db.ts'
import { type Calendar, createCalendar, type DatedListing } from '#domain/availability/calendar.ts'

/** The dates of all experiences, as fresh as the catalogue. */
export type ReadCalendar = () => Promise<Calendar<DatedListing>>

export type CalendarCache = {
  read: ReadCalendar
  /** Listings that have changed or gone; without ids, all of them. */
  forget: (ids?: readonly string[]) => void
}

type Kept = {
  calendar: Calendar<DatedListing>
  /** Ends when everything that was changed before it began is read. */
  reading: Promise<void>
  changed: Set<string>
}

/** Listings read at a time after a change. */
const BATCH = 500

/**
 * The dates of experiences in memory: read once, in batches between which others get their turn, and
 * then only of what has changed. Who keeps them has to tell of every change of the catalogue.
 */
export function createCalendarCache(db: Db): CalendarCache {
  let kept: Kept | null = null

  function begin(): Kept {
    const calendar = createCalendar<DatedListing>(new Date())
    return { calendar, reading: readAll(db, calendar), changed: new Set() }
  }

  return {
    async read() {
      const mine = kept ?? begin()
      kept = mine
      if (mine.changed.size > 0) {
        const ids = [...mine.changed]
        mine.changed.clear()
        mine.reading = mine.reading.then(() => readAgain(db, mine.calendar, ids))
      }
      try {
        await mine.reading
      } catch (error) {
        // What is missing in it would be missing for good.
        if (kept === mine) kept = null
        throw error
      }
      return mine.calendar
    },
    forget(ids) {
      if (ids) for (const id of ids) kept?.changed.add(id)
      else kept = null
    },
  }
}

async function readAll(db: Db, calendar: Calendar<DatedListing>): Promise<void> {
  for await (const batch of readDated(db, 'experience')) {
    calendar.replace([], batch)
    await nextTurn()
  }
}

async function readAgain(
  db: Db,
  calendar: Calendar<DatedListing>,
  changed: readonly string[],
): Promise<void> {
  for (let from = 0; from < changed.length; from += BATCH) {
    const ids = changed.slice(from, from + BATCH)
    calendar.replace(ids, await listDatedById(db, 'experience', ids))
  }
}
