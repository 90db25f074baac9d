import { LRUCache } from 'lru-cache'
import type { Lists } from '../index/postings.ts'
import type { Segment } from '../index/segment.ts'
import { type Bits, createBits, popcount, setBit } from '../rank/bits.ts'

/** A decoded list: a bit set, and the impact of each document. */
export type DecodedList = {
  bits: Bits
  /** Number of entries before each 32-bit word of `bits`. */
  before: Uint32Array
  /** By entry, in document order. */
  impacts: Uint8Array
  maxImpact: number
}

/** LRU cache of recently decoded lists of one segment. */
export type PostingsCache = {
  get(lists: Lists, list: number): DecodedList
  bitsOf(lists: Lists, list: number): Bits
  /** Documents of a list whose impacts are never needed. */
  plainBits(lists: Lists, list: number): Bits
  /** Documents that contain a text, computed if not cached. */
  literal(text: string, find: () => Bits): Bits
  /** Documents of a list with at least an impact. */
  withImpact(lists: Lists, list: number, impact: number): Bits
}

/** Cache size per document, with a minimum below. */
const CACHED_BYTES_PER_DOCUMENT = 64
/** Overhead of one entry: with few documents far more than its bits. */
const ENTRY_BYTES = 512
const MIN_CACHE_BYTES = 2 ** 25

export function createPostingsCache(segment: Segment): PostingsCache {
  const { size } = segment
  const cache = new LRUCache<string, DecodedList | Bits>({
    maxSize: Math.max(MIN_CACHE_BYTES, CACHED_BYTES_PER_DOCUMENT * size),
    sizeCalculation: (list) => ENTRY_BYTES + bytesOf(list),
  })
  const numbers = new Map<Lists, number>()
  function getOrCreate<T extends DecodedList | Bits>(key: string, make: () => T): T {
    const cached = cache.get(key)
    if (cached) return cached as T
    const created = make()
    cache.set(key, created)
    return created
  }

  /** A segment has few, long-lived `Lists`, so each gets a number. */
  function nameOf(lists: Lists, list: number): string {
    const number = numbers.get(lists) ?? numbers.size
    numbers.set(lists, number)
    return `${number}.${list}`
  }

  const getList = (lists: Lists, list: number): DecodedList =>
    getOrCreate(`list ${nameOf(lists, list)}`, () => decodeList(size, lists, list))
  return {
    get: getList,
    bitsOf: (lists, list) => getList(lists, list).bits,
    plainBits: (lists, list) =>
      getOrCreate(`bits ${nameOf(lists, list)}`, () => decodeBits(size, lists, list)),
    literal: (text, find) => getOrCreate(`text ${text}`, find),
    withImpact(lists, list, impact) {
      const opened = getList(lists, list)
      if (impact <= 1) return opened.bits
      return getOrCreate(`from ${impact} ${nameOf(lists, list)}`, () => bitsFrom(opened, impact))
    },
  }
}

/** The impact of a document in a list; 0 if absent. */
export function impactIn({ bits, before, impacts }: DecodedList, document: number): number {
  const at = document >>> 5
  const word = bits[at] as number
  const place = document & 31
  if (((word >>> place) & 1) === 0) return 0
  return impacts[(before[at] as number) + popcount(word & ((1 << place) - 1))] as number
}

function bytesOf(list: DecodedList | Bits): number {
  if (list instanceof Uint32Array) return list.byteLength
  return list.bits.byteLength + list.before.byteLength + list.impacts.byteLength
}

function decodeBits(size: number, { offsets, bytes, weighted }: Lists, list: number): Bits {
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

function decodeList(size: number, { offsets, counts, bytes }: Lists, list: number): DecodedList {
  const bits = createBits(size)
  const impacts = new Uint8Array(counts[list] as number)
  let maxImpact = 0
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
    maxImpact = Math.max(maxImpact, impact)
  }
  const before = new Uint32Array(bits.length)
  for (let word = 1; word < bits.length; word++)
    before[word] = (before[word - 1] as number) + popcount(bits[word - 1] as number)
  return { bits, before, impacts, maxImpact }
}

function bitsFrom({ bits, impacts }: DecodedList, impact: number): Bits {
  const remaining = bits.slice()
  let entry = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    while (word !== 0) {
      const lowest = word & -word
      if ((impacts[entry++] as number) < impact) remaining[at] = (remaining[at] as number) & ~lowest
      word &= word - 1
    }
  }
  return remaining
}
