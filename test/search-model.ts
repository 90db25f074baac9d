import type { ContentType } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import {
  FACETS,
  type Facet,
  type FacetCounts,
  type ListingQuery,
} from '#domain/listing/listing-query.ts'
import { isInLimits, metresFrom } from '#domain/place/search-area.ts'

/** The expected search result, computed by a full scan; a deliberately simple reference. */
export function modelMatches(
  listings: readonly Listing[],
  query: ListingQuery,
  { contentType, literal }: { contentType?: ContentType | undefined; literal?: string } = {},
): Listing[] {
  return inScope(listings, query, contentType, literal)
    .filter((listing) => keepsFilters(listing, query))
    .sort((a, b) => compare(query, a, b))
}

/** Counts of every facet, each ignoring its own selection, except for amenities. */
export function modelFacets(
  listings: readonly Listing[],
  query: ListingQuery,
  contentType?: ContentType,
): FacetCounts {
  const scope = inScope(listings, query, contentType)
  const countsOf = (facet: Facet) => {
    const counted = scope.filter((listing) =>
      keepsFilters(listing, query, facet === 'amenity' ? undefined : facet),
    )
    const counts = new Map<string, number>()
    for (const value of counted.flatMap((listing) => valuesOf(listing, facet)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, 24)
  }
  const rated = scope.filter((listing) =>
    keepsFilters(listing, { ...query, minRating: null, verifiedOnly: false }),
  )
  const above = (least: number) => rated.filter(({ rating }) => (rating ?? 0) >= least).length
  return {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, countsOf(facet)])) as Record<
      Facet,
      { value: string; count: number }[]
    >),
    verified: rated.filter(({ verified }) => verified).length,
    rated: { '4.8': above(4.8), '4.5': above(4.5), '4': above(4) },
  }
}

function inScope(
  listings: readonly Listing[],
  query: ListingQuery,
  contentType?: ContentType,
  literal?: string,
): Listing[] {
  const { concern } = query
  return listings.filter((listing) => {
    const { title, description, type, location, tags } = listing
    const holds = (text: string, wanted: string) =>
      text.toLowerCase().includes(wanted.toLowerCase())
    return (
      listing.listed &&
      isInLimits(listing.coordinates, query) &&
      (!contentType || listing.contentType === contentType) &&
      (!concern || [title, description, ...tags].some((text) => holds(text, concern))) &&
      (!literal || holds([title, description, type, location ?? '', ...tags].join('\n'), literal))
    )
  })
}

function keepsFilters(listing: Listing, query: ListingQuery, without?: Facet): boolean {
  const facetKept = FACETS.filter((facet) => facet !== without).every((facet) => {
    const chosen = query.facets[facet]
    const own = valuesOf(listing, facet)
    if (facet === 'amenity') return chosen.every((value) => own.includes(value))
    return chosen.length === 0 || chosen.some((value) => own.includes(value))
  })
  const ratingKept = query.minRating === null || (listing.rating ?? 0) >= query.minRating
  return facetKept && ratingKept && (!query.verifiedOnly || listing.verified)
}

function valuesOf(listing: Listing, facet: Facet): string[] {
  const values: Record<Facet, (string | null | undefined)[]> = {
    contentType: [listing.contentType],
    type: [listing.type],
    category: listing.categories,
    tag: listing.tags,
    price: [listing.price],
    hour: [listing.wellnessTag],
    country: [listing.country],
    amenity: listing.amenities,
    kind: [listing.offering?.kind],
    service: [listing.offering?.service],
    delivery: listing.offering?.delivery ?? [],
  }
  return values[facet].filter((value) => value !== null && value !== undefined)
}

function compare({ sort, concern, near }: ListingQuery, a: Listing, b: Listing): number {
  const exact = ({ tags }: Listing) => (concern && tags.includes(concern) ? 1 : 0)
  const band = ({ price }: Listing) => price?.length ?? null
  const minor = ({ amount }: Listing) => amount?.minor ?? null
  const bySort = {
    relevance: () => exact(b) - exact(a),
    rating: () => 0,
    'price-low': () => nullsLast(band(a), band(b), 1) || nullsLast(minor(a), minor(b), 1),
    'price-high': () => nullsLast(band(a), band(b), -1) || nullsLast(minor(a), minor(b), -1),
    newest: () => b.createdAt.getTime() - a.createdAt.getTime(),
    nearest: () => (near ? metresFrom(near, a.coordinates) - metresFrom(near, b.coordinates) : 0),
  }[sort]()
  return bySort || damped(b) - damped(a) || (a.id < b.id ? -1 : 1)
}

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  return (a - b) * direction
}

function damped({ rating, reviews }: Listing): number {
  const known = rating === null ? 4.2 : Math.fround(rating)
  return Math.fround((known * reviews + 84) / (reviews + 20))
}
