import { COVERAGE_SHARE, MET } from '#domain/listing/ranking.ts'
import { type Bits, bitsIn } from './bits.ts'
import { BODY_IMPACT, impactOf } from './fields.ts'
import type { OpenTerm } from './find.ts'
import { impactIn } from './open-lists.ts'
import { SHARES } from './plan.ts'

/** Words of a set, and documents, that are added up together: their sums stay in the nearest cache. */
export const BLOCK_WORDS = 64
export const BLOCK = BLOCK_WORDS * 32

/** What of a concept's impact counts as met in full. */
export const MET_IMPACT = impactOf(MET)
/** What coverage is without anything met, and what one unit of shares adds. */
export const LEAST_COVERAGE = 1 - COVERAGE_SHARE
export const COVERAGE_STEP = COVERAGE_SHARE / (SHARES * MET_IMPACT)

/** What terms say of some documents together. */
export type Sayings = {
  /** By place in the documents last added up. */
  readonly said: Float64Array
  /** Adds up the first `count` of some documents, wherever they stand; at most BLOCK. */
  addEach(documents: Uint32Array, count: number): void
  /**
   * Adds up a block of a set term by term, which reads each list in order. Writes the documents of which at
   * least so much is said, and answers how many they are.
   *
   * @param from the first of BLOCK_WORDS words of the set
   */
  addBlock(set: Bits, from: number, least: number, documents: Uint32Array): number
}

// One question is answered at a time, so that all share this memory. Sums are whole numbers below 2 ** 31:
// exact in whatever order terms are added.
const meant = new Int32Array(BLOCK)
const met = new Int32Array(BLOCK)
const words = new Int32Array(BLOCK)
const said = new Float64Array(BLOCK)

export function createSayings(terms: readonly OpenTerm[]): Sayings {
  /** The sum at a place, which is free again. */
  function take(place: number): number {
    const coverage = LEAST_COVERAGE + COVERAGE_STEP * (met[place] as number)
    const sum = (meant[place] as number) * coverage + (words[place] as number)
    meant[place] = 0
    met[place] = 0
    words[place] = 0
    return sum
  }

  function addAt(place: number, document: number, { term, list, body }: OpenTerm): void {
    const impact = impactIn(list, document)
    if (impact === 0) {
      if (body !== null && (((body[document >>> 5] as number) >>> (document & 31)) & 1) !== 0)
        words[place] = (words[place] as number) + BODY_IMPACT * term.weight
    } else if (term.kind === 'word') words[place] = (words[place] as number) + impact * term.weight
    else {
      meant[place] = (meant[place] as number) + impact * term.weight
      met[place] = (met[place] as number) + Math.min(impact, MET_IMPACT) * term.share
    }
  }

  function addConcept(
    { list: { bits, before, impacts }, term: { weight, share } }: OpenTerm,
    set: Bits,
    from: number,
    end: number,
  ): void {
    for (let at = from; at < end; at++) {
      const all = bits[at] as number
      for (let rest = all & (set[at] as number); rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest
        const impact = impacts[(before[at] as number) + bitsIn(all & (lowest - 1))] as number
        const place = ((at - from) << 5) + 31 - Math.clz32(lowest)
        meant[place] = (meant[place] as number) + impact * weight
        met[place] = (met[place] as number) + (impact < MET_IMPACT ? impact : MET_IMPACT) * share
      }
    }
  }

  function addWord(
    { list: { bits, before, impacts }, term: { weight }, body }: OpenTerm,
    set: Bits,
    from: number,
    end: number,
  ): void {
    for (let at = from; at < end; at++) {
      const all = bits[at] as number
      const wanted = set[at] as number
      for (let rest = all & wanted; rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest
        const impact = impacts[(before[at] as number) + bitsIn(all & (lowest - 1))] as number
        const place = ((at - from) << 5) + 31 - Math.clz32(lowest)
        words[place] = (words[place] as number) + impact * weight
      }
      if (body === null) continue
      for (let rest = (body[at] as number) & wanted & ~all; rest !== 0; rest &= rest - 1) {
        const place = ((at - from) << 5) + 31 - Math.clz32(rest & -rest)
        words[place] = (words[place] as number) + BODY_IMPACT * weight
      }
    }
  }

  return {
    said,
    addEach(documents, count) {
      for (const term of terms)
        for (let at = 0; at < count; at++) addAt(at, documents[at] as number, term)
      for (let at = 0; at < count; at++) said[at] = take(at)
    },
    addBlock(set, from, least, documents) {
      const end = Math.min(from + BLOCK_WORDS, set.length)
      for (const term of terms)
        if (term.term.kind === 'word') addWord(term, set, from, end)
        else addConcept(term, set, from, end)
      let count = 0
      for (let at = from; at < end; at++)
        for (let rest = set[at] as number; rest !== 0; rest &= rest - 1) {
          const place = 31 - Math.clz32(rest & -rest)
          const sum = take(((at - from) << 5) + place)
          if (sum < least) continue
          said[count] = sum
          documents[count++] = (at << 5) + place
        }
      return count
    },
  }
}
