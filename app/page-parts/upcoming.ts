import type { DatedListing, Upcoming } from '#domain/availability/calendar.ts'
import { wordsFor } from '#domain/vocabulary/vocabulary.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'

type Options = { readCalendar: ReadCalendar; limit: number; category?: string }

/** The next dates of experiences, optionally of one category. */
export async function listUpcoming(
  { readCalendar, limit, category }: Options,
  now: Date,
): Promise<Upcoming<DatedListing>[]> {
  const calendar = await readCalendar()
  const within = category ? ({ category, as: 'own' } as const) : undefined
  return calendar.upcoming(now, limit, within).map(localised)
}

/** The calendar is cached for all languages, so translations are added last. */
function localised({ item, occurrence }: Upcoming<DatedListing>): Upcoming<DatedListing> {
  const words = wordsFor([], [item.location])
  return words ? { item: { ...item, words }, occurrence } : { item, occurrence }
}
