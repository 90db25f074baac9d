import type { Db } from '#data/db.ts'
import { countContentTypes } from '#data/directory.ts'
import { countCategories, listScheduled } from '#data/listings.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#domain/category.ts'
import { localDay, upcomingEvents } from '#domain/event.ts'
import type { Listing, ListingCard } from '#domain/listing.ts'
import { CATEGORY_TITLES, subcategoryTitle } from '#domain/words.ts'

/** The four categories with what they hold. */
export async function categoriesOf(db: Db, origin: string) {
  const totals = await countContentTypes(db)
  return Promise.all(
    CATEGORY_NAMES.map(async (name) => {
      const { contentType, path } = CATEGORIES[name]
      const counts = await countCategories(db, contentType)
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

/** The next date of each experience that has one, soonest first. */
export async function eventsOf(
  db: Db,
  { limit, category }: { limit: number; category?: string | undefined },
  now: Date,
) {
  const scheduled = await listScheduled(db, 'experience')
  const asked = category
    ? scheduled.filter(({ categories }) => categories.includes(category))
    : scheduled
  return upcomingEvents(asked, now, limit).flatMap(({ item, occurrence }) => {
    const { schedule } = item
    if (!schedule) return []
    const { timeZone, place, seats } = schedule
    const on = localDay(occurrence.start, timeZone)
    return [{ listing: cardOf(item), ...occurrence, on, timeZone, place, seats }]
  })
}

function cardOf(listing: Listing): ListingCard {
  const { id, slug, title, description, type, contentType, rating, reviews, location } = listing
  const { country, price, amount, thumbnail, videoUrl, verified, tags } = listing
  const { natureDistance, nearbyNature, wellnessTag, isAIRecommended } = listing
  return {
    ...{ id, slug, title, description, type, contentType, rating, reviews, location },
    ...{ country, price, amount, thumbnail, videoUrl, verified, tags },
    ...{ natureDistance, nearbyNature, wellnessTag, isAIRecommended },
  }
}
