import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { FLAGS } from '../index/columns.ts'
import { placeOf } from '../index/dictionary.ts'
import { valueKey } from '../index/facet-values.ts'
import type { Segment } from '../index/segment.ts'
import { bandBits, kindBits, type Part, scopeBits } from '../parts.ts'
import { AMENITY, type Filters, meetsQuality, missedFacets } from '../query/filters.ts'
import {
  addBits,
  type Bits,
  countEach,
  countIntersection,
  createBits,
  dropBits,
  eachBit,
  intersectBits,
  setBit,
} from './bits.ts'
import { type FacetCounters, RATED_FROM } from './facet-counters.ts'

/** Adds totals by kind; returns the size of the set. */
export function countKinds(part: Part, bits: Bits, { totals }: FacetCounters): number {
  const counts = countEach(bits, allKinds(part))
  counts.forEach((count, code) => {
    totals[code] = (totals[code] as number) + count
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

const allKinds = (part: Part) => CONTENT_TYPES.map((_, code) => kindBits(part, code))
/** The first set is without a price. */
const allBands = (part: Part) => [null, ...PRICE_BANDS].map((_, code) => bandBits(part, code))

/** Filters by selected kinds and price bands; documents that miss one of the two count towards its facet. */
export function filterByCodes(
  part: Part,
  wanted: Bits,
  { kinds, bands }: Filters,
  counters: FacetCounters | null,
): Bits {
  if (kinds === null && bands === null) return wanted
  const ofKinds = kinds && chosenOf(allKinds(part), kinds, wanted.length)
  const ofBands = bands && chosenOf(allBands(part), bands, wanted.length)
  if (counters?.withFacets) {
    const missing = (missed: Bits, kept: Bits | null, sets: readonly Bits[]) => {
      const bits = wanted.slice()
      dropBits(bits, missed)
      if (kept) intersectBits(bits, kept)
      return countEach(bits, sets)
    }
    if (ofKinds) {
      const counts = missing(ofKinds, ofBands, allKinds(part))
      CONTENT_TYPES.forEach((kind, code) => {
        addValue(part, valueKey('contentType', kind), counts[code] as number, counters)
      })
    }
    if (ofBands) {
      const counts = missing(ofBands, ofKinds, allBands(part))
      PRICE_BANDS.forEach((band, place) => {
        addValue(part, valueKey('price', band), counts[place + 1] as number, counters)
      })
    }
  }
  const bits = wanted.slice()
  if (ofKinds) intersectBits(bits, ofKinds)
  if (ofBands) intersectBits(bits, ofBands)
  return bits
}

/** Union of the selected sets. */
function chosenOf(sets: readonly Bits[], isChosen: Uint8Array, words: number): Bits {
  const all = createBits(words * 32)
  sets.forEach((set, code) => {
    if (isChosen[code] === 1) addBits(all, set)
  })
  return all
}

function addValue(
  { segment, globalValue }: Part,
  key: string,
  count: number,
  counters: FacetCounters,
): void {
  const own = placeOf(segment.values, key)
  if (own < 0) return
  const value = globalValue[own] as number
  counters.values[value] = (counters.values[value] as number) + count
}

/** Filters document by document; those that miss one facet's selection count towards that facet. */
export function filterEach(
  part: Part,
  wanted: Bits,
  filters: Filters,
  counters: FacetCounters | null,
): Bits {
  const { segment } = part
  const counted = counters?.withFacets ? counters : null
  const kept = createBits(segment.size)
  eachBit(wanted, (document) => {
    const missed = missedFacets(filters, segment, document)
    const isGood = meetsQuality(filters, segment, document)
    if (missed === 0 && isGood) setBit(kept, document)
    if (counted === null) return
    if (missed === 0) countQuality(segment, document, counted)
    else if (isGood && (missed & (missed - 1)) === 0) countMissed(part, document, missed, counted)
  })
  return kept
}

function countQuality({ flags, rating }: Segment, document: number, counters: FacetCounters): void {
  if (((flags[document] as number) & FLAGS.verified) !== 0) counters.verified += 1
  const { rated } = counters
  const own = rating[document] as number
  // From the highest step to the lowest; unrated documents reach none.
  for (let step = RATED_FROM.length - 1; step >= 0 && own >= (RATED_FROM[step] as number); step--)
    rated[step] = (rated[step] as number) + 1
}

/** Counts verified and rated documents of a whole set. */
export function countQualities(part: Part, bits: Bits, counters: FacetCounters): void {
  const { flags, rating } = part.segment
  const isVerified = (document: number) => ((flags[document] as number) & FLAGS.verified) !== 0
  counters.verified += countIntersection(bits, scopeBits(part, 'verified', isVerified))
  RATED_FROM.forEach((least, step) => {
    const isRated = (document: number) => (rating[document] as number) >= least
    counters.rated[step] =
      (counters.rated[step] as number) +
      countIntersection(bits, scopeBits(part, `rated ${least}`, isRated))
  })
}

/** @param missed the one facet whose choice the document does not meet */
function countMissed(
  part: Part,
  document: number,
  missed: number,
  { values }: FacetCounters,
): void {
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

/** Counts every facet value of some documents. */
export function countValues(part: Part, documents: Uint32Array, counters: FacetCounters): void {
  const { docValues, valueOffsets, values } = part.segment
  const counts = new Uint32Array(values.length)
  for (let place = 0; place < documents.length; place++) {
    const document = documents[place] as number
    const end = valueOffsets[document + 1] as number
    for (let at = valueOffsets[document] as number; at < end; at++) {
      const value = docValues[at] as number
      counts[value] = (counts[value] as number) + 1
    }
  }
  for (let own = 0; own < counts.length; own++) {
    const value = part.globalValue[own] as number
    counters.values[value] = (counters.values[value] as number) + (counts[own] as number)
  }
}
