import type { Around } from '#app/features/detail/place-map.tsx'
import { distanceInUnits } from '#app/lib/i18n/distance-label.ts'
import { listFormat } from '#app/lib/i18n/intl.ts'
import { watersNear } from '#data/map/waters-near.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { arrivalOf } from '#domain/place/arrival.ts'
import type { Point } from '#domain/place/public-place.ts'

/** What is near a listing in the language of the page, and the way there by its own text. */
export async function aroundOf({
  coordinates,
  faqs,
}: Pick<Listing, 'coordinates' | 'faqs'>): Promise<Around> {
  return { near: coordinates && (await nearText(coordinates)), arrival: arrivalOf(faqs) }
}

/** "Near by: the sea, about 6 mi (10 km)": the page is cached for readers of all regions. */
async function nearText(point: Point): Promise<string | null> {
  // A missing file of the map is no reason to lack the page.
  const waters = await watersNear(point).catch(() => null)
  if (!waters) return null
  const parts = (
    [
      [waters.coast, m.detail_near_sea],
      [waters.lake, m.detail_near_lake],
      [waters.river, m.detail_near_river],
    ] as const
  ).flatMap(([km, label]) => (km === null ? [] : [label({ distance: distanceInUnits(km) })]))
  return parts.length > 0 ? m.detail_near({ places: listFormat().format(parts) }) : null
}
