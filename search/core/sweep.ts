import { PRICE_BANDS } from '#domain/listing.ts'
import type { ListingQuery, Sort } from '#domain/listing-query.ts'
import { addConcept, addList, addToFound, resetScratch } from './accumulate.ts'
import { FLAGS } from './columns.ts'
import { RATED_FROM, type Tally } from './counts.ts'
import { placeOf } from './dictionary.ts'
import { valueKey } from './facet-values.ts'
import { BODY_IMPACT } from './fields.ts'
import {
  AMENITY,
  BAND,
  type Filters,
  isInScope,
  keepsAll,
  keepsQuality,
  missedFacets,
} from './filters.ts'
import { type BrokenMusts, createMustCheck } from './musts.ts'
import { isDeleted, type Part } from './parts.ts'
import type { Plan } from './plan.ts'
import { createScorer, type Scorer, STRIDE } from './ranking.ts'
import type { Segment } from './segment.ts'
import { findSubstring } from './substring.ts'
import type { Titled } from './titled.ts'

/** First key of what has a concern as a tag; what is named by its title stands above it. */
const EXACT = 1
const NO_BAND = 9
const NO_AMOUNT = 3_000_000_000

/**
 * Called for matches with their two keys of the order asked for. Answers the least second key that still
 * finds room beside a first key of 0.
 */
export type OnMatch = (document: number, first: number, second: number) => number

/** A plan, whether its musts only order, because nothing keeps to all of them, and what its words name. */
export type Asked = { plan: Plan; relaxed: boolean; titled: Titled }

/** Whether a plan names nothing to look for. */
export function asksForAll({ terms, literal }: Plan): boolean {
  return terms.length === 0 && literal === null
}

/**
 * Goes over what was found in one part: counts it, hands on what keeps to all filters. A facet's counts
 * ignore its own choice, except amenities', and those of rating and verified ignore both.
 */
export function sweep(
  part: Part,
  { plan, relaxed, titled }: Asked,
  filters: Filters,
  sort: Sort,
  tally: Tally | null,
  onMatch: OnMatch,
): void {
  const { segment } = part
  const broken = plan.understood && createMustCheck(plan.understood, part)
  const documents = wantedIn(part, plan, filters, relaxed ? null : keptOr(broken, titled))
  const matches = keepsAll(filters) ? documents : matchesIn(part, documents, filters, tally)
  if (tally) countMatches(part, matches, tally, keepsAll(filters))
  if (sort === 'relevance') {
    const scorer = createScorer(plan, part, relaxed ? broken : null)
    rank(segment, matches, scorer, { exact: filters.concern?.exact ?? 0, titled }, onMatch)
    return
  }
  for (const document of matches)
    onMatch(document, firstKey(segment, sort, document), secondKey(segment, sort, document))
}

/** Hands on what may still find room: what the words name, what has a concern as a tag, then by score. */
function rank(
  { concerns }: Segment,
  documents: Uint32Array,
  scorer: Scorer,
  { exact, titled }: { exact: number; titled: Titled },
  onMatch: OnMatch,
): void {
  let least = Number.NEGATIVE_INFINITY
  for (let from = 0; from < documents.length; from += STRIDE) {
    const to = Math.min(from + STRIDE, documents.length)
    const scores = scorer(documents, from, to)
    for (let place = from; place < to; place++) {
      const relevance = scores[place - from] as number
      if (relevance < least && exact === 0 && titled === null) continue
      const document = documents[place] as number
      const words = titled?.get(document) ?? 0
      if (words > 0) {
        least = onMatch(document, EXACT + words, relevance)
        continue
      }
      const isExact = exact !== 0 && ((concerns[document] as number) & exact) !== 0
      if (relevance >= least || isExact) least = onMatch(document, isExact ? EXACT : 0, relevance)
    }
  }
}

/** Musts, not kept to by what is named by its title. */
function keptOr(broken: BrokenMusts | null, titled: Titled): BrokenMusts | null {
  if (broken === null || titled === null) return broken
  return (document) => (titled.has(document) ? 0 : broken(document))
}

/** What was found, or all there is, that is not gone, in scope and keeps to the musts. */
function wantedIn(
  part: Part,
  plan: Plan,
  filters: Filters,
  musts: BrokenMusts | null,
): Uint32Array {
  const { segment, scratch } = part
  const { touched, kept } = scratch
  const isAll = asksForAll(plan)
  const isWhole = filters.scopeKind < 0 && filters.concern === null
  const isLeft = part.deleted === null && isWhole && musts === null
  if (isLeft && !isAll) return touched.subarray(0, scratch.found)
  const count = isAll ? segment.size : scratch.found
  let size = 0
  for (let place = 0; place < count; place++) {
    const document = isAll ? place : (touched[place] as number)
    if (!isLeft) {
      if (isDeleted(part, document) || !isInScope(filters, segment, document)) continue
      if (musts !== null && musts(document) !== 0) continue
    }
    kept[size++] = document
  }
  return kept.subarray(0, size)
}

