import { FACETS } from '#domain/listing/listing-query.ts'
import { SAMPLE_YIELDS, SHARED_NEEDS_SHOWN } from '#domain/listing/ranking.ts'
import type { Hit } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { FLAGS } from './index/columns.ts'
import { byCodeUnits, placeOf } from './index/dictionary.ts'
import { walkList } from './index/postings.ts'
import type { Segment } from './index/segment.ts'
import { isDeleted, liveCount, type Part } from './parts.ts'
import { addHead, resetScratch } from './rank/accumulate.ts'
import { createTop, type TopHit } from './rank/top.ts'

/** Ranks considered in each of the two orders. */
const DEPTH = 100
/** Rank constant of the fusion: lower values favour the first ranks. */
const FUSION = 20
const TAG_UNIT = 1_000

/**
 * Similar listings of the same kind: two orders, by shared tags (weighted by rarity) and by cosine similarity
 * of concepts, fused by rank. With `sameType` those of its type come first.
 */
export function answerSimilar(
  catalogue: Catalogue,
  id: string,
  limit: number,
  sameType: boolean,
): Hit[] {
  const place = catalogue.find(id)
  if (!place || limit <= 0) return []
  const source = { ...place, segment: (catalogue.parts[place.part] as Part).segment }
  const { concepts, tags } = traitsOf(catalogue, source)
  const orders = [
    ranked(catalogue, source, sameType, limit, (part) => {
      for (const [concept, strength] of concepts) {
        const list = placeOf(part.segment.concepts, concept)
        if (list >= 0)
          addHead(
            part.segment.conceptLists,
            list,
            strength,
            1,
            Number.MAX_SAFE_INTEGER,
            part.scratch,
          )
      }
      return (document, sum) => sum / ((part.segment.conceptNorm[document] as number) || 1)
    }),
    ranked(catalogue, source, sameType, limit, (part) => {
      for (const [tag, weight] of tags) {
        const list = placeOf(part.segment.values, tag)
        if (list >= 0)
          addHead(part.segment.tagLists, list, weight, 1, Number.MAX_SAFE_INTEGER, part.scratch)
      }
      return (_, sum) => sum
    }),
  ]
  const ofSample = isSample(source.segment, source.document)
  const strongest = [...concepts].sort(([, a], [, b]) => b - a).map(([name]) => name)
  return fuse(catalogue, orders, { concepts: strongest, sameType, ofSample }).slice(0, limit)
}

type Source = { part: number; document: number; segment: Segment }

/** Concepts with strengths (0 to 255), tags with weights. */
function traitsOf({ parts, size }: Catalogue, { segment, document }: Source) {
  const concepts = new Map<string, number>()
  for (
    let at = segment.conceptOffsets[document] as number;
    at < (segment.conceptOffsets[document + 1] as number);
    at++
  ) {
    const concept = segment.docConcepts[at] as number
    walkList(segment.conceptLists, concept, (other, impact) => {
      if (other === document) concepts.set(segment.concepts[concept] as string, impact)
      return other >= document
    })
  }
  const tags = new Map<string, number>()
  const tag = FACETS.indexOf('tag')
  for (
    let at = segment.valueOffsets[document] as number;
    at < (segment.valueOffsets[document + 1] as number);
    at++
  ) {
    const value = segment.docValues[at] as number
    if (segment.valueFacet[value] !== tag) continue
    const key = segment.values[value] as string
    const count = liveCount(parts, 'tag', key)
    tags.set(key, Math.round(TAG_UNIT * Math.log(1 + size / (1 + count))))
  }
  return { concepts, tags }
}

/** The top of one order: documents of the same kind, without the source. */
function ranked(
  { parts, idOf }: Catalogue,
  source: Source,
  sameType: boolean,
  limit: number,
  add: (part: Part) => (document: number, sum: number) => number,
): TopHit[] {
  const kind = source.segment.kind[source.document]
  const type = typeKeyOf(source.segment, source.document)
  const top = createTop(Math.max(DEPTH, limit), idOf)
  parts.forEach((part, place) => {
    const { segment, scratch } = part
    resetScratch(scratch)
    const score = add(part)
    const ownType = type === null ? -1 : placeOf(segment.values, type)
    for (let at = 0; at < scratch.found; at++) {
      const document = scratch.touched[at] as number
      if (segment.kind[document] !== kind || isDeleted(part, document)) continue
      if (place === source.part && document === source.document) continue
      const first = sameType && hasValue(segment, document, ownType) ? 1 : 0
      const rating = segment.score[document] as number
      top.offer(first, score(document, scratch.sums[document] as number), rating, place, document)
    }
  })
  return top.inOrder()
}

function fuse(
  catalogue: Catalogue,
  orders: readonly TopHit[][],
  { concepts, sameType, ofSample }: { concepts: string[]; sameType: boolean; ofSample: boolean },
): Hit[] {
  const fused = new Map<string, { score: number; first: number }>()
  for (const order of orders) {
    order.forEach(({ part, document, first }, rank) => {
      const id = catalogue.idOf(part, document)
      const isMadeUp = isSample(catalogue.parts[part]?.segment, document)
      const share = isMadeUp && !ofSample ? SAMPLE_YIELDS : 1
      const known = fused.get(id) ?? { score: 0, first }
      fused.set(id, { ...known, score: known.score + share / (FUSION + rank) })
    })
  }
  return [...fused]
    .sort(
      ([a, one], [b, other]) =>
        (sameType ? other.first - one.first : 0) || other.score - one.score || byCodeUnits(a, b),
    )
    .map(([id, { score }]) => ({
      id,
      score,
      why: { words: [], concepts: sharedWith(catalogue, id, concepts) },
    }))
}

/** Whether a listing is a sample, which ranks below real ones. */
function isSample(segment: Segment | undefined, document: number): boolean {
  return ((segment?.flags[document] ?? 0) & FLAGS.sample) !== 0
}

/** The first of some concepts that a listing shares. */
function sharedWith(catalogue: Catalogue, id: string, concepts: readonly string[]): string[] {
  const place = catalogue.find(id)
  if (!place) return []
  const { segment } = catalogue.parts[place.part] as Part
  const own = new Set(
    Array.from(
      segment.docConcepts.subarray(
        segment.conceptOffsets[place.document],
        segment.conceptOffsets[place.document + 1],
      ),
      (concept) => segment.concepts[concept],
    ),
  )
  return concepts.filter((concept) => own.has(concept)).slice(0, SHARED_NEEDS_SHOWN)
}

function typeKeyOf(segment: Segment, document: number): string | null {
  const type = FACETS.indexOf('type')
  for (
    let at = segment.valueOffsets[document] as number;
    at < (segment.valueOffsets[document + 1] as number);
    at++
  ) {
    const value = segment.docValues[at] as number
    if (segment.valueFacet[value] === type) return segment.values[value] as string
  }
  return null
}

function hasValue(segment: Segment, document: number, value: number): boolean {
  if (value < 0) return false
  const end = segment.valueOffsets[document + 1] as number
  for (let at = segment.valueOffsets[document] as number; at < end; at++)
    if (segment.docValues[at] === value) return true
  return false
}
