import { distanceText } from '#app/lib/i18n/distance-label.ts'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import type { Db } from '#data/db/db.ts'
import { regionIn } from '#domain/language/region.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { kilometresBetween } from '#domain/place/distance.ts'
import { type DistanceUnit, distanceUnit } from '#domain/place/distance-unit.ts'

/** The unit of the reader of a page, whose language is that of the running request. */
export function unitOf({ headers }: Request): DistanceUnit {
  return distanceUnit(getLocale(), regionIn(headers.get('accept-language') ?? ''))
}

/** Listings with their distance from the centre of their list, as text; as they are without a centre. */
export async function withDistances(
  db: Db,
  { near }: Pick<ListingQuery, 'near'>,
  items: readonly ListingCard[],
  unit: DistanceUnit,
): Promise<ListingCard[]> {
  if (!near) return [...items]
  const points = await listCoordinates(
    db,
    items.map(({ id }) => id),
  )
  return items.map((item) => {
    const point = points.get(item.id)
    if (!point) return item
    const distance = distanceText(kilometresBetween(near, point), unit)
    return { ...item, away: m.listings_near_away({ distance }) }
  })
}
