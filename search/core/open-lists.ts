import { LRUCache } from 'lru-cache'
import { yieldOf } from '#domain/listing/ranking.ts'
import { type Bits, bitsIn, createBits, setBit } from './bits.ts'
import { FLAGS } from './columns.ts'
import { TOP_IMPACT } from './fields.ts'
import type { Lists } from './postings.ts'
import { qualityOf } from './quality.ts'
import type { Segment } from './segment.ts'

/**
 * A list unpacked: as a set, for the impact of any document, and from its strongest documents down. A
 * document's level is its impact times what the document is worth beside the best one (rating, made up or
 * not), rounded up to 1 to 255.
 */
export type OpenList = {
  bits: Bits
  /** Entries before each word of `bits`. */
  before: Uint32Array
  /** By entry, in the order of documents. */
  impacts: Uint8Array
  /** The documents of the highest levels, whole levels each. */
  strongest: Uint32Array
  /** Level of each of `strongest`, descending. */
  levels: Uint8Array
  /** Highest level of the others; 0 when there are none. */
  restLevel: number
}

/** Lists of one segment that were asked for lately, unpacked; they are given up for others when there are too many. */
export type OpenLists = {
  /** What the best document is worth (see worthOf). */
  readonly bestWorth: number
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
/** So many of the strongest are kept in order; beyond, all there is is looked at. */
const STRONGEST_SHARE = 1 / 32
const LEAST_STRONGEST = 2_048

export function createOpenLists(segment: Segment): OpenLists {
  const { size } = segment
  const open = new LRUCache<string, OpenList | Bits>({
    maxSize: Math.max(LEAST_BYTES, KEPT_BYTES * size),
    sizeCalculation: (list) => ENTRY_BYTES + bytesOf(list),
  })
  const numbers = new Map<Lists, number>()
  let best: number | null = null

  function bestWorth(): number {
    if (best === null) {
      best = 0
      for (let document = 0; document < size; document++)
        best = Math.max(best, worthOf(segment, document))
    }
    return best
  }

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
    keep(`list ${nameOf(lists, list)}`, () => unpack(segment, lists, list, bestWorth()))
  return {
    get bestWorth() {
      return bestWorth()
    },
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

/** What a document is worth before anything is asked: its rating, and half where it is made up or poorly rated. */
export function worthOf({ score, flags }: Segment, document: number): number {
  const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
  const damped = score[document] as number
  return qualityOf(damped) * yieldOf(isSample, damped)
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
  const { bits, before, impacts, strongest, levels } = list
  return [bits, before, impacts, strongest, levels].reduce((sum, own) => sum + own.byteLength, 0)
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

function unpack(
  segment: Segment,
  { offsets, counts, bytes }: Lists,
  list: number,
  bestWorth: number,
): OpenList {
  const bits = createBits(segment.size)
  const documents = new Uint32Array(counts[list] as number)
  const impacts = new Uint8Array(documents.length)
  const levels = new Uint8Array(documents.length)
  const sizes = new Uint32Array(TOP_IMPACT + 1)
  let at = offsets[list] as number
  let document = -1
  for (let entry = 0; entry < documents.length; entry++) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    const impact = bytes[at++] as number
    setBit(bits, document)
    documents[entry] = document
    impacts[entry] = impact
    const level = Math.min(
      TOP_IMPACT,
      Math.ceil((impact * worthOf(segment, document)) / bestWorth - ROUNDING),
    )
    levels[entry] = level
    sizes[level] = (sizes[level] as number) + 1
  }
  const before = new Uint32Array(bits.length)
  for (let word = 1; word < bits.length; word++)
    before[word] = (before[word - 1] as number) + bitsIn(bits[word - 1] as number)
  return { bits, before, impacts, ...strongestOf(documents, levels, sizes) }
}

/** What is a whole number but for rounding is not one more. */
const ROUNDING = 1e-9

/** The documents of the highest levels, by counting. */
function strongestOf(documents: Uint32Array, levels: Uint8Array, sizes: Uint32Array) {
  const most = Math.max(LEAST_STRONGEST, documents.length * STRONGEST_SHARE * 4)
  const starts = new Uint32Array(TOP_IMPACT + 1)
  let size = 0
  let least = TOP_IMPACT + 1
  while (least > 1 && (size === 0 || size + (sizes[least - 1] as number) <= most)) {
    least -= 1
    starts[least] = size
    size += sizes[least] as number
  }
  const strongest = new Uint32Array(size)
  const own = new Uint8Array(size)
  let restLevel = 0
  for (let entry = 0; entry < documents.length; entry++) {
    const level = levels[entry] as number
    if (level < least) {
      if (level > restLevel) restLevel = level
      continue
    }
    const place = starts[level] as number
    strongest[place] = documents[entry] as number
    own[place] = level
    starts[level] = place + 1
  }
  return { strongest, levels: own, restLevel }
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
