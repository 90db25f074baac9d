import { LRUCache } from 'lru-cache'
import type { Lists } from '../index/postings.ts'
import type { Segment } from '../index/segment.ts'
import { type Bits, bitsIn, createBits, setBit } from '../rank/bits.ts'

/** A list unpacked: as a set, and for the impact of any document. */
export type OpenList = {
  bits: Bits
  /** Entries before each word of `bits`. */
  before: Uint32Array
  /** By entry, in the order of documents. */
  impacts: Uint8Array
  /** The highest one. */
  most: number
}

/** Lists of one segment that were asked for lately, unpacked; they are given up for others when there are too many. */
export type OpenLists = {
  open(lists: Lists, list: number): OpenList
  /** The documents of a list. */
  bitsOf(lists: Lists, list: number): Bits
  /** The same of lists that are never asked for more. */
  plainBits(lists: Lists, list: number): Bits
  /** What contains a text, worked out where it was not asked for lately. */
  literal(text: string, find: () => Bits): Bits
  /** Those of a list from an impact on. */
  reaching(lists: Lists, list: number, impact: number): Bits
}

/** Bytes of unpacked lists that are kept for each document, and at least. */
const KEPT_BYTES = 64
/** Map entries, closure and array headers of one list: with few documents far more than its bits. */
const ENTRY_BYTES = 512
const LEAST_BYTES = 2 ** 25

export function createOpenLists(segment: Segment): OpenLists {
  const { size } = segment
  const open = new LRUCache<string, OpenList | Bits>({
    maxSize: Math.max(LEAST_BYTES, KEPT_BYTES * size),
    sizeCalculation: (list) => ENTRY_BYTES + bytesOf(list),
  })
  const numbers = new Map<Lists, number>()
  function keep<T extends OpenList | Bits>(key: string, make: () => T): T {
    const known = open.get(key)
    if (known) return known as T
    const made = make()
    open.set(key, made)
    return made
  }

  /** A segment has few `Lists`, all long-lived, so a number names each. */
  function nameOf(lists: Lists, list: number): string {
    const number = numbers.get(lists) ?? numbers.size
    numbers.set(lists, number)
    return `${number}.${list}`
  }

  const openList = (lists: Lists, list: number): OpenList =>
    keep(`list ${nameOf(lists, list)}`, () => unpack(size, lists, list))
  return {
    open: openList,
    bitsOf: (lists, list) => openList(lists, list).bits,
    plainBits: (lists, list) =>
      keep(`bits ${nameOf(lists, list)}`, () => unpackBits(size, lists, list)),
    literal: (text, find) => keep(`text ${text}`, find),
    reaching(lists, list, impact) {
      const opened = openList(lists, list)
      if (impact <= 1) return opened.bits
      return keep(`from ${impact} ${nameOf(lists, list)}`, () => bitsFrom(opened, impact))
    },
  }
}

/** The impact of a document in a list; 0 when it is not there. */
export function impactIn({ bits, before, impacts }: OpenList, document: number): number {
  const at = document >>> 5
  const word = bits[at] as number
  const place = document & 31
  if (((word >>> place) & 1) === 0) return 0
  return impacts[(before[at] as number) + bitsIn(word & ((1 << place) - 1))] as number
}

function bytesOf(list: OpenList | Bits): number {
  if (list instanceof Uint32Array) return list.byteLength
  return list.bits.byteLength + list.before.byteLength + list.impacts.byteLength
}

function unpackBits(size: number, { offsets, bytes, weighted }: Lists, list: number): Bits {
  const bits = createBits(size)
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  while (at < end) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    if (weighted) at += 1
    setBit(bits, document)
  }
  return bits
}

function unpack(size: number, { offsets, counts, bytes }: Lists, list: number): OpenList {
  const bits = createBits(size)
  const impacts = new Uint8Array(counts[list] as number)
  let most = 0
  let at = offsets[list] as number
  let document = -1
  for (let entry = 0; entry < impacts.length; entry++) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    const impact = bytes[at++] as number
    setBit(bits, document)
    impacts[entry] = impact
    most = Math.max(most, impact)
  }
  const before = new Uint32Array(bits.length)
  for (let word = 1; word < bits.length; word++)
    before[word] = (before[word - 1] as number) + bitsIn(bits[word - 1] as number)
  return { bits, before, impacts, most }
}

function bitsFrom({ bits, impacts }: OpenList, impact: number): Bits {
  const kept = bits.slice()
  let entry = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    while (word !== 0) {
      const lowest = word & -word
      if ((impacts[entry++] as number) < impact) kept[at] = (kept[at] as number) & ~lowest
      word &= word - 1
    }
  }
  return kept
}
