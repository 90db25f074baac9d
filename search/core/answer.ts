import { CONTENT_TYPES } from '#domain/category.ts'
import { type FacetCounts, type ListingQuery, QUERY_LENGTH_LIMIT } from '#domain/listing-query.ts'
import type { SearchAnswer, SearchScope, Slice } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { kindCode } from './columns.ts'
import { createTally, facetCountsOf, totalsOf } from './counts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { compileFilters, isInScope, keepsQuality, missedFacets } from './filters.ts'
import type { Language } from './language.ts'
import { isDeleted, type Part } from './parts.ts'
import { type Plan, planLiteral, planWords } from './plan.ts'
import { firstKey, isOrdered, orderOf, secondKey, sweep } from './sweep.ts'
import { createTop, type Standing, standsAfter, type Top, type TopHit } from './top.ts'
import { toHits } from './why.ts'

/** Exact numbers of one question, whatever part of its list is shown. */
type Counts = { total: number; totals: SearchAnswer['totals']; facets: FacetCounts }

/** Counts of the questions asked last, until the catalogue changes. */
export type Remembered = {
  find(key: string): Counts | null
  keep(key: string, counts: Counts): void
  clear(): void
}

export function createRemembered(limit: number): Remembered {
  const kept = new Map<string, Counts>()
  return {
    find: (key) => kept.get(key) ?? null,
    keep(key, counts) {
      if (limit === 0) return
      kept.set(key, counts)
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    },
    clear: () => kept.clear(),
  }
}

/** One page, one run after a cursor, or the best of each kind, of what a query asks for. */
export function answerSearch(
  catalogue: Catalogue,
  language: Language,
  remembered: Remembered,
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
  const plan: Plan =
    cursor && cursor.terms.length > 0 ? { ...fresh, terms: cursor.terms, literal: null } : fresh
  const asked = text === '' ? { ...plan, terms: [], literal: null } : plan
  const key = JSON.stringify([
    text,
    scope,
    query.concern,
    query.facets,
    query.minRating,
    query.verifiedOnly,
    query.not,
  ])
  const known = cursor && cursor.terms.length > 0 ? null : remembered.find(key)
  const room = roomOf(slice, known?.total ?? catalogue.size)
  const tops = createTops(slice, room, catalogue)
  const counts = known ?? countsOf(catalogue, asked, query, scope, tops, cursor?.after ?? null)
  if (known) rankOnly(catalogue, asked, query, scope, tops, cursor?.after ?? null)
  else remembered.keep(key, counts)
  const shown = cut(tops, slice, counts.total)
  return {
    hits: toHits(shown.hits, asked.terms, catalogue),
    ...counts,
    page: shown.page,
    pages: shown.pages,
    understood: asked.understood,
    nextCursor: shown.last ? writeCursor(asked, standingOf(shown.last, catalogue)) : null,
  }
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

function countsOf(
  catalogue: Catalogue,
  plan: Plan,
  query: ListingQuery,
  { contentType }: SearchScope,
  tops: readonly Top[],
  after: Standing | null,
): Counts {
  const tally = createTally(catalogue.valueKeys.length)
  catalogue.parts.forEach((part, place) => {
    const filters = compileFilters(query, contentType, part.segment)
    const offer = offerTo(tops, catalogue, part, place, after)
    sweep(part, plan, filters, query.sort, tally, offer)
  })
  return {
    total: tally.total,
    totals: totalsOf(tally),
    facets: facetCountsOf(tally, catalogue.valueKeys),
  }
}

function rankOnly(
  catalogue: Catalogue,
  plan: Plan,
  query: ListingQuery,
  { contentType }: SearchScope,
  tops: readonly Top[],
  after: Standing | null,
): void {
  catalogue.parts.forEach((part, place) => {
    const filters = compileFilters(query, contentType, part.segment)
    const offer = offerTo(tops, catalogue, part, place, after)
    if (!isOrdered(query, plan)) {
      sweep(part, plan, filters, query.sort, null, offer)
      return
    }
    const { segment } = part
    const order = orderOf(segment, query.sort)
    const start = after ? placeAfter(part, place, catalogue, query, order, after) : 0
    for (let at = start; at < segment.size; at++) {
      const document = order ? (order[at] as number) : at
      if (isDeleted(part, document) || !isInScope(filters, segment, document)) continue
      if (missedFacets(filters, segment, document) !== 0) continue
      if (!keepsQuality(filters, segment, document)) continue
      const [first, second] = [
        firstKey(segment, query.sort, document),
        secondKey(segment, query.sort, document),
      ]
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
