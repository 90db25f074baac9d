import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { FACETS, type ListingQuery } from '#domain/listing/listing-query.ts'
import { isInLimits } from '#domain/place/search-area.ts'
import type { SearchScope } from '../../port.ts'
import { bandCode, concernMasks, FLAGS, kindCode } from '../index/columns.ts'
import { placeOf } from '../index/dictionary.ts'
import { valueKey } from '../index/facet-values.ts'
import { pointOf } from '../index/points.ts'
import { documentOf, type Segment } from '../index/segment.ts'
import { kindBits, type Part, scopeBits } from '../parts.ts'
import { type Bits, createBits, hasBit, intersectBits, setBit, unsetBit } from '../rank/bits.ts'

/** The chosen filters of a query, resolved against one segment. */
export type Filters = {
  /** Kind required by the page; -1 for any. */
  scopeKind: number
  concern: { exact: number; any: number } | null
  /** Documents inside the area and the radius that are not left out; null without any limit. */
  inside: Bits | null
  /** Selected kinds and price bands by code; null without a selection. */
  kinds: Uint8Array | null
  bands: Uint8Array | null
  /** One bit per other facet with a selection; these are looked up in a document's values. */
  otherFacets: number
  /** Index of the facet + 1 for a selected value, else 0. */
  marks: Uint8Array
  /** All selected amenities are required; for other facets any value suffices. */
  amenities: number
  minRating: number
  flags: number
}

export const AMENITY = FACETS.indexOf('amenity')
const KIND = FACETS.indexOf('contentType')
const BAND = FACETS.indexOf('price')

export function compileFilters(
  query: ListingQuery,
  { contentType, without = [] }: Pick<SearchScope, 'contentType' | 'without'>,
  segment: Segment,
): Filters {
  const isChosen = FACETS.some((facet) => query.facets[facet].length > 0)
  const marks = new Uint8Array(isChosen ? segment.values.length : 0)
  let chosen = 0
  FACETS.forEach((facet, place) => {
    for (const value of query.facets[facet]) {
      chosen |= 1 << place
      const at = placeOf(segment.values, valueKey(facet, value))
      if (at >= 0) marks[at] = place + 1
    }
  })
  return {
    scopeKind: contentType === undefined ? -1 : kindCode(contentType),
    concern: query.concern && concernMasks(query.concern),
    inside: withoutIds(insideLimits(query, segment), without, segment),
    kinds: chosenCodes(query.facets.contentType, CONTENT_TYPES, kindCode),
    bands: chosenCodes(query.facets.price, PRICE_BANDS, bandCode),
    otherFacets: chosen & ~(1 << KIND) & ~(1 << BAND),
    marks,
    amenities: new Set(query.facets.amenity).size,
    minRating: query.minRating === null ? -1 : Math.fround(query.minRating),
    flags: query.verifiedOnly ? FLAGS.verified : 0,
  }
}

/** Latitudes and longitudes of all documents are compared: some milliseconds for a hundred thousand. */
function insideLimits(query: ListingQuery, segment: Segment): Bits | null {
  if (query.area === null && (query.near?.km ?? null) === null) return null
  const bits = createBits(segment.size)
  for (let document = 0; document < segment.size; document++)
    if (isInLimits(pointOf(segment, document), query)) setBit(bits, document)
  return bits
}

function withoutIds(inside: Bits | null, ids: readonly string[], segment: Segment): Bits | null {
  const documents = ids.map((id) => documentOf(segment, id)).filter((document) => document >= 0)
  if (documents.length === 0) return inside
  const bits = inside ?? createBits(segment.size).fill(-1)
  for (const document of documents) unsetBit(bits, document)
  return bits
}

/** 1 for each selected code; unknown values select none. */
function chosenCodes<T extends string>(
  chosen: readonly string[],
  known: readonly T[],
  codeOf: (value: T) => number,
): Uint8Array | null {
  if (chosen.length === 0) return null
  const codes = new Uint8Array(known.length + 1)
  for (const value of known) if (chosen.includes(value)) codes[codeOf(value)] = 1
  return codes
}

/** Whether only kinds and price bands are selected. */
export function isUnfiltered({ otherFacets, minRating, flags }: Filters): boolean {
  return otherFacets === 0 && minRating < 0 && flags === 0
}

export function isInScope(
  { scopeKind, concern, inside }: Filters,
  segment: Segment,
  document: number,
): boolean {
  return (
    (inside === null || hasBit(inside, document)) &&
    (scopeKind < 0 || segment.kind[document] === scopeKind) &&
    (concern === null || ((segment.concerns[document] as number) & concern.any) !== 0)
  )
}

/** All documents of a part; must not be modified. */
export function allIn(part: Part): Bits {
  return scopeBits(part, 'all', () => true)
}

/** Whether the page, an area or a radius restricts the scope. */
export function isScoped({ scopeKind, concern, inside }: Filters): boolean {
  return scopeKind >= 0 || concern !== null || inside !== null
}

/** Removes documents outside the scope of a page, its area and its radius. */
export function applyScope(part: Part, { scopeKind, concern, inside }: Filters, bits: Bits): void {
  const { concerns } = part.segment
  if (inside !== null) intersectBits(bits, inside)
  if (scopeKind >= 0) intersectBits(bits, kindBits(part, scopeKind))
  if (concern === null) return
  const has = (document: number) => ((concerns[document] as number) & concern.any) !== 0
  intersectBits(bits, scopeBits(part, `concern ${concern.any}`, has))
}

/** The facets whose selection a document does not meet, one bit each. */
export function missedFacets(filters: Filters, segment: Segment, document: number): number {
  const { otherFacets, kinds, bands, marks, amenities } = filters
  const missed =
    (kinds !== null && kinds[segment.kind[document] as number] === 0 ? 1 << KIND : 0) |
    (bands !== null && bands[segment.band[document] as number] === 0 ? 1 << BAND : 0)
  if (otherFacets === 0) return missed
  const { docValues } = segment
  const end = segment.valueOffsets[document + 1] as number
  let met = 0
  let amenitiesMet = 0
  for (let at = segment.valueOffsets[document] as number; at < end; at++) {
    const mark = marks[docValues[at] as number] as number
    if (mark === 0) continue
    if (mark === AMENITY + 1) amenitiesMet += 1
    else met |= 1 << (mark - 1)
  }
  if (amenitiesMet === amenities) met |= 1 << AMENITY
  return missed | (otherFacets & ~met)
}

export function meetsQuality(
  { minRating, flags }: Filters,
  segment: Segment,
  document: number,
): boolean {
  return (
    ((segment.flags[document] as number) & flags) === flags &&
    (minRating < 0 || (segment.rating[document] as number) >= minRating)
  )
}
