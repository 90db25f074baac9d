/** A set of documents, one bit each. Bits beyond the last document are never set. */
export type Bits = Uint32Array<ArrayBuffer>

/** Words and documents scored as one block: their sums fit in the L1 cache. */
export const BLOCK_WORDS = 64
export const BLOCK = BLOCK_WORDS * 32

export function createBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function setBit(bits: Bits, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31))
}

export function unsetBit(bits: Bits, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] as number) & ~(1 << (document & 31))
}

export function hasBit(bits: Bits, document: number): boolean {
  return (((bits[document >>> 5] as number) >>> (document & 31)) & 1) === 1
}

/** Number of set bits in a 32-bit word. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Size of a set; counting may stop at `enough`. */
export function countBits(bits: Bits, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (let at = 0; at < bits.length && count < enough; at++) {
    const word = bits[at] as number
    if (word !== 0) count += popcount(word)
  }
  return count
}

/** Size of the intersection of two sets. */
export function countIntersection(some: Bits, others: Bits): number {
  let count = 0
  for (let at = 0; at < some.length; at++) {
    const word = (some[at] as number) & (others[at] as number)
    if (word !== 0) count += popcount(word)
  }
  return count
}

/** Size of the intersection of a set with each of some sets, which partition all documents. */
export function countEach(bits: Bits, sets: readonly Bits[]): number[] {
  const counts = sets.map(() => 0)
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    // Counted bits are removed, so the last sets are rarely read.
    for (let which = 0; word !== 0; which++) {
      const own = word & ((sets[which] as Bits)[at] as number)
      if (own === 0) continue
      counts[which] = (counts[which] as number) + popcount(own)
      word ^= own
    }
  }
  return counts
}

export function addBits(to: Bits, from: Bits): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) | (from[at] as number)
}

export function intersectBits(to: Bits, kept: Bits): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) & (kept[at] as number)
}

export function dropBits(to: Bits, dropped: Bits): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) & ~(dropped[at] as number)
}

/** Adds the documents that are in at least two of the sets. */
export function addInAtLeastTwo(to: Bits, sets: readonly Bits[]): void {
  for (let at = 0; at < to.length; at++) {
    let once = 0
    let twice = 0
    for (let which = 0; which < sets.length; which++) {
      const word = (sets[which] as Bits)[at] as number
      twice |= once & word
      once |= word
    }
    to[at] = (to[at] as number) | twice
  }
}

/** Writes the documents of a set into an array, ascending, and returns their number. */
export function listBits(bits: Bits, to: Uint32Array): number {
  let size = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    while (word !== 0) {
      to[size++] = (at << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return size
}

export function eachBit(bits: Bits, visit: (document: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    while (word !== 0) {
      visit((at << 5) + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}

/** Removes documents that do not satisfy a predicate. */
export function filterBits(bits: Bits, predicate: (document: number) => boolean): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    let kept = word
    while (word !== 0) {
      const lowest = word & -word
      if (!predicate((at << 5) + 31 - Math.clz32(lowest))) kept &= ~lowest
      word &= word - 1
    }
    bits[at] = kept
  }
}

/** Number of documents that satisfy a predicate; counting stops at `enough`. */
export function countMatching(
  bits: Bits,
  enough: number,
  predicate: (document: number) => boolean,
): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number
    while (word !== 0) {
      if (predicate((at << 5) + 31 - Math.clz32(word & -word)) && ++count >= enough) return count
      word &= word - 1
    }
  }
  return count
}
