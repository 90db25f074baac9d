import { countContentTypes } from '#data/catalogue/directory.ts'
import { countCategories } from '#data/catalogue/listings.ts'
import type { ReadOnce } from '#data/context.ts'
import type { Db } from '#data/db/db.ts'
import { isSubcategory, subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#domain/listing/category.ts'
import { localDay } from '#domain/listing/event.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'

type Catalogue = { db: Db; once: ReadOnce }

/** The four categories with their totals and sub-categories. */
export async function categoriesOf({ db, once, origin }: Catalogue & { origin: string }) {
  const totals = await once('content types', () => countContentTypes(db))
  return Promise.all(
    CATEGORY_NAMES.map(async (name) => {
      const { contentType, path } = CATEGORIES[name]
      const counts = await once(`categories of ${contentType}`, () =>
        countCategories(db, contentType),
      )
      return {
        name,
        contentType,
        title: CATEGORY_TITLES[name](),
        url: `${origin}${path}`,
        total: totals[contentType],
        subcategories: Object.entries(counts)
          .sort(([a, n], [b, k]) => k - n || (a < b ? -1 : 1))
          .map(([slug, total]) => ({ slug, title: subcategoryTitle(slug), total })),
      }
    }),
  )
}

/** Whether a sub-category is known, or used by an experience. */
export async function isKnownCategory({ db, once }: Catalogue, slug: string): Promise<boolean> {
  if (isSubcategory(slug)) return true
  const counts = await once('categories of experience', () => countCategories(db, 'experience'))
  return Object.hasOwn(counts, slug)
}

/** The next date of each experience that has one, soonest first. */
export async function eventsOf(
  { readCalendar, readCards }: { readCalendar: ReadCalendar; readCards: ReadById<ListingCard> },
  { limit, category }: { limit: number; category?: string | undefined },
  now: Date,
) {
  const calendar = await readCalendar()
  const within = category ? ({ category, as: 'any' } as const) : undefined
  const upcoming = calendar.upcoming(now, limit, within)
  const cards = await readCards(upcoming.map(({ item }) => item.id))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return upcoming.flatMap(({ item, occurrence }) => {
    const listing = byId.get(item.id)
    if (!item.schedule || !listing) return []
    const { timeZone, place, seats } = item.schedule
    return [
      { listing, ...occurrence, on: localDay(occurrence.start, timeZone), timeZone, place, seats },
    ]
  })
}