/** Those that keep to all filters; what misses one facet's choice counts towards that facet. */
function matchesIn(
  part: Part,
  documents: Uint32Array,
  filters: Filters,
  tally: Tally | null,
): Uint32Array {
  const { segment } = part
  const { kept } = part.scratch
  const counted = tally?.withFacets ? tally : null
  const otherBands = new Uint32Array(PRICE_BANDS.length + 1)
  let size = 0
  // What is kept may be written over what is read: it is never ahead of it.
  for (let place = 0; place < documents.length; place++) {
    const document = documents[place] as number
    const missed = missedFacets(filters, segment, document)
    const isGood = keepsQuality(filters, segment, document)
    if (missed === 0 && isGood) kept[size++] = document
    if (counted === null) continue
    if (missed === 0) countQuality(segment, document, counted)
    else if (isGood && missed === 1 << BAND) {
      const band = segment.band[document] as number
      otherBands[band] = (otherBands[band] as number) + 1
    } else if (isGood && (missed & (missed - 1)) === 0) countMissed(part, document, missed, counted)
  }
  if (counted) countBands(part, otherBands, counted)
  return kept.subarray(0, size)
}

/** Adds counts by code of a price band; the first one is without a price. */
function countBands({ segment, globalValue }: Part, bands: Uint32Array, { values }: Tally): void {
  PRICE_BANDS.forEach((band, place) => {
    const own = placeOf(segment.values, valueKey('price', band))
    if (own < 0) return
    const value = globalValue[own] as number
    values[value] = (values[value] as number) + (bands[place + 1] as number)
  })
}

/** Leaves in the part's scratch what has a term of the plan, with sums. */
export function find(
  part: Part,
  plan: Plan,
  isWanted: (document: number) => boolean = () => true,
): void {
  const { segment, scratch } = part
  resetScratch(scratch)
  if (plan.literal !== null) {
    findSubstring(part, plan.literal, isWanted)
    return
  }
  plan.terms.forEach((term, place) => {
    const { kind, key } = term
    const bit = 1 << place
    const list = placeOf(kind === 'word' ? segment.terms : segment.concepts, key)
    if (list < 0) return
    if (kind === 'word') addList(segment.main, list, term, bit, scratch)
    else addConcept(segment.conceptLists, list, term, bit, scratch)
  })
  for (const { kind, key, weight } of plan.terms) {
    const list = kind === 'word' ? placeOf(segment.terms, key) : -1
    if (list >= 0) addToFound(segment.body, list, weight * BODY_IMPACT, scratch)
  }
}

function countQuality({ flags, rating }: Segment, document: number, tally: Tally): void {
  if (((flags[document] as number) & FLAGS.verified) !== 0) tally.verified += 1
  const { rated } = tally
  const own = rating[document] as number
  // From the highest step to the lowest; an unrated one reaches none.
  for (let step = RATED_FROM.length - 1; step >= 0 && own >= (RATED_FROM[step] as number); step--)
    rated[step] = (rated[step] as number) + 1
}

/** @param missed the one facet whose choice the document does not meet */
function countMissed(part: Part, document: number, missed: number, { values }: Tally): void {
  if (missed === 1 << AMENITY) return
  const { docValues, valueFacet, valueOffsets } = part.segment
  const end = valueOffsets[document + 1] as number
  for (let at = valueOffsets[document] as number; at < end; at++) {
    const own = docValues[at] as number
    if (missed !== 1 << (valueFacet[own] as number)) continue
    const value = part.globalValue[own] as number
    values[value] = (values[value] as number) + 1
  }
}

function countMatches(part: Part, matches: Uint32Array, tally: Tally, withQuality: boolean): void {
  const { segment, globalValue } = part
  const { kind } = segment
  const { totals } = tally
  tally.total += matches.length
  for (let place = 0; place < matches.length; place++) {
    const own = kind[matches[place] as number] as number
    totals[own] = (totals[own] as number) + 1
  }
  if (!tally.withFacets) return
  const { docValues, valueOffsets, values } = segment
  const counts = new Uint32Array(values.length)
  for (let place = 0; place < matches.length; place++) {
    const document = matches[place] as number
    if (withQuality) countQuality(segment, document, tally)
    const end = valueOffsets[document + 1] as number
    for (let at = valueOffsets[document] as number; at < end; at++) {
      const value = docValues[at] as number
      counts[value] = (counts[value] as number) + 1
    }
  }
  for (let own = 0; own < counts.length; own++) {
    const value = globalValue[own] as number
    tally.values[value] = (tally.values[value] as number) + (counts[own] as number)
  }
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
  return plan.understood === null && asksForAll(plan) && (sort !== 'relevance' || concern === null)
}
