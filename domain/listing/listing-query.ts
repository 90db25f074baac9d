import { CONCERNS, type Concern, RECOVERY_PATHS } from '../concepts/concern-names.ts'
import {
  type Box,
  type Near,
  readBox,
  readNear,
  writeBox,
  writeCentre,
} from '../place/search-area.ts'
import { CATEGORY_NAMES, type ContentType } from './category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from './directory.ts'
import { PRICE_BANDS, WELLNESS_TAGS, type Words } from './listing.ts'

export const SORTS = [
  'relevance',
  'rating',
  'price-low',
  'price-high',
  'newest',
  'nearest',
] as const
export type Sort = (typeof SORTS)[number]
export const VIEWS = ['grid', 'list', 'feed', 'map'] as const
export type View = (typeof VIEWS)[number]

/** Filters with several values; each is a repeated query parameter. */
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

/** The state of a list, stored in its address (product decision "State lives in the address"). */
export type ListingQuery = {
  q: string
  concern: Concern | null
  facets: Record<Facet, string[]>
  /** Lowest rating shown, 0 to 5; null for any. */
  minRating: number | null
  verifiedOnly: boolean
  /** Only listings inside; null for anywhere. */
  area: Box | null
  /** The centre of the order by distance, and the radius; null for none. */
  near: Near | null
  /** Names of parsed parts that the visitor removed (domain/need/need-edit.ts). */
  not: string[]
  sort: Sort
  view: View
  /** From 1. */
  page: number
}

/** The name under which spelling correction is removed. */
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

/** Parses the state of a list from its address. Invalid parameters are ignored. Never throws. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const rating = Number(params.get('rating'))
  const page = Number(params.get('page'))
  const near = readNear(params.get('near'), params.get('within'))
  const sort = oneOf(SORTS, params.get('sort')) ?? 'relevance'
  return {
    q: plainText(params.get('q')),
    concern: readConcern(params.get('concern')),
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, facetValues(params, facet)]),
    ) as Record<Facet, string[]>,
    minRating: rating > 0 && rating <= 5 ? rating : null,
    verifiedOnly: params.get('verified') === '1',
    area: readBox(params.get('area')),
    near,
    not: removedNames(params.getAll('not')),
    // An order by distance needs a centre.
    sort: sort === 'nearest' && near === null ? 'relevance' : sort,
    view: oneOf(VIEWS, params.get('view')) ?? 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
  }
}

/** The inverse of readListingQuery: only values that differ from the default, in a fixed order. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.concern) params.set('concern', query.concern)
  for (const facet of FACETS) for (const value of query.facets[facet]) params.append(facet, value)
  if (query.minRating !== null) params.set('rating', String(query.minRating))
  if (query.verifiedOnly) params.set('verified', '1')
  if (query.area) params.set('area', writeBox(query.area))
  if (query.near) {
    params.set('near', writeCentre(query.near))
    if (query.near.km) params.set('within', `${query.near.km}`)
  }
  for (const name of query.not) params.append('not', name)
  if (query.sort !== 'relevance') params.set('sort', query.sort)
  if (query.view !== 'grid') params.set('view', query.view)
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

/** The empty query: every listing. */
export function everything(): ListingQuery {
  return readListingQuery(new URLSearchParams())
}

/** The query with one facet value toggled, on its first page. */
export function toggled(query: ListingQuery, facet: Facet, value: string): ListingQuery {
  const values = query.facets[facet]
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value]
  return { ...query, facets: { ...query.facets, [facet]: next }, page: 1 }
}

/** Listings on one page of a list. */
export const PAGE_SIZE = 24
/** Listings on a page of the search results: three as the answer, then rows of three. */
export const RESULTS_PAGE_SIZE = 15

/** Values of each facet with their number of listings, most frequent first. */
export type FacetCounts = Record<Facet, { value: string; count: number }[]> & {
  verified: number
  /** Number of listings by minimum rating. */
  rated: Record<string, number>
  /** Facet values, including selected ones, in the language of the page; absent in English. */
  words?: Words | undefined
}

/** Placeholder for an answer without facet counts. */
export const UNCOUNTED: FacetCounts = {
  ...(Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Record<Facet, []>),
  verified: 0,
  rated: {},
}

/** One active filter, and the query without it. */
export type AppliedFilter = {
  name: Facet | 'concern' | 'rating' | 'verified' | 'area' | 'radius'
  value: string
  without: ListingQuery
}

/** The active filters of a query in the order of its address; the words are not among them. */
export function appliedFilters(query: ListingQuery): AppliedFilter[] {
  const filters: AppliedFilter[] = []
  function add(name: AppliedFilter['name'], value: unknown, without: Partial<ListingQuery>) {
    if (value) filters.push({ name, value: `${value}`, without: { ...query, page: 1, ...without } })
  }
  add('concern', query.concern, { concern: null })
  for (const facet of FACETS)
    for (const value of query.facets[facet]) add(facet, value, toggled(query, facet, value))
  add('rating', query.minRating, { minRating: null })
  add('verified', query.verifiedOnly && 1, { verifiedOnly: false })
  add('area', query.area && writeBox(query.area), { area: null })
  if (query.near) add('radius', query.near.km, { near: { ...query.near, km: null } })
  return filters
}

/** The query without filters; words, their reading, the centre, sort and view stay. */
export function unfiltered({ q, not, near, sort, view }: ListingQuery): ListingQuery {
  return { ...everything(), q, not, near: near && { ...near, km: null }, sort, view }
}

/** The query that a page passes as navigation state (specification section 2, route list). */
export type NavigationSearch = {
  q: string
  from: string | null
  aiEnhanced: boolean
  concern: Concern | null
}

/** Reads navigation state; fields outside the specification are ignored. Never throws. */
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

/** Number of active filters, without words, concern, sort and view. */
export function filterCount(query: ListingQuery): number {
  return appliedFilters({ ...query, concern: null }).length
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

/** Valid names without duplicates, sorted, so that equal lists have one address. */
function removedNames(names: readonly string[]): string[] {
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
