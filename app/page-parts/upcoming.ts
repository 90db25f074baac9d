import type { DatedListing, Upcoming } from '#domain/availability/calendar.ts'
import { wordsFor } from '#domain/vocabulary/vocabulary.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'

type Asked = { readCalendar: ReadCalendar; limit: number; category?: string }

/** The next dates of experiences, of those of one category first of all where that is named. */
export async function listUpcoming(
  { readCalendar, limit, category }: Asked,
  now: Date,
): Promise<Upcoming<DatedListing>[]> {
  const calendar = await readCalendar()
  const within = category ? ({ category, as: 'own' } as const) : undefined
  return calendar.upcoming(now, limit, within).map(inWords)
}

/** Kept for every language, so the words of the page's own are added last. */
function inWords({ item, occurrence }: Upcoming<DatedListing>): Upcoming<DatedListing> {
  const words = wordsFor([], [item.location])
  return words ? { item: { ...item, words }, occurrence } : { item, occurrence }
}
