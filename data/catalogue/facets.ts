import { type SQL, sql } from 'drizzle-orm'
import {
  FACETS,
  type Facet,
  type FacetCounts,
  type ListingQuery,
} from '#domain/listing/listing-query.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { FACET_VALUES, filterConditions } from './listing-filters.ts'

/** Minimum ratings offered as a filter. */
const RATING_STEPS = [4.8, 4.5, 4] as const
const VALUES_SHOWN = 24

const COUNTED = sql.join(
  [
    listings.contentType,
    listings.type,
    listings.categories,
    listings.tags,
    listings.priceBand,
    listings.wellnessTag,
    listings.country,
    listings.amenities,
    listings.offering,
    listings.rating,
    listings.verified,
  ],
  sql`, `,
)

/**
 * Counts every filter value in one round trip. A facet ignores its own selection, so that its other values
 * remain selectable; selected amenities all apply, so theirs is not ignored.
 */
export async function countFacets(
  db: Db,
  query: ListingQuery,
  base: SQL | undefined,
): Promise<FacetCounts> {
  const parts = FACETS.map((facet) => {
    const where = filterConditions(query, facet === 'amenity' ? undefined : facet) ?? sql`true`
    return sql`(select ${facet}::text as facet, value, count(*)::int as count
      from (select ${FACET_VALUES[facet]} as value from ${listings} where ${where}) as valued
      where value is not null group by value order by count desc, value collate "C" limit ${VALUES_SHOWN})`
  })
  const filtered = filterConditions({ ...query, verifiedOnly: false, minRating: null }) ?? sql`true`
  const steps = RATING_STEPS.map(
    (step) =>
      sql`(select 'rated', ${String(step)}, count(*)::int from ${listings} where ${filtered} and rating >= ${step})`,
  )
  const verified = sql`(select 'verified', '1', count(*)::int from ${listings} where ${filtered} and verified)`
  // The matches are materialised once, under the name of the table, so that filter conditions apply
  // unchanged.
  const result = await db.execute<{ facet: string; value: string; count: number }>(
    sql`with listings as materialized (select ${COUNTED} from listings where ${base ?? sql`true`})
      ${sql.join([...parts, ...steps, verified], sql` union all `)}`,
  )
  const valuesOf = (facet: string) =>
    result.rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }))
  return {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Record<
      Facet,
      FacetCounts[Facet]
    >),
    verified: valuesOf('verified')[0]?.count ?? 0,
    rated: Object.fromEntries(valuesOf('rated').map(({ value, count }) => [value, count])),
  }
}
