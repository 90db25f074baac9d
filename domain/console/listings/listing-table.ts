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

/** Columns of the table beside the title, in their order. */
export const LISTING_COLUMNS = [
  'id',
  'kind',
  'location',
  'price',
  'rating',
  'state',
  'updated',
] as const
export type ListingColumn = (typeof LISTING_COLUMNS)[number]

/** Parameters of the table's URL: what it shows, and how. The page and the saved view are not among them. */
export const FILTER_PARAMS = ['q', 'kind', 'state'] as const
export const ROW_PARAMS = [...FILTER_PARAMS, 'sort', 'order', 'per'] as const
export const VIEW_PARAMS = [...ROW_PARAMS, 'columns'] as const

/** A saved view of the table. `query` has parameters of the URL. */
export type ListingView = { id: string; name: string; query: string }
export type ListingViews = { views: ListingView[] }

/** Most characters of a view's name. */
export const VIEW_NAME_LIMIT = 80

/** A query with these parameters only, in this order; empty ones are left out. */
export function pickParams(params: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams()
  for (const name of names) {
    const value = params.get(name)
    if (value) picked.set(name, value)
  }
  return picked.toString()
}
