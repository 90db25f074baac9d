import { LOCATION_SLUGS } from '../place/location.ts'
import type { ContentType } from './category.ts'
import { AMENITIES, ESCAPE_CATEGORIES, EXPERIENCE_CATEGORIES } from './directory.ts'
import { everything, type ListingQuery, type Sort } from './listing-query.ts'

/** A ready-made list of the directory: the sub-views of escapes, the categories of experiences. */
export type BrowsePage = {
  contentType: Extract<ContentType, 'escape' | 'experience'>
  kind: BrowseKind
  slug: string
  /** Imported title. */
  title?: string
}

export const BROWSE_KINDS = ['category', 'location', 'amenity', 'filter'] as const
export type BrowseKind = (typeof BROWSE_KINDS)[number]

/** Specification section 2, Quick Search. */
export const QUICK_FILTERS = ['newest', 'top-rated', 'budget-friendly', 'pet-friendly'] as const
export type QuickFilter = (typeof QUICK_FILTERS)[number]

/** Rules of the quick filters (product decision "Escapes sub-views"). */
export const NEWEST_WITHIN_DAYS = 60
export const TOP_RATED = { rating: 4.5, reviews: 5 } as const
export const BUDGET_BAND = '$'
export const PET_AMENITY = 'pet-friendly'

const ESCAPE_SLUGS: Record<BrowseKind, readonly string[]> = {
  category: ESCAPE_CATEGORIES,
  location: LOCATION_SLUGS,
  amenity: AMENITIES,
  filter: QUICK_FILTERS,
}

/** The browse pages of a kind, in display order. */
export function listBrowsePages(
  contentType: BrowsePage['contentType'],
  kind: BrowseKind,
): BrowsePage[] {
  const slugs =
    contentType === 'escape' ? ESCAPE_SLUGS[kind] : kind === 'category' ? EXPERIENCE_CATEGORIES : []
  return slugs.map((slug) => ({ contentType, kind, slug }))
}

/** The browse page of an address; null when there is none. */
export function findBrowsePage(
  contentType: BrowsePage['contentType'],
  kind: BrowseKind,
  slug: string,
): BrowsePage | null {
  return listBrowsePages(contentType, kind).find((browsePage) => browsePage.slug === slug) ?? null
}

export function isBrowseKind(value: unknown): value is BrowseKind {
  return BROWSE_KINDS.some((kind) => kind === value)
}

export const BROWSE_SORTS = ['rating', 'price-low', 'price-high', 'newest'] as const
export type BrowseSort = (typeof BROWSE_SORTS)[number]

/** The default order of a browse page. */
export function usualSort(browsePage: BrowsePage): BrowseSort {
  return browsePage.kind === 'filter' && browsePage.slug === 'newest' ? 'newest' : 'rating'
}

/** The order of a browse page; it has no relevance order, which falls back to the default. */
export function sortOf(browsePage: BrowsePage, sort: Sort): BrowseSort {
  return BROWSE_SORTS.find((known) => known === sort) ?? usualSort(browsePage)
}

/**
 * The parameters that a browse page supports: hour, price band, order and page, and the map with its area. Others are
 * dropped.
 */
export function browseQuery({ facets, sort, page, view, area }: ListingQuery): ListingQuery {
  const { hour, price } = facets
  const plain = everything()
  const map = view === 'map' && { view, area }
  return { ...plain, facets: { ...plain.facets, hour, price }, sort, page, ...map }
}
