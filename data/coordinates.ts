import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from './db.ts'
import { listings } from './schema.ts'

/** Where the named listings are (degrees), by id, of those that say so. */
export async function listCoordinates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { lat: number; lng: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: listings.id, lat: listings.latitude, lng: listings.longitude })
    .from(listings)
    .where(
      and(
        inArray(listings.id, [...ids]),
        isNotNull(listings.latitude),
        isNotNull(listings.longitude),
      ),
    )
  return new Map(
    rows.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [[id, { lat, lng }]])),
  )
}
