import type { ListingQuery, Sort } from '#domain/listing/listing-query.ts'
import { isBeginning } from '#domain/text/named-title.ts'
import type { Segment } from '../index/segment.ts'
import { kindBits, type Part } from '../parts.ts'
import { createConstraintCheck, createKindCheck } from '../query/constraints.ts'
import { type Filters, isUnfiltered } from '../query/filters.ts'
import type { PartMatches } from '../query/find.ts'
import { matchesAll, type Plan } from '../query/plan.ts'
import type { TitleMatches } from '../query/title-match.ts'
import { type Bits, countBits, filterBits, hasBit, listBits, unsetBit } from './bits.ts'
import {
  countKinds,
  countQualities,
  countValues,
  filterByCodes,
  filterEach,
} from './facet-counts.ts'
import type { FacetTally } from './facet-tally.ts'
import { matchesAtLevel, type SettledLevel } from './match-level.ts'
import { createScorer } from './ranking.ts'
import { offerTopK } from './top-k.ts'

/** First key of what has a concern as a tag; what is named by its title stands above it. */
const EXACT = 1
const NO_BAND = 9
const NO_AMOUNT = 3_000_000_000

/**
 * Called for matches with their two keys of the order asked for. Answers the least second key that still
 * finds room beside a first key of 0.
 */
export type OnMatch = (document: number, first: number, second: number) => number

/** A plan, how far its list reaches, what was found of it and what its words name, in one part. */
export type ScanInput = {
  plan: Plan
  settled: SettledLevel
  found: PartMatches | null
  titled: TitleMatches
}

/** What of a part matches: as a set and, where it was gone through, as a list. */
type Matches = { bits: Bits; documents: Uint32Array | null; count: number }

/**
 * Goes over what was found in one part: counts it, hands on what keeps to all filters and may find room. A
 * facet's counts ignore its own choice, except amenities', and those of rating and verified ignore both.
 *
 * @param byKind one of these for each kind, or one for all
 */
export function scan(
  part: Part,
  asked: ScanInput,
  filters: Filters,
  { sort, tally, byKind }: { sort: Sort; tally: FacetTally | null; byKind: readonly OnMatch[] },
): void {
  const { segment } = part
  const matches = matchesOf(part, asked, filters, tally)
  byKind.forEach((onMatch, code) => {
    const own = byKind.length === 1 ? matches : ofKind(part, matches, code)
    if (own.count === 0) return
    if (sort === 'relevance') {
      rank(part, asked, own, filters.concern?.exact ?? 0, onMatch)
      return
    }
    for (const document of documentsOf(part, own))
      onMatch(document, firstKey(segment, sort, document), secondKey(segment, sort, document))
  })
}

function matchesOf(
  part: Part,
  asked: ScanInput,
  filters: Filters,
  tally: FacetTally | null,
): Matches {
  const wanted = wantedIn(part, asked, filters)
  const byCodes = isUnfiltered(filters)
  const bits = byCodes
    ? filterByCodes(part, wanted, filters, tally)
    : filterEach(part, wanted, filters, tally)
  const count = tally ? countKinds(part, bits, tally) : countBits(bits)
  if (!tally?.withFacets) return { bits, documents: null, count }
  if (byCodes) countQualities(part, bits, tally)
  const documents = part.scratch.kept.subarray(0, count)
  listBits(bits, documents)
  countValues(part, documents, tally)
  return { bits, documents, count }
}

function ofKind(part: Part, { bits }: Matches, code: number): Matches {
  const own = bits.map((word, at) => word & (kindBits(part, code)[at] as number))
  return { bits: own, documents: null, count: countBits(own) }
}

function documentsOf({ scratch }: Part, { bits, documents }: Matches): Uint32Array {
  return documents ?? scratch.kept.subarray(0, listBits(bits, scratch.kept))
}

/** Hands on what may still find room: what the words name, what has a concern as a tag, then by score. */
function rank(
  part: Part,
  { plan, settled, found, titled }: ScanInput,
  { bits }: Matches,
  exact: number,
  onMatch: OnMatch,
): void {
  const { concerns } = part.segment
  const broken =
    settled.relaxed && plan.understood ? createConstraintCheck(plan.understood, part) : null
  const scorer = createScorer(plan, found?.terms ?? [], part, broken)
  const named = matchesAll(plan) ? null : found?.named
  let least = Number.NEGATIVE_INFINITY
  let rest = bits
  if (titled !== null) {
    rest = bits.slice()
    for (const [document, words] of titled) {
      if (!hasBit(bits, document)) continue
      const isUnscored = isBeginning(words) || named?.has(document) === true
      least = onMatch(document, EXACT + words, isUnscored ? 0 : scorer.scoreOf(document))
      unsetBit(rest, document)
    }
  }
  if (exact !== 0) {
    rest = rest.slice()
    filterBits(rest, (document) => {
      if (((concerns[document] as number) & exact) === 0) return true
      least = onMatch(document, EXACT, scorer.scoreOf(document))
      return false
    })
  }
  offerTopK(rest, scorer, least, (document, score) => onMatch(document, 0, score))
}

/** What was found, or all there is, that is not gone, in scope and keeps to the musts: not to be written to. */
function wantedIn(part: Part, { plan, settled, found, titled }: ScanInput, filters: Filters): Bits {
  const reached = matchesAtLevel(part, matchesAll(plan) ? null : found, settled.reach, filters)
  if (!plan.understood) return reached
  // Where limits only order, a kind that was named alone is still all that is listed.
  const createCheck = settled.relaxed ? createKindCheck : createConstraintCheck
  const broken = createCheck(plan.understood, part)
  if (broken === null) return reached
  const bits = reached.slice()
  // What is named by its title is shown whatever it breaks.
  filterBits(bits, (document) => titled?.has(document) === true || broken(document) === 0)
  return bits
}

export function firstKey(segment: Segment, sort: Sort, document: number): number {
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

/** The documents of a part in an order that needs no words; null for the natural one. */
export function orderOf(segment: Segment, sort: Sort): Uint32Array | null {
  if (sort === 'price-low') return segment.priceLow
  if (sort === 'price-high') return segment.priceHigh
  return sort === 'newest' ? segment.newest : null
}

/** Whether a query orders everything in a way that is stored: then its first hits need no pass. */
export function isOrdered({ concern, sort }: ListingQuery, plan: Plan): boolean {
  return plan.understood === null && matchesAll(plan) && (sort !== 'relevance' || concern === null)
}
