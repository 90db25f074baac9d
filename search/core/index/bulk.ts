import type { Listing } from '#domain/listing/listing.ts'
import type { ConceptReader } from '../query/language.ts'
import { buildSegment } from './build.ts'
import { mergeSegments } from './merge.ts'
import { openSegment, type Segment, type SegmentData } from './segment.ts'

/** Listings per segment; larger catalogues are merged from several segments. */
const CHUNK = 8_192

/** Indexes any number of listings, added in batches; ids must not repeat. */
export type BulkBuilder = { add(listings: readonly Listing[]): void; finish(): SegmentData }

export function createBulkBuilder(conceptsOf: ConceptReader): BulkBuilder {
  const segments: Segment[] = []
  let waiting: Listing[] = []

  function flush(isFinal: boolean): void {
    segments.push(openSegment(buildSegment(waiting, conceptsOf, isFinal)))
    waiting = []
  }

  return {
    add(listings) {
      for (const listing of listings) {
        waiting.push(listing)
        if (waiting.length === CHUNK) flush(false)
      }
    },
    finish() {
      if (segments.length === 0) {
        flush(true)
        return (segments[0] as Segment).data
      }
      if (waiting.length > 0) flush(false)
      return mergeSegments(segments.splice(0).map((segment) => ({ segment, deleted: null })))
    },
  }
}
