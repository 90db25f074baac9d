import { LRUCache } from 'lru-cache'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { type ListingQuery, QUERY_LENGTH_LIMIT, UNCOUNTED } from '#domain/listing/listing-query.ts'
import type { SearchAnswer, SearchScope, Slice } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { kindCode } from './index/columns.ts'
import { isDeleted, type Part } from './parts.ts'
import {
  compileFilters,
  type Filters,
  isInScope,
  meetsQuality,
  missedFacets,
} from './query/filters.ts'
import { findMatches, maskOf, type PartMatches } from './query/find.ts'
import type { Language } from './query/language.ts'
import { type Plan, planLiteral, planWords } from './query/plan.ts'
import { matchTitles, type TitleMatches } from './query/title-match.ts'
import {
  createFacetCounters,
  type FacetCounters,
  facetCountsOf,
  totalOf,
  totalsOf,
} from './rank/facet-counters.ts'
import { type SettledLevel, settle } from './rank/match-level.ts'
import { firstKey, isOrdered, orderOf, scan, secondKey } from './rank/scan.ts'
import { createTop, type SortPosition, sortsAfter, type Top, type TopHit } from './rank/top.ts'
import { toHits } from './why.ts'

/** Exact counts of one query, independent of the slice. */
type Counts = Pick<SearchAnswer, 'total' | 'totals' | 'facets'>
export type CachedCounts = { counts: Counts; settled: SettledLevel }

/** Cache of recent answers; cleared when the catalogue changes. */
export type AnswerCache<Value> = {
  get(key: string): Value | null
  set(key: string, known: Value): void
  clear(): void
}

export function createAnswerCache<Value extends object>(limit: number): AnswerCache<Value> {
  const cache = limit > 0 ? new LRUCache<string, Value>({ max: limit }) : null
  return {
    get: (key) => cache?.get(key) ?? null,
    set: (key, known) => cache?.set(key, known),
    clear: () => cache?.clear(),
  }
}

/** Answers a query: one page, the hits after a cursor, or the best of each kind. */
export function answerSearch(
  catalogue: Catalogue,
  language: Language,
  countsCache: AnswerCache<CachedCounts>,
  query: ListingQuery,
  slice: Slice,
  scope: SearchScope = {},
): SearchAnswer {
  const text = query.q.slice(0, QUERY_LENGTH_LIMIT)
  const cursor = 'after' in slice && slice.after !== null ? readCursor(slice.after) : null
  const fresh =
    scope.match === 'substring'
      ? planLiteral(text)
      : planWords(text, catalogue.parts, language, query)
  const isContinued = cursor !== null && cursor.terms.length > 0
  const asked = isContinued ? { ...fresh, terms: cursor.terms, literal: null } : fresh
  const key = JSON.stringify([
    text,
    scope,
    query.concern,
    query.facets,
    query.minRating,
    query.verifiedOnly,
    query.area,
    query.near?.km ? query.near : null,
    query.not,
  ])
  const known = isContinued ? null : countsCache.get(key)
  const filters = catalogue.parts.map(({ segment }) => compileFilters(query, scope, segment))
  const isFast = known !== null && isOrdered(query, asked)
  const titleMatches = isFast ? [] : matchTitles(catalogue.parts, text)
  const found = isFast
    ? []
    : findAll(catalogue, asked, filters, scope.match === 'substring' ? [] : titleMatches)
  const settled =
    known?.settled ??
    (isContinued ? cursor.settled : settle(catalogue.parts, asked, found, filters))
  const plan = settled.level === 'musts' ? { ...asked, terms: [], literal: null } : asked
  const run: Run = {
    catalogue,
    query,
    filters,
    plan,
    settled,
    found,
    titleMatches,
    after: cursor?.after ?? null,
  }
  const tops = createTops(
    slice,
    heapSizeOf(slice, known?.counts.total ?? catalogue.size),
    catalogue,
  )
  const counts = known?.counts ?? countsOf(run, tops, scope.facets ?? true)
  if (!known) countsCache.set(key, { counts, settled })
  else if (isFast) readInOrder(run, tops)
  else scanAll(run, tops, null)
  const shown = sliceTop(tops, slice, counts.total)
  return {
    hits: toHits(
      shown.hits,
      plan.terms,
      catalogue,
      (part, document) => maskOf(found[part] ?? null, document),
      plan.need,
    ),
    ...counts,
    page: shown.page,
    pages: shown.pages,
    need: plan.need && {
      ...plan.need,
      // When only the constraints are met, the words were dropped.
      relaxed: settled.relaxed || settled.level === 'musts',
    },
    nextCursor: shown.last ? writeCursor(plan, settled, positionOf(shown.last, catalogue)) : null,
  }
}

/** State of one query over all parts of the catalogue. */
type Run = {
  catalogue: Catalogue
  query: ListingQuery
  /** One for each part. */
  filters: readonly Filters[]
  plan: Plan
  settled: SettledLevel
  /** Matches in each part, and matches of titles. */
  found: readonly (PartMatches | null)[]
  titleMatches: readonly TitleMatches[]
  after: SortPosition | null
}

