import { CONCERNS, type Concern, RECOVERY_PATHS } from '../concepts/concern-names.ts'
import { CATEGORY_NAMES, type ContentType } from './category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from './directory.ts'
import { PRICE_BANDS, WELLNESS_TAGS, type Words } from './listing.ts'

export const SORTS = ['relevance', 'rating', 'price-low', 'price-high', 'newest'] as const
export type Sort = (typeof SORTS)[number]
export const VIEWS = ['grid', 'list', 'feed'] as const
export type View = (typeof VIEWS)[number]

/** Filters with several values; each is a repeated parameter of the address. */
export const FACETS = [
  'contentType',
  'type',
  'category',
  'tag',
  'price',
  'hour',
  'country',
  'amenity',
  'kind',
  'service',
  'delivery',
] as const
export type Facet = (typeof FACETS)[number]

/** What a list shows: the state that lives in the address (product decision "State lives in the address"). */
export type ListingQuery = {
  q: string
  concern: Concern | null
  facets: Record<Facet, string[]>
  /** Lowest rating shown, 0 to 5; null for any. */
  minRating: number | null
  verifiedOnly: boolean
  /** What was read from the words and taken back by the visitor, by name (domain/need/need-edit.ts). */
  not: string[]
  sort: Sort
  view: View
  /** From 1. */
  page: number
}

/** What is taken back to have the words read exactly as typed. */
export const NOT_SPELLING = 'spelling'

export function isReadExactly({ not }: Pick<ListingQuery, 'not'>): boolean {
  return not.includes(NOT_SPELLING)
}

export const QUERY_LENGTH_LIMIT = 300
const PAGE_LIMIT = 10_000
const VALUES_LIMIT = 12

const KNOWN_VALUES: Partial<Record<Facet, readonly string[]>> = {
  contentType: CATEGORY_NAMES.map((name): ContentType => `${name}`.slice(0, -1) as ContentType),
  price: PRICE_BANDS,
  hour: WELLNESS_TAGS,
  kind: OFFERING_KINDS,
  service: SERVICES,
  delivery: DELIVERIES,
}

/** Reads a list's state from an address. Total: what makes no sense is left out, never an error. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const rating = Number(params.get('rating'))
  const page = Number(params.get('page'))
  return {
    q: plainText(params.get('q')),
    concern: readConcern(params.get('concern')),
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, facetValues(params, facet)]),
    ) as Record<Facet, string[]>,
    minRating: rating > 0 && rating <= 5 ? rating : null,
    verifiedOnly: params.get('verified') === '1',
    not: takenBack(params.getAll('not')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'relevance',
    view: oneOf(VIEWS, params.get('view')) ?? 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
  }
}

/** The inverse of readListingQuery: only what differs from the plain list, in a fixed order. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.concern) params.set('concern', query.concern)
  for (const facet of FACETS) for (const value of query.facets[facet]) params.append(facet, value)
  if (query.minRating !== null) params.set('rating', String(query.minRating))
  if (query.verifiedOnly) params.set('verified', '1')
  for (const name of query.not) params.append('not', name)
  if (query.sort !== 'relevance') params.set('sort', query.sort)
  if (query.view !== 'grid') params.set('view', query.view)
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

/** A query that asks for nothing: every listing. */
export function everything(): ListingQuery {
  return readListingQuery(new URLSearchParams())
}

/** The query with one facet value switched on or off, back on its first page. */
export function toggled(query: ListingQuery, facet: Facet, value: string): ListingQuery {
  const values = query.facets[facet]
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value]
  return { ...query, facets: { ...query.facets, [facet]: next }, page: 1 }
}

/** Listings on one page of a list. */
export const PAGE_SIZE = 24

/** Values of each facet with the number of listings behind them, most first. */
export type FacetCounts = Record<Facet, { value: string; count: number }[]> & {
  verified: number
  /** By the lowest rating asked for. */
  rated: Record<string, number>
  /** Its values, and those chosen, in the language of the page; absent in English. */
  words?: Words | undefined
}

/** The counts of an answer that was asked for without them. */
export const UNCOUNTED: FacetCounts = {
  ...(Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Record<Facet, []>),
  verified: 0,
  rated: {},
}

/** One filter that is set, and the query as it would be without it. */
export type AppliedFilter = {
  name: Facet | 'concern' | 'rating' | 'verified'
  value: string
  without: ListingQuery
}

/** The filters of a query in the order of its address; the words asked for are not among them. */
export function appliedFilters(query: ListingQuery): AppliedFilter[] {
  const first = { ...query, page: 1 }
  const filters: AppliedFilter[] = FACETS.flatMap((facet) =>
    query.facets[facet].map((value) => ({
      name: facet,
      value,
      without: toggled(query, facet, value),
    })),
  )
  if (query.concern)
    filters.unshift({ name: 'concern', value: query.concern, without: { ...first, concern: null } })
  if (query.minRating !== null) {
    filters.push({
      name: 'rating',
      value: String(query.minRating),
      without: { ...first, minRating: null },
    })
  }
  if (query.verifiedOnly)
    filters.push({ name: 'verified', value: '1', without: { ...first, verifiedOnly: false } })
  return filters
}

/** The query without any filter; the words, how they are read, sort and view stay. */
export function unfiltered(query: ListingQuery): ListingQuery {
  return { ...everything(), q: query.q, not: query.not, sort: query.sort, view: query.view }
}

/** What a page hands to a list as navigation state (specification section 2, route list). */
export type NavigationSearch = {
  q: string
  from: string | null
  aiEnhanced: boolean
  concern: Concern | null
}

/** Reads navigation state. Total: anything but the specification's fields counts as nothing asked. */
export function readNavigationSearch(state: unknown): NavigationSearch | null {
  if (typeof state !== 'object' || state === null) return null
  const { searchQuery, currentPage, aiEnhanced, wellnessConcern } = state as Record<string, unknown>
  const ask = {
    q: plainText(typeof searchQuery === 'string' ? searchQuery : null),
    from: CATEGORY_NAMES.find((name) => name === currentPage) ?? null,
    aiEnhanced: aiEnhanced === true,
    concern: readConcern(wellnessConcern),
  }
  return ask.q || ask.concern ? ask : null
}

/** Number of filters set, not counting the words, the concern, sort and view. */
export function filterCount(query: ListingQuery): number {
  const chosen = FACETS.reduce((sum, facet) => sum + query.facets[facet].length, 0)
  return chosen + (query.minRating === null ? 0 : 1) + (query.verifiedOnly ? 1 : 0)
}

function readConcern(value: unknown): Concern | null {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : null
  return oneOf([...CONCERNS, ...RECOVERY_PATHS], name)
}

function facetValues(params: URLSearchParams, facet: Facet): string[] {
  const known = KNOWN_VALUES[facet]
  const values = params
    .getAll(facet)
    .map(plainText)
    .filter((value) => value !== '' && value.length <= 80)
  return [...new Set(values)]
    .filter((value) => !known || known.includes(value))
    .slice(0, VALUES_LIMIT)
}

/** Names only, each once, in one order: the same list has one address. */
function takenBack(names: readonly string[]): string[] {
  const known = names.filter((name) => /^[a-z]{2,30}$/i.test(name))
  return [...new Set(known)].sort().slice(0, VALUES_LIMIT)
}

/** One line of text without control characters, at most QUERY_LENGTH_LIMIT long. */
export function plainText(value: string | null): string {
  const line = (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.slice(0, QUERY_LENGTH_LIMIT).toWellFormed()
}

function oneOf<const T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null
}
