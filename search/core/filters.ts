import type { ContentType } from '#domain/category.ts'
import { FACETS, type ListingQuery } from '#domain/listing-query.ts'
import { concernMasks, FLAGS, kindCode } from './columns.ts'
import { placeOf } from './dictionary.ts'
import { valueKey } from './facet-values.ts'
import type { Segment } from './segment.ts'

/** The chosen filters of a query, resolved against one segment. */
export type Filters = {
  /** Kind that all must have (the page's); -1 for any. */
  scopeKind: number
  concern: { exact: number; any: number } | null
  /** One bit for each facet with a choice, by its place in FACETS. */
  chosen: number
  /** Place of the facet + 1 for a chosen value, else 0. */
  marks: Uint8Array
  /** All chosen amenities must be there; of other facets any value is enough. */
  amenities: number
  minRating: number
  flags: number
}

export const AMENITY = FACETS.indexOf('amenity')

export function compileFilters(
  query: ListingQuery,
  contentType: ContentType | undefined,
  segment: Segment,
): Filters {
  const marks = new Uint8Array(segment.values.length)
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
    chosen,
    marks,
    amenities: new Set(query.facets.amenity).size,
    minRating: query.minRating === null ? -1 : Math.fround(query.minRating),
    flags: query.verifiedOnly ? FLAGS.verified : 0,
  }
}

/** Whether no choice was made that a document could miss. */
export function keepsAll({ chosen, minRating, flags }: Filters): boolean {
  return chosen === 0 && minRating < 0 && flags === 0
}

export function isInScope(
  { scopeKind, concern }: Filters,
  segment: Segment,
  document: number,
): boolean {
  return (
    (scopeKind < 0 || segment.kind[document] === scopeKind) &&
    (concern === null || ((segment.concerns[document] as number) & concern.any) !== 0)
  )
}

/** The facets whose choice a document does not meet, a bit each. */
export function missedFacets(filters: Filters, segment: Segment, document: number): number {
  const { chosen, marks, amenities } = filters
  if (chosen === 0) return 0
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
  return chosen & ~met
}

export function keepsQuality(
  { minRating, flags }: Filters,
  segment: Segment,
  document: number,
): boolean {
  return (
    ((segment.flags[document] as number) & flags) === flags &&
    (minRating < 0 || (segment.rating[document] as number) >= minRating)
  )
}