function findAll(
  { parts }: Catalogue,
  plan: Plan,
  filters: readonly Filters[],
  titleMatches: readonly TitleMatches[],
): (PartMatches | null)[] {
  return parts.map((part, place) => {
    const own = filters[place] as Filters
    const accepts = (document: number) => isInScope(own, part.segment, document)
    return findMatches(part, plan, accepts, titleMatches[place]?.keys() ?? [])
  })
}

/** Number of hits to collect for a slice; one extra shows whether more follow. */
function heapSizeOf(slice: Slice, total: number): number {
  if ('perContentType' in slice) return slice.perContentType
  if ('after' in slice) return slice.limit + 1
  return Math.min(slice.page * slice.perPage, total)
}

function createTops(slice: Slice, size: number, { idOf }: Catalogue): Top[] {
  const count = 'perContentType' in slice ? CONTENT_TYPES.length : 1
  return Array.from({ length: count }, () => createTop(size, idOf))
}

function countsOf(run: Run, tops: readonly Top[], withFacets: boolean): Counts {
  const { valueKeys } = run.catalogue
  const counters = createFacetCounters(withFacets ? valueKeys.length : 0, withFacets)
  scanAll(run, tops, counters)
  const facets = withFacets ? facetCountsOf(counters, valueKeys) : UNCOUNTED
  return { total: totalOf(counters), totals: totalsOf(counters), facets }
}

function scanAll(run: Run, tops: readonly Top[], counters: FacetCounters | null): void {
  const { catalogue, query, plan, settled, after } = run
  catalogue.parts.forEach((part, place) => {
    const found = run.found[place] ?? null
    const asked = { plan, settled, found, titleMatches: run.titleMatches[place] ?? null }
    const offer = offerTo(tops, catalogue, part, place, after)
    const byKind = tops.map((top) => (document: number, first: number, second: number) => {
      offer(document, first, second)
      return top.least()
    })
    scan(part, asked, run.filters[place] as Filters, { query, tally: counters, byKind })
  })
}

/** Reads a precomputed order until no better hit can follow. */
function readInOrder(run: Run, tops: readonly Top[]): void {
  const { catalogue, query, after } = run
  catalogue.parts.forEach((part, place) => {
    const { segment } = part
    const filters = run.filters[place] as Filters
    const offer = offerTo(tops, catalogue, part, place, after)
    const order = orderOf(segment, query.sort)
    const start = after ? placeAfter(part, place, catalogue, query, order, after) : 0
    for (let at = start; at < segment.size; at++) {
      const document = order ? (order[at] as number) : at
      if (isDeleted(part, document) || !isInScope(filters, segment, document)) continue
      if (missedFacets(filters, segment, document) !== 0) continue
      if (!meetsQuality(filters, segment, document)) continue
      const first = firstKey(segment, query, document)
      const second = secondKey(segment, query.sort, document)
      // Sorted: once a hit is not accepted, none after it can be, unless each kind has its own heap.
      if (!offer(document, first, second) && tops.length === 1) return
    }
  })
}

/** First index of an order after the cursor (binary search). */
function placeAfter(
  { segment }: Part,
  part: number,
  { idOf }: Catalogue,
  query: ListingQuery,
  order: Uint32Array | null,
  after: SortPosition,
): number {
  let low = 0
  let high = segment.size
  while (low < high) {
    const middle = (low + high) >>> 1
    const document = order ? (order[middle] as number) : middle
    const isAfter = sortsAfter(
      after,
      firstKey(segment, query, document),
      secondKey(segment, query.sort, document),
      segment.score[document] as number,
      () => idOf(part, document),
    )
    if (isAfter) high = middle
    else low = middle + 1
  }
  return low
}

function offerTo(
  tops: readonly Top[],
  { idOf }: Catalogue,
  { segment }: Part,
  place: number,
  after: SortPosition | null,
): (document: number, first: number, second: number) => boolean {
  const { score, kind } = segment
  const [only] = tops
  return (document, first, second) => {
    const rating = score[document] as number
    if (after && !sortsAfter(after, first, second, rating, () => idOf(place, document))) return true
    const top = tops.length === 1 ? only : tops[kind[document] as number]
    return top?.offer(first, second, rating, place, document) ?? false
  }
}

type PageSlice = { hits: TopHit[]; page: number; pages: number; last: TopHit | null }

function sliceTop(tops: readonly Top[], slice: Slice, total: number): PageSlice {
  if ('perContentType' in slice) {
    const order = CONTENT_TYPES.map(kindCode)
    const hits = order.flatMap((code) => tops[code]?.inOrder() ?? [])
    return { hits, page: 1, pages: 1, last: null }
  }
  const best = tops[0]?.inOrder() ?? []
  if ('after' in slice) {
    const hits = best.slice(0, slice.limit)
    const last = best.length > slice.limit ? (hits[hits.length - 1] ?? null) : null
    return { hits, page: 1, pages: 1, last }
  }
  const pages = Math.max(1, Math.ceil(total / slice.perPage))
  const page = Math.min(Math.max(1, slice.page), pages)
  const hits = best.slice((page - 1) * slice.perPage, page * slice.perPage)
  return { hits, page, pages, last: page < pages ? (hits[hits.length - 1] ?? null) : null }
}

function positionOf(
  { part, document, first, second, rating }: TopHit,
  { idOf }: Catalogue,
): SortPosition {
  return [first, second, rating, idOf(part, document)]
}
