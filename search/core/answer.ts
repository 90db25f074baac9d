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
import { findIn, maskOf, type PartMatches } from './query/find.ts'
import type { Language } from './query/language.ts'
import { type Plan, planLiteral, planWords } from './query/plan.ts'
import { matchTitles, type TitleMatches } from './query/title-match.ts'
import {
  createFacetTally,
  type FacetTally,
  facetCountsOf,
  totalOf,
  totalsOf,
} from './rank/facet-tally.ts'
import { type SettledLevel, settle } from './rank/match-level.ts'
import { firstKey, isOrdered, orderOf, scan, secondKey } from './rank/scan.ts'
import { createTop, type Standing, standsAfter, type Top, type TopHit } from './rank/top.ts'
import { toHits } from './why.ts'

/** Exact numbers of one question, whatever part of its list is shown. */
type Counts = Pick<SearchAnswer, 'total' | 'totals' | 'facets'>
export type Known = { counts: Counts; settled: SettledLevel }

/** What was answered to the questions asked last, until the catalogue changes. */
export type AnswerCache<Value> = {
  find(key: string): Value | null
  keep(key: string, known: Value): void
  clear(): void
}

export function createAnswerCache<Value extends object>(limit: number): AnswerCache<Value> {
  const kept = limit > 0 ? new LRUCache<string, Value>({ max: limit }) : null
  return {
    find: (key) => kept?.get(key) ?? null,
    keep: (key, known) => kept?.set(key, known),
    clear: () => kept?.clear(),
  }
}

/** One page, one run after a cursor, or the best of each kind, of what a query asks for. */
export function answerSearch(
  catalogue: Catalogue,
  language: Language,
  remembered: AnswerCache<Known>,
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
  const goesOn = cursor !== null && cursor.terms.length > 0
  const asked = goesOn ? { ...fresh, terms: cursor.terms, literal: null } : fresh
  const key = JSON.stringify([
    text,
    scope,
    query.concern,
    query.facets,
    query.minRating,
    query.verifiedOnly,
    query.not,
  ])
  const known = goesOn ? null : remembered.find(key)
  const filters = catalogue.parts.map(({ segment }) =>
    compileFilters(query, scope.contentType, segment),
  )
  const isFast = known !== null && isOrdered(query, asked)
  const titled = isFast ? [] : matchTitles(catalogue.parts, text)
  const found = isFast
    ? []
    : findAll(catalogue, asked, filters, scope.match === 'substring' ? [] : titled)
  const settled =
    known?.settled ?? (goesOn ? cursor.settled : settle(catalogue.parts, asked, found, filters))
  const plan = settled.reach === 'musts' ? { ...asked, terms: [], literal: null } : asked
  const run: Run = {
    catalogue,
    query,
    filters,
    plan,
    settled,
    found,
    titled,
    after: cursor?.after ?? null,
  }
  const tops = createTops(slice, roomOf(slice, known?.counts.total ?? catalogue.size), catalogue)
  const counts = known?.counts ?? countsOf(run, tops, scope.facets ?? true)
  if (!known) remembered.keep(key, { counts, settled })
  else if (isFast) readInOrder(run, tops)
  else sweepAll(run, tops, null)
  const shown = cut(tops, slice, counts.total)
  return {
    hits: toHits(shown.hits, plan.terms, catalogue, (part, document) =>
      maskOf(found[part] ?? null, document),
    ),
    ...counts,
    page: shown.page,
    pages: shown.pages,
    understood: plan.understood && {
      ...plan.understood,
      // Where only the musts are kept, what was looked for was given up.
      relaxed: settled.relaxed || settled.reach === 'musts',
    },
    nextCursor: shown.last ? writeCursor(plan, settled, standingOf(shown.last, catalogue)) : null,
  }
}

