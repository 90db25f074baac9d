import { LOCATION_SLUGS } from '../place/location.ts'
import type { ContentType } from './category.ts'
import { AMENITIES, ESCAPE_CATEGORIES, EXPERIENCE_CATEGORIES } from './directory.ts'
import { everything, type ListingQuery, type Sort } from './listing-query.ts'

/** A ready-made list of the directory: the sub-views of escapes, the categories of experiences. */
export type Shelf = {
  contentType: Extract<ContentType, 'escape' | 'experience'>
  kind: ShelfKind
  slug: string
  /** Title that an import gave it. */
  title?: string
}

export const SHELF_KINDS = ['category', 'location', 'amenity', 'filter'] as const
export type ShelfKind = (typeof SHELF_KINDS)[number]

/** Specification section 2, Quick Search. */
export const QUICK_FILTERS = ['newest', 'top-rated', 'budget-friendly', 'pet-friendly'] as const
export type QuickFilter = (typeof QUICK_FILTERS)[number]

/** The rules behind them (product decision "Escapes sub-views"). */
export const NEWEST_WITHIN_DAYS = 60
export const TOP_RATED = { rating: 4.5, reviews: 5 } as const
export const BUDGET_BAND = '$'
export const PET_AMENITY = 'pet-friendly'

const ESCAPE_SHELVES: Record<ShelfKind, readonly string[]> = {
  category: ESCAPE_CATEGORIES,
  location: LOCATION_SLUGS,
  amenity: AMENITIES,
  filter: QUICK_FILTERS,
}

/** The shelves of a kind that there are, in the order they are named. */
export function listShelves(contentType: Shelf['contentType'], kind: ShelfKind): Shelf[] {
  const slugs =
    contentType === 'escape'
      ? ESCAPE_SHELVES[kind]
      : kind === 'category'
        ? EXPERIENCE_CATEGORIES
        : []
  return slugs.map((slug) => ({ contentType, kind, slug }))
}

/** The shelf of an address; null when there is none of that name. */
export function findShelf(
  contentType: Shelf['contentType'],
  kind: ShelfKind,
  slug: string,
): Shelf | null {
  return listShelves(contentType, kind).find((shelf) => shelf.slug === slug) ?? null
}

export function isShelfKind(value: unknown): value is ShelfKind {
  return SHELF_KINDS.some((kind) => kind === value)
}

export const SHELF_SORTS = ['rating', 'price-low', 'price-high', 'newest'] as const
export type ShelfSort = (typeof SHELF_SORTS)[number]

/** How a shelf stands when nothing else is asked for. */
export function usualSort(shelf: Shelf): ShelfSort {
  return shelf.kind === 'filter' && shelf.slug === 'newest' ? 'newest' : 'rating'
}

/** The order of a list; a shelf knows no relevance, so that means its usual one. */
export function sortOf(shelf: Shelf, sort: Sort): ShelfSort {
  return SHELF_SORTS.find((known) => known === sort) ?? usualSort(shelf)
}

/** What a shelf takes from an address: hour, price band, order and page. Anything else is left out. */
export function shelfQuery({ facets, sort, page }: ListingQuery): ListingQuery {
  const { hour, price } = facets
  const plain = everything()
  return { ...plain, facets: { ...plain.facets, hour, price }, sort, page }
}
