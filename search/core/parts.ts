import { placeOf } from './index/dictionary.ts'
import { type Lists, walkList } from './index/postings.ts'
import type { Segment } from './index/segment.ts'
import { createPostingsCache, type PostingsCache } from './query/postings-cache.ts'
import { createScratch, type Scratch } from './rank/accumulate.ts'
import { type Bits, createBits, setBit } from './rank/bits.ts'

/** A live segment: its deleted documents, and its facet values in the catalogue's table. */
export type Part = {
  segment: Segment
  /** One bit per document; null if nothing is deleted. */
  deleted: Uint8Array | null
  deletedCount: number
  /** Index in the catalogue's table of values, by index in the segment's. */
  globalValue: Uint32Array
  scratch: Scratch
  postings: PostingsCache
  /** Documents of each kind and of other page scopes; created on demand. */
  scopes: Map<number | string, Bits>
  /** Live counts of lists requested since the last deletion, by list. */
  liveCounts: Map<string, number>
  /** Cached title keys (domain/named-title). */
  titleKeys: Map<number, string>
}

export function createPart(segment: Segment, globalValueOf: (key: string) => number): Part {
  return {
    segment,
    deleted: null,
    deletedCount: 0,
    globalValue: Uint32Array.from(segment.values, globalValueOf),
    scratch: createScratch(segment.size),
    postings: createPostingsCache(segment),
    scopes: new Map(),
    liveCounts: new Map(),
    titleKeys: new Map(),
  }
}

/** Returns false if it was already deleted. */
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

/** Removes deleted documents from a set. */
export function dropDeleted({ deleted }: Part, bits: Bits): void {
  if (deleted === null) return
  for (let at = 0; at < deleted.length; at++) {
    const byte = deleted[at] as number
    if (byte !== 0) bits[at >>> 2] = (bits[at >>> 2] as number) & ~(byte << ((at & 3) << 3))
  }
}

/** The set of a scope, created once: the documents of a part do not change. */
export function scopeBits(
  part: Part,
  name: number | string,
  isIn: (document: number) => boolean,
): Bits {
  const known = part.scopes.get(name)
  if (known) return known
  const bits = createBits(part.segment.size)
  for (let document = 0; document < part.segment.size; document++)
    if (isIn(document)) setBit(bits, document)
  part.scopes.set(name, bits)
  return bits
}

/** Documents of one kind. */
export function kindBits(part: Part, code: number): Bits {
  return scopeBits(part, code, (document) => part.segment.kind[document] === code)
}

/** Documents of one price band; code 0 is without a price. */
export function bandBits(part: Part, code: number): Bits {
  return scopeBits(part, `band ${code}`, (document) => part.segment.band[document] === code)
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

/** Live documents of a list, over all parts. */
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
