import { and, asc, desc, isNotNull, or, sql } from 'drizzle-orm'
import { type Point, publicPoint } from '#domain/place/public-place.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { scopeCondition } from '../listing-filters.ts'

export type Nature = {
  natureDistance: string | null
  nearbyNature: string | null
  coordinates: Point | null
}

/** Nature around a place and its coordinates, from its best rated listing; null if none describes it. */
export async function findNature(db: Db, location: string): Promise<Nature | null> {
  const folded = sql`lower(fold_accents(${listings.location}))`
  const wanted = sql`lower(fold_accents(${location}))`
  const town = location.split(',').find((part) => /[\p{L}\p{N}]/u.test(part))
  if (!town) return null
  // Whole words only: a single letter or part of a name is not a place.
  const words = town
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[^\p{L}\p{N}\s]+/gu, '.?')
  const pattern = `(^|[^[:alnum:]])${words}($|[^[:alnum:]])`
  const [row] = await db
    .select({
      contentType: listings.contentType,
      natureDistance: listings.natureDistance,
      nearbyNature: listings.nearbyNature,
      lat: listings.latitude,
      lng: listings.longitude,
    })
    .from(listings)
    .where(
      and(
        scopeCondition(),
        or(isNotNull(listings.natureDistance), isNotNull(listings.nearbyNature)),
        sql`${folded} ~ lower(fold_accents(${pattern}))`,
      ),
    )
    .orderBy(
      desc(sql`${folded} = ${wanted}`),
      desc(sql`num_nonnulls(${listings.natureDistance}, ${listings.nearbyNature})`),
      desc(listings.score),
      asc(listings.id),
    )
    .limit(1)
  if (!row) return null
  const { natureDistance, nearbyNature } = row
  return { natureDistance, nearbyNature, coordinates: publicPoint(row) }
}
