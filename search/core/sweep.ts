import { CONTENT_TYPES } from '#domain/category.ts'
import { PRICE_BANDS } from '#domain/listing.ts'
import type { ListingQuery, Sort } from '#domain/listing-query.ts'
import {
  type Bits,
  countBits,
  countEach,
  createBits,
  filterBits,
  hasBit,
  listBits,
  setBit,
  unsetBit,
} from './bits.ts'
import { FLAGS } from './columns.ts'
import { RATED_FROM, type Tally } from './counts.ts'
import { placeOf } from './dictionary.ts'
import { valueKey } from './facet-values.ts'
import {
  AMENITY,
  BAND,
  type Filters,
  keepScope,
  keepsAll,
  keepsQuality,
  missedFacets,
} from './filters.ts'
import type { Found } from './find.ts'
import { createMustCheck } from './musts.ts'
import { dropDeleted, kindBits, type Part } from './parts.ts'
import { asksForAll, type Plan } from './plan.ts'
import { createScorer } from './ranking.ts'
import { type Settled, withinReach } from './reach.ts'
import type { Segment } from './segment.ts'
import { offerStrongest } from './strongest.ts'
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

/** A plan, how far its list reaches, what was found of it and what its words name, in one part. */
export type Asked = { plan: Plan; settled: Settled; found: Found | null; titled: Titled }

/** What of a part matches: as a set and, where it was gone through, as a list. */
type Matches = { bits: Bits; documents: Uint32Array | null; count: number }

/**
 * Goes over what was found in one part: counts it, hands on what keeps to all filters and may find room. A
 * facet's counts ignore its own choice, except amenities', and those of rating and verified ignore both.
 *
 * @param byKind one of these for each kind, or one for all
 */
export function sweep(
  part: Part,
  asked: Asked,
  filters: Filters,
  { sort, tally, byKind }: { sort: Sort; tally: Tally | null; byKind: readonly OnMatch[] },
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

function matchesOf(part: Part, asked: Asked, filters: Filters, tally: Tally | null): Matches {
  const bits = wantedIn(part, asked, filters)
  const isWhole = keepsAll(filters)
  if (isWhole && !tally?.withFacets) {
    const count = tally ? countKinds(part, bits, tally) : countBits(bits)
    return { bits, documents: null, count }
  }
  const { kept } = part.scratch
  const wanted = kept.subarray(0, listBits(bits, kept))
  const documents = isWhole ? wanted : matchesIn(part, wanted, filters, tally)
  if (tally) countMatches(part, documents, tally, isWhole)
  if (isWhole) return { bits, documents, count: documents.length }
  const left = createBits(part.segment.size)
  for (const document of documents) setBit(left, document)
  return { bits: left, documents, count: documents.length }
}

function ofKind(part: Part, { bits }: Matches, code: number): Matches {
  const own = bits.map((word, at) => word & (kindBits(part, code)[at] as number))
  return { bits: own, documents: null, count: countBits(own) }
}

function documentsOf({ scratch }: Part, { bits, documents }: Matches): Uint32Array {
  return documents ?? scratch.kept.subarray(0, listBits(bits, scratch.kept))
}

/** Totals of a set by kind, and how many it holds. */
function countKinds(part: Part, bits: Bits, { totals }: Tally): number {
  const counts = countEach(
    bits,
    CONTENT_TYPES.map((_, code) => kindBits(part, code)),
  )
  counts.forEach((count, code) => {
    totals[code] = (totals[code] as number) + count
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Hands on what may still find room: what the words name, what has a concern as a tag, then by score. */
function rank(
  part: Part,
  { plan, settled, found, titled }: Asked,
  { bits, count }: Matches,
  exact: number,
  onMatch: OnMatch,
): void {
  const { concerns } = part.segment
  const broken = settled.relaxed && plan.understood ? createMustCheck(plan.understood, part) : null
  const scorer = createScorer(plan, found?.terms ?? [], part, broken)
  const one = new Uint32Array(1)
  const scoreOf = (document: number) => {
    one[0] = document
    scorer.score(one, 1)
    return scorer.scores[0] as number
  }
  const named = asksForAll(plan) ? null : found?.named
  let least = Number.NEGATIVE_INFINITY
  let rest = bits
  if (titled !== null) {
    rest = bits.slice()
    for (const [document, words] of titled) {
      if (!hasBit(bits, document)) continue
      least = onMatch(document, EXACT + words, named?.has(document) ? 0 : scoreOf(document))
      unsetBit(rest, document)
    }
  }
  if (exact !== 0) {
    rest = rest.slice()
    filterBits(rest, (document) => {
      if (((concerns[document] as number) & exact) === 0) return true
      least = onMatch(document, EXACT, scoreOf(document))
      return false
    })
  }
  offerStrongest(part, rest, count, scorer, least, (document, score) => onMatch(document, 0, score))
}

/** What was found, or all there is, that is not gone, in scope and keeps to the musts. */
function wantedIn(part: Part, { plan, settled, found, titled }: Asked, filters: Filters): Bits {
  const bits = withinReach(part, asksForAll(plan) ? null : found, settled.reach)
  dropDeleted(part, bits)
  keepScope(part, filters, bits)
  if (settled.relaxed || !plan.understood) return bits
  const broken = createMustCheck(plan.understood, part)
  // What is named by its title is shown whatever it breaks.
  if (broken)
    filterBits(bits, (document) => titled?.has(document) === true || broken(document) === 0)
  return bits
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
