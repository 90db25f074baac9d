import { and, inArray, isNotNull } from 'drizzle-orm'
import { type Point, publicPoint } from '#domain/place/public-place.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'

/** Public coordinates (degrees) by listing id; of a stay, those of its area. */
export async function listCoordinates(db: Db, ids: readonly string[]): Promise<Map<string, Point>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: listings.id,
      contentType: listings.contentType,
      lat: listings.latitude,
      lng: listings.longitude,
    })
    .from(listings)
    .where(
      and(
        inArray(listings.id, [...ids]),
        isNotNull(listings.latitude),
        isNotNull(listings.longitude),
      ),
    )
  return new Map(
    rows.flatMap((row) => {
      const point = publicPoint(row)
      return point ? [[row.id, point]] : []
    }),
  )
}