/** One question on its way through the parts of the catalogue. */
type Run = {
  catalogue: Catalogue
  query: ListingQuery
  /** One for each part. */
  filters: readonly Filters[]
  plan: Plan
  settled: SettledLevel
  /** What was found in each part, and what the words name there. */
  found: readonly (PartMatches | null)[]
  titled: readonly TitleMatches[]
  after: Standing | null
}

function findAll(
  { parts }: Catalogue,
  plan: Plan,
  filters: readonly Filters[],
  titled: readonly TitleMatches[],
): (PartMatches | null)[] {
  return parts.map((part, place) => {
    const own = filters[place] as Filters
    const isWanted = (document: number) => isInScope(own, part.segment, document)
    return findIn(part, plan, isWanted, titled[place]?.keys() ?? [])
  })
}

/** How many hits must be known to cut out the slice; one more than shown tells whether there are others. */
function roomOf(slice: Slice, total: number): number {
  if ('perContentType' in slice) return slice.perContentType
  if ('after' in slice) return slice.limit + 1
  return Math.min(slice.page * slice.perPage, total)
}

function createTops(slice: Slice, room: number, { idOf }: Catalogue): Top[] {
  const count = 'perContentType' in slice ? CONTENT_TYPES.length : 1
  return Array.from({ length: count }, () => createTop(room, idOf))
}

function countsOf(run: Run, tops: readonly Top[], withFacets: boolean): Counts {
  const { valueKeys } = run.catalogue
  const tally = createFacetTally(withFacets ? valueKeys.length : 0, withFacets)
  sweepAll(run, tops, tally)
  const facets = withFacets ? facetCountsOf(tally, valueKeys) : UNCOUNTED
  return { total: totalOf(tally), totals: totalsOf(tally), facets }
}

function sweepAll(run: Run, tops: readonly Top[], tally: FacetTally | null): void {
  const { catalogue, query, plan, settled, after } = run
  catalogue.parts.forEach((part, place) => {
    const found = run.found[place] ?? null
    const asked = { plan, settled, found, titled: run.titled[place] ?? null }
    const offer = offerTo(tops, catalogue, part, place, after)
    const byKind = tops.map((top) => (document: number, first: number, second: number) => {
      offer(document, first, second)
      return top.least()
    })
    scan(part, asked, run.filters[place] as Filters, { sort: query.sort, tally, byKind })
  })
}

/** Reads a stored order up to where nothing better follows. */
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
      const first = firstKey(segment, query.sort, document)
      const second = secondKey(segment, query.sort, document)
      // In order: what finds no room is followed by nothing better, unless each kind has its own room.
      if (!offer(document, first, second) && tops.length === 1) return
    }
  })
}

/** First place of an order that stands after a cursor. */
function placeAfter(
  { segment }: Part,
  part: number,
  { idOf }: Catalogue,
  { sort }: ListingQuery,
  order: Uint32Array | null,
  after: Standing,
): number {
  let low = 0
  let high = segment.size
  while (low < high) {
    const middle = (low + high) >>> 1
    const document = order ? (order[middle] as number) : middle
    const isAfter = standsAfter(
      after,
      firstKey(segment, sort, document),
      secondKey(segment, sort, document),
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
  after: Standing | null,
): (document: number, first: number, second: number) => boolean {
  const { score, kind } = segment
  const [only] = tops
  return (document, first, second) => {
    const rating = score[document] as number
    if (after && !standsAfter(after, first, second, rating, () => idOf(place, document)))
      return true
    const top = tops.length === 1 ? only : tops[kind[document] as number]
    return top?.offer(first, second, rating, place, document) ?? false
  }
}

type Shown = { hits: TopHit[]; page: number; pages: number; last: TopHit | null }

function cut(tops: readonly Top[], slice: Slice, total: number): Shown {
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

function standingOf(
  { part, document, first, second, rating }: TopHit,
  { idOf }: Catalogue,
): Standing {
  return [first, second, rating, idOf(part, document)]
}
