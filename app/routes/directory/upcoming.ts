import type { ReadOnce } from '#data/context.ts'
import type { Db } from '#data/db.ts'
import { readCalendar } from '#data/directory.ts'
import type { DatedListing, Upcoming } from '#domain/event.ts'
import { wordsFor } from '#domain/vocabulary/vocabulary.ts'

type Asked = { db: Db; once: ReadOnce; limit: number; category?: string }

/** The next dates of experiences, of those of one category first of all where that is named. */
export async function listUpcoming(
  { db, once, limit, category }: Asked,
  now: Date,
): Promise<Upcoming<DatedListing>[]> {
  const calendar = await readCalendar(db, once)
  const upcoming = category
    ? calendar.upcoming(now, limit, ({ categories }) => categories[0] === category)
    : calendar.upcoming(now, limit)
  return upcoming.map(inWords)
}

/** Kept for every language, so the words of the page's own are added last. */
function inWords({ item, occurrence }: Upcoming<DatedListing>): Upcoming<DatedListing> {
  const words = wordsFor([], [item.location])
  return words ? { item: { ...item, words }, occurrence } : { item, occurrence }
}
