import type { ListingQuery, Sort } from '#domain/listing/listing-query.ts'
import { metresFrom } from '#domain/place/search-area.ts'
import { isBeginning } from '#domain/text/named-title.ts'
import { pointOf } from '../index/points.ts'
import type { Segment } from '../index/segment.ts'
import { kindBits, type Part } from '../parts.ts'
import { createConstraintCheck, createKindCheck } from '../query/constraints.ts'
import { type Filters, isUnfiltered } from '../query/filters.ts'
import type { PartMatches } from '../query/find.ts'
import { matchesAll, type Plan } from '../query/plan.ts'
import type { TitleMatches } from '../query/title-match.ts'
import { type Bits, countBits, filterBits, hasBit, listBits, unsetBit } from './bits.ts'
import type { FacetCounters } from './facet-counters.ts'
import {
  countKinds,
  countQualities,
  countValues,
  filterByCodes,
  filterEach,
} from './facet-counts.ts'
import { matchesAtLevel, type SettledLevel } from './match-level.ts'
import { createScorer } from './ranking.ts'
import { offerTopK } from './top-k.ts'

/** First sort key of listings with the concern as a tag; title matches rank above it. */
const EXACT = 1
const NO_BAND = 9
const NO_AMOUNT = 3_000_000_000

/**
 * Called for matches with their two sort keys. Returns the lowest second key that is still accepted with a
 * first key of 0.
 */
export type OnMatch = (document: number, first: number, second: number) => number

/** The order of a query. */
export type SortedQuery = Pick<ListingQuery, 'sort' | 'near'>

/** A plan with its level, matches and title matches in one part. */
export type ScanInput = {
  plan: Plan
  settled: SettledLevel
  found: PartMatches | null
  titleMatches: TitleMatches
}

/** Matches in a part: as a set and, if enumerated, as a list. */
type Matches = { bits: Bits; documents: Uint32Array | null; count: number }

/**
 * Scans the matches of one part: counts them and passes on those that meet all filters and may be accepted.
 * The counts of a facet ignore its own selection, except amenities; those of rating and verified ignore both.
 *
 * @param byKind one callback per kind, or one for all
 */
export function scan(
  part: Part,
  input: ScanInput,
  filters: Filters,
  {
    query,
    tally,
    byKind,
  }: { query: SortedQuery; tally: FacetCounters | null; byKind: readonly OnMatch[] },
): void {
  const { segment } = part
  const matches = matchesOf(part, input, filters, tally)
  byKind.forEach((onMatch, code) => {
    const own = byKind.length === 1 ? matches : ofKind(part, matches, code)
    if (own.count === 0) return
    if (query.sort === 'relevance') {
      rank(part, input, own, filters.concern?.exact ?? 0, onMatch)
      return
    }
    for (const document of documentsOf(part, own))
      onMatch(
        document,
        firstKey(segment, query, document),
        secondKey(segment, query.sort, document),
      )
  })
}

function matchesOf(
  part: Part,
  input: ScanInput,
  filters: Filters,
  counters: FacetCounters | null,
): Matches {
  const candidates = candidatesIn(part, input, filters)
  const byCodes = isUnfiltered(filters)
  const bits = byCodes
    ? filterByCodes(part, candidates, filters, counters)
    : filterEach(part, candidates, filters, counters)
  const count = counters ? countKinds(part, bits, counters) : countBits(bits)
  if (!counters?.withFacets) return { bits, documents: null, count }
  if (byCodes) countQualities(part, bits, counters)
  const documents = part.scratch.filtered.subarray(0, count)
  listBits(bits, documents)
  countValues(part, documents, counters)
  return { bits, documents, count }
}

function ofKind(part: Part, { bits }: Matches, code: number): Matches {
  const own = bits.map((word, at) => word & (kindBits(part, code)[at] as number))
  return { bits: own, documents: null, count: countBits(own) }
}

function documentsOf({ scratch }: Part, { bits, documents }: Matches): Uint32Array {
  return documents ?? scratch.filtered.subarray(0, listBits(bits, scratch.filtered))
}

/** Passes on candidates for the top: title matches, then exact concern tags, then by score. */
function rank(
  part: Part,
  { plan, settled, found, titleMatches }: ScanInput,
  { bits }: Matches,
  exact: number,
  onMatch: OnMatch,
): void {
  const { concerns } = part.segment
  const broken = settled.relaxed && plan.need ? createConstraintCheck(plan.need, part) : null
  const scorer = createScorer(plan, found?.terms ?? [], part, broken)
  const named = matchesAll(plan) ? null : found?.named
  let minScore = Number.NEGATIVE_INFINITY
  let rest = bits
  if (titleMatches !== null) {
    rest = bits.slice()
    for (const [document, words] of titleMatches) {
      if (!hasBit(bits, document)) continue
      const isUnscored = isBeginning(words) || named?.has(document) === true
      minScore = onMatch(document, EXACT + words, isUnscored ? 0 : scorer.scoreOf(document))
      unsetBit(rest, document)
    }
  }
  if (exact !== 0) {
    rest = rest.slice()
    filterBits(rest, (document) => {
      if (((concerns[document] as number) & exact) === 0) return true
      minScore = onMatch(document, EXACT, scorer.scoreOf(document))
      return false
    })
  }
  offerTopK(rest, scorer, minScore, (document, score) => onMatch(document, 0, score))
}

/** The matches, or everything, that is live, in scope and meets the constraints; must not be modified. */
function candidatesIn(
  part: Part,
  { plan, settled, found, titleMatches }: ScanInput,
  filters: Filters,
): Bits {
  const candidates = matchesAtLevel(part, matchesAll(plan) ? null : found, settled.level, filters)
  if (!plan.need) return candidates
  // When constraints are relaxed, a kind that was named alone is still enforced.
  const createCheck = settled.relaxed ? createKindCheck : createConstraintCheck
  const broken = createCheck(plan.need, part)
  if (broken === null) return candidates
  const bits = candidates.slice()
  // Title matches are shown regardless of constraints.
  filterBits(bits, (document) => titleMatches?.has(document) === true || broken(document) === 0)
  return bits
}

export function firstKey(segment: Segment, { sort, near }: SortedQuery, document: number): number {
  if (sort === 'nearest') return near ? -metresFrom(near, pointOf(segment, document)) : 0
  const band = segment.band[document] as number
  if (sort === 'price-low') return -(band || NO_BAND)
  if (sort === 'price-high') return band
  return sort === 'newest' ? (segment.createdAt[document] as number) : 0
}

export function secondKey(segment: Segment, sort: Sort, document: number): number {
  const minor = segment.amount[document] as number
  if (sort === 'price-low') return minor < 0 ? -NO_AMOUNT : -minor
  return sort === 'price-high' ? minor : 0
}

/** Documents of a part in a precomputed order; null for document order. */
export function orderOf(segment: Segment, sort: Sort): Uint32Array | null {
  if (sort === 'price-low') return segment.priceLow
  if (sort === 'price-high') return segment.priceHigh
  return sort === 'newest' ? segment.newest : null
}

/** Whether a query has a precomputed order: its first hits then need no scan. */
export function isOrdered({ concern, sort }: ListingQuery, plan: Plan): boolean {
  if (sort === 'nearest') return false
  return plan.need === null && matchesAll(plan) && (sort !== 'relevance' || concern === null)
}
