import { COVERAGE_SHARE, MET } from '#domain/listing/ranking.ts'
import { BODY_IMPACT, impactOf } from '../index/fields.ts'
import type { OpenTerm } from '../query/find.ts'
import { SHARES } from '../query/plan.ts'
import { impactIn } from '../query/postings-cache.ts'
import { type Bits, BLOCK, BLOCK_WORDS, bitsIn, hasBit } from './bits.ts'

/** What of a concept's impact counts as met in full. */
export const MET_IMPACT = impactOf(MET)
/** What coverage is without anything met, and what one unit of shares adds. */
export const LEAST_COVERAGE = 1 - COVERAGE_SHARE
export const COVERAGE_STEP = COVERAGE_SHARE / (SHARES * MET_IMPACT)

/** What terms say of some documents together. */
export type BlockScorer = {
  /** By place in the documents last added up. */
  readonly said: Float64Array
  /** What they say of one document. */
  sumOf(document: number): number
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
/** The words of a block that have any document. */
const used = new Uint32Array(BLOCK_WORDS)

function filledWords(set: Bits, from: number): number {
  const end = Math.min(from + BLOCK_WORDS, set.length)
  let count = 0
  for (let at = from; at < end; at++) if (set[at] !== 0) used[count++] = at
  return count
}

export function createBlockScorer(terms: readonly OpenTerm[]): BlockScorer {
  /** The sum at a place, which is free again. */
  function take(place: number): number {
    const coverage = LEAST_COVERAGE + COVERAGE_STEP * (met[place] as number)
    const sum = (meant[place] as number) * coverage + (words[place] as number)
    meant[place] = 0
    met[place] = 0
    words[place] = 0
    return sum
  }

  function addTo(document: number, { term, list, body }: OpenTerm): void {
    const impact = impactIn(list, document)
    if (impact === 0) {
      if (body !== null && hasBit(body, document))
        words[0] = (words[0] as number) + BODY_IMPACT * term.weight
    } else if (term.kind === 'word') words[0] = (words[0] as number) + impact * term.weight
    else {
      meant[0] = (meant[0] as number) + impact * term.weight
      met[0] = (met[0] as number) + Math.min(impact, MET_IMPACT) * term.share
    }
  }

  function addConcept(
    { list: { bits, before, impacts }, term: { weight, share } }: OpenTerm,
    set: Bits,
    from: number,
    count: number,
  ): void {
    for (let n = 0; n < count; n++) {
      const at = used[n] as number
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
    count: number,
  ): void {
    for (let n = 0; n < count; n++) {
      const at = used[n] as number
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
    sumOf(document) {
      for (const term of terms) addTo(document, term)
      return take(0)
    },
    addBlock(set, from, least, documents) {
      const filled = filledWords(set, from)
      for (const term of terms)
        if (term.term.kind === 'word') addWord(term, set, from, filled)
        else addConcept(term, set, from, filled)
      let count = 0
      for (let n = 0; n < filled; n++) {
        const at = used[n] as number
        for (let rest = set[at] as number; rest !== 0; rest &= rest - 1) {
          const place = 31 - Math.clz32(rest & -rest)
          const sum = take(((at - from) << 5) + place)
          if (sum < least) continue
          said[count] = sum
          documents[count++] = (at << 5) + place
        }
      }
      return count
    },
  }
}
