import { CATEGORIES, CATEGORY_NAMES, type Category, categoryOf } from '#domain/listing/category.ts'
import { type ListingCard, PRICE_BANDS } from '#domain/listing/listing.ts'
import type { SavedItem, StoredFacts } from '#domain/member/saved.ts'

export const SAVED_SORTS = ['saved', 'name', 'price', 'rating'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

/** The state of the saved page in its URL. */
export type SavedView = {
  /** Id of a list; null for all. */
  list: string | null
  category: Category | null
  sort: SavedSort
  /** Whether a map is beside the list. */
  isMap: boolean
}

/** Parses the state; invalid values are left out. Never throws. */
export function readSavedView(params: URLSearchParams): SavedView {
  const list = params.get('list')
  return {
    list: list && /^[0-9a-f]{32}$/.test(list) ? list : null,
    category: CATEGORY_NAMES.find((name) => name === params.get('category')) ?? null,
    sort: SAVED_SORTS.find((sort) => sort === params.get('sort')) ?? 'saved',
    isMap: params.get('view') === 'map',
  }
}

/** The inverse of readSavedView; default values are omitted. */
export function writeSavedView({ list, category, sort, isMap }: SavedView): string {
  const params = new URLSearchParams({
    ...(list && { list }),
    ...(category && { category }),
    ...(sort !== 'saved' && { sort }),
    ...(isMap && { view: 'map' }),
  })
  return params.size > 0 ? `?${params}` : ''
}

/** A saved item with its card, or the stored facts of a removed listing. */
export type SavedEntry = {
  item: SavedItem
  card: ListingCard | null
  facts: StoredFacts | null
  isRemoved: boolean
}

const categoryIn = ({ card, facts }: SavedEntry): Category | null => {
  const known = card ?? facts
  return known ? categoryOf(known.contentType) : null
}

const isInList = ({ item }: SavedEntry, list: string | null) =>
  list === null || Boolean(item.lists?.includes(list))

/** The filtered and sorted entries of a view. */
export function visibleEntries(
  entries: readonly SavedEntry[],
  { list, category, sort }: Omit<SavedView, 'isMap'>,
): SavedEntry[] {
  return entries
    .filter((entry) => isInList(entry, list) && (!category || categoryIn(entry) === category))
    .toSorted(ORDERS[sort])
}

/** Number of a list's items per category. */
export function categoryCounts(
  entries: readonly SavedEntry[],
  list: string | null,
): { category: Category; count: number }[] {
  const inList = entries.filter((entry) => isInList(entry, list))
  return (Object.keys(CATEGORIES) as Category[]).flatMap((category) => {
    const count = inList.filter((entry) => categoryIn(entry) === category).length
    return count > 0 ? [{ category, count }] : []
  })
}

type Order = (one: SavedEntry, other: SavedEntry) => number

const newest: Order = ({ item: one }, { item: other }) => (one.at < other.at ? 1 : -1)
const titleOf = ({ card, facts }: SavedEntry) => (card ?? facts)?.title ?? ''

/** Missing values come last. */
function byNumber(numberOf: (card: ListingCard) => number | null | undefined): Order {
  return (one, other) => {
    const [first, second] = [one, other].map(
      ({ card }) => (card && numberOf(card)) ?? Number.POSITIVE_INFINITY,
    )
    return first === second ? newest(one, other) : (first ?? 0) < (second ?? 0) ? -1 : 1
  }
}

/** By price band first: amounts per night, item and month are not comparable. */
function priceRank({ price, amount }: ListingCard): number | null {
  if (!price) return null
  return PRICE_BANDS.indexOf(price) + (amount?.minor ?? 0) / 1e12
}

const ORDERS: Record<SavedSort, Order> = {
  saved: newest,
  name: (one, other) => titleOf(one).localeCompare(titleOf(other)) || newest(one, other),
  price: byNumber(priceRank),
  rating: byNumber(({ rating }) => rating && -rating),
}
