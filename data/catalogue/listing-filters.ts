import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { ContentType } from '#domain/listing/category.ts'
import { FACETS, type Facet, type ListingQuery } from '#domain/listing/listing-query.ts'
import { listings } from '../db/schema.ts'
import { textArray } from './listing-rows.ts'

/** One row per facet value of a listing; null without one. */
export const FACET_VALUES: Record<Facet, SQL> = {
  contentType: sql`${listings.contentType}`,
  type: sql`${listings.type}`,
  category: sql`unnest(${listings.categories})`,
  tag: sql`unnest(${listings.tags})`,
  price: sql`${listings.priceBand}`,
  hour: sql`${listings.wellnessTag}`,
  country: sql`${listings.country}`,
  amenity: sql`unnest(${listings.amenities})`,
  kind: sql`${listings.offering} ->> 'kind'`,
  service: sql`${listings.offering} ->> 'service'`,
  delivery: sql`jsonb_array_elements_text(${listings.offering} -> 'delivery')`,
}

/** Any selected value of a facet suffices, but every selected amenity is required. */
const FACET_CONDITIONS: Record<Facet, (values: string[]) => SQL> = {
  contentType: (values) => sql`${listings.contentType} = any(${textArray(values)})`,
  type: (values) => sql`${listings.type} = any(${textArray(values)})`,
  category: (values) => sql`${listings.categories} && ${textArray(values)}`,
  tag: (values) => sql`${listings.tags} && ${textArray(values)}`,
  price: (values) => sql`${listings.priceBand} = any(${textArray(values)})`,
  hour: (values) => sql`${listings.wellnessTag} = any(${textArray(values)})`,
  country: (values) => sql`${listings.country} = any(${textArray(values)})`,
  amenity: (values) => sql`${listings.amenities} @> ${textArray(values)}`,
  kind: (values) => sql`${listings.offering} ->> 'kind' = any(${textArray(values)})`,
  service: (values) => sql`${listings.offering} ->> 'service' = any(${textArray(values)})`,
  delivery: (values) => sql`${listings.offering} -> 'delivery' ?| ${textArray(values)}`,
}

/** Listed listings, optionally of one content type. */
export function scopeCondition(contentType?: ContentType): SQL | undefined {
  return and(eq(listings.listed, true), contentType && eq(listings.contentType, contentType))
}

/** Everything but these ids. */
export function withoutCondition(ids: readonly string[]): SQL | undefined {
  return ids.length > 0 ? sql`${listings.id} <> all(${textArray(ids)})` : undefined
}

/** Conditions of the selected filters, without words and concern, and optionally without one facet. */
export function filterConditions(query: ListingQuery, without?: Facet): SQL | undefined {
  const facets = FACETS.filter((facet) => facet !== without && query.facets[facet].length > 0)
  return and(
    ...facets.map((facet) => FACET_CONDITIONS[facet](query.facets[facet])),
    query.minRating === null ? undefined : gte(listings.rating, query.minRating),
    query.verifiedOnly ? eq(listings.verified, true) : undefined,
  )
}

/** Specification section 5, escapes search: case-insensitive substring of title, description, type, location, tags. */
export function substringCondition(text: string): SQL | undefined {
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const searched = sql`concat_ws(E'\n', ${listings.title}, ${listings.description}, ${listings.type}, ${listings.location}, array_to_string(${listings.tags}, E'\n'))`
  return sql`${searched} ilike ${pattern}`
}

/** Specification section 5, concern filter: exact tag matches, then partial ones on tags, description or title. */
export function concernCondition(concern: string): { matches: SQL; exact: SQL } {
  const pattern = `%${concern}%`
  const exact = sql`${concern} = any(${listings.tags})`
  const partial = sql`(array_to_string(${listings.tags}, E'\n') ilike ${pattern} or ${listings.description} ilike ${pattern} or ${listings.title} ilike ${pattern})`
  return { matches: sql`(${exact} or ${partial})`, exact }
}
