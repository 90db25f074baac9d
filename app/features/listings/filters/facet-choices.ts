import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { DELIVERIES, OFFERING_KINDS } from '#domain/listing/directory.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import type { Facet, FacetCounts, ListingQuery } from '#domain/listing/listing-query.ts'

export type Choice = { value: string; count: number }

/** Filters with a fixed order, as opposed to the order by count. */
const ORDER: Partial<Record<Facet, readonly string[]>> = {
  contentType: CONTENT_TYPES,
  hour: WELLNESS_TAGS,
  price: PRICE_BANDS,
  kind: OFFERING_KINDS,
  delivery: DELIVERIES,
}

/**
 * The values of a filter that have listings. A chosen value stays even without listings, so that it can
 * be removed.
 */
export function facetChoices(facet: Facet, counts: FacetCounts, query: ListingQuery): Choice[] {
  const chosen = query.facets[facet]
  const counted = counts[facet].filter(({ value, count }) => count > 0 || chosen.includes(value))
  const missing = chosen.filter((value) => !counted.some((known) => known.value === value))
  const place = ({ value }: Choice) => ORDER[facet]?.indexOf(value) ?? 0
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))].sort(
    (a, b) => place(a) - place(b),
  )
}

/** The available minimum ratings, highest first. */
export function ratingChoices({ rated }: FacetCounts, { minRating }: ListingQuery): Choice[] {
  return Object.entries(rated)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || Number(value) === minRating)
    .sort((a, b) => Number(b.value) - Number(a.value))
}

export function offersVerified({ verified }: FacetCounts, { verifiedOnly }: ListingQuery): boolean {
  return verified > 0 || verifiedOnly
}

/** Whether there is any filter to set or remove. */
export function offersFilters(
  offered: readonly Facet[],
  counts: FacetCounts,
  query: ListingQuery,
): boolean {
  return (
    offered.some((facet) => facetChoices(facet, counts, query).length > 0) ||
    ratingChoices(counts, query).length > 0 ||
    offersVerified(counts, query)
  )
}
