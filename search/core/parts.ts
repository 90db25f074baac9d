import { createScratch, type Scratch } from './accumulate.ts'
import { placeOf } from './dictionary.ts'
import { type Lists, walkList } from './postings.ts'
import type { Segment } from './segment.ts'

/** A segment in service: what of it is gone, and where its facet values stand in the catalogue's table. */
export type Part = {
  segment: Segment
  /** One bit a document; null while nothing is gone. */
  deleted: Uint8Array | null
  deletedCount: number
  /** Place in the catalogue's table of values, by place in the segment's. */
  globalValue: Uint32Array
  scratch: Scratch
  /** Live entries of lists that were asked for since the last deletion, by list. */
  liveCounts: Map<string, number>
}

export function createPart(segment: Segment, globalValueOf: (key: string) => number): Part {
  return {
    segment,
    deleted: null,
    deletedCount: 0,
    globalValue: Uint32Array.from(segment.values, globalValueOf),
    scratch: createScratch(segment.size),
    liveCounts: new Map(),
  }
}

/** False when it was gone already. */
export function deleteDocument(part: Part, document: number): boolean {
  part.deleted ??= new Uint8Array((part.segment.size + 7) >>> 3)
  const byte = part.deleted[document >>> 3] as number
  const bit = 1 << (document & 7)
  if ((byte & bit) !== 0) return false
  part.deleted[document >>> 3] = byte | bit
  part.deletedCount += 1
  part.liveCounts.clear()
  return true
}

export function isDeleted({ deleted }: Part, document: number): boolean {
  return deleted !== null && ((deleted[document >>> 3] as number) & (1 << (document & 7))) !== 0
}

export function liveSize({ segment, deletedCount }: Part): number {
  return segment.size - deletedCount
}

export type ListKind = 'word' | 'concept' | 'tag'

/** The table and the lists of one kind of term. */
export function listsOf(segment: Segment, kind: ListKind): { table: string[]; lists: Lists } {
  if (kind === 'word') return { table: segment.terms, lists: segment.main }
  if (kind === 'concept') return { table: segment.concepts, lists: segment.conceptLists }
  return { table: segment.values, lists: segment.tagLists }
}

/** Documents of a list that are not gone, over all parts. */
export function liveCount(parts: readonly Part[], kind: ListKind, key: string): number {
  return parts.reduce((sum, part) => sum + liveCountIn(part, kind, key), 0)
}

function liveCountIn(part: Part, kind: ListKind, key: string): number {
  const { table, lists } = listsOf(part.segment, kind)
  const list = placeOf(table, key)
  if (list < 0) return 0
  const all = lists.counts[list] as number
  if (part.deleted === null) return all
  const name = `${kind} ${list}`
  const known = part.liveCounts.get(name)
  if (known !== undefined) return known
  let live = 0
  walkList(lists, list, (document) => {
    if (!isDeleted(part, document)) live += 1
    return false
  })
  part.liveCounts.set(name, live)
  return live
}
