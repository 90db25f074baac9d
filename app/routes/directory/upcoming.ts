import type { ReadOnce } from '#data/context.ts'
import type { Db } from '#data/db.ts'
import { listDated } from '#data/directory.ts'
import { type DatedListing, type Upcoming, upcomingEvents } from '#domain/event.ts'
import { wordsFor } from '#domain/vocabulary/vocabulary.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Asked = { db: Db; once: ReadOnce; limit: number; category?: string }

/**
 * The next dates of experiences, of one category where that is named. To find them every schedule is read,
 * so they are looked for once an hour, and once a minute in an hour in which one of them has begun.
 */
export async function listUpcoming(asked: Asked, now: Date): Promise<Upcoming<DatedListing>[]> {
  const { db, once, limit, category } = asked
  const since = (spanMs: number) => {
    const name = `upcoming ${category ?? ''} ${limit} ${spanMs} ${Math.floor(now.getTime() / spanMs)}`
    return once(name, async () =>
      upcomingEvents(await listDated(db, 'experience', category), now, limit),
    )
  }
  const upcoming = await since(HOUR_MS)
  const isAhead = upcoming.every(({ occurrence }) => occurrence.start > now)
  return (isAhead ? upcoming : await since(MINUTE_MS)).map(inWords)
}

/** Kept for every language, so the words of the page's own are added last. */
function inWords({ item, occurrence }: Upcoming<DatedListing>): Upcoming<DatedListing> {
  const words = wordsFor([], [item.location])
  return words ? { item: { ...item, words }, occurrence } : { item, occurrence }
}
