export type Direction = 'asc' | 'desc'

/** Orders of the table of listings, each with the direction it has first. */
export const LISTING_SORTS = {
  title: 'asc',
  kind: 'asc',
  price: 'asc',
  rating: 'desc',
  state: 'asc',
  updated: 'desc',
} as const satisfies Record<string, Direction>
export type ListingSort = keyof typeof LISTING_SORTS
export const LISTING_SORT_NAMES = Object.keys(LISTING_SORTS) as ListingSort[]

/** Rows of one page of the table. */
export const LISTING_PAGE_SIZES = [25, 50, 100, 200] as const
