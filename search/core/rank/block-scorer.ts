import { COVERAGE_SHARE, MET } from '#domain/listing/ranking.ts'
import { BODY_IMPACT, impactOf } from '../index/fields.ts'
import type { MatchedTerm } from '../query/find.ts'
import { SHARES } from '../query/plan.ts'
import { impactIn } from '../query/postings-cache.ts'
import { type Bits, BLOCK, BLOCK_WORDS, hasBit, popcount } from './bits.ts'

/** The impact from which a concept counts as fully met. */
export const MET_IMPACT = impactOf(MET)
/** Coverage with nothing met, and its increase per unit of shares. */
export const MIN_COVERAGE = 1 - COVERAGE_SHARE
export const COVERAGE_STEP = COVERAGE_SHARE / (SHARES * MET_IMPACT)

/** Sums the terms of documents, one block at a time. */
export type BlockScorer = {
  /** Sums by index in the documents added last. */
  readonly sums: Float64Array
  /** The sum of one document. */
  sumOf(document: number): number
  /**
   * Sums a block of a set term by term, which reads each list in order. Writes the documents with at least
   * `minSum` and returns their number.
   *
   * @param from the first of BLOCK_WORDS words of the set
   */
  addBlock(set: Bits, from: number, minSum: number, documents: Uint32Array): number
}

// Queries are answered one at a time, so they share this memory. Sums are integers below 2 ** 31, exact in
// any order of addition.
const conceptSums = new Int32Array(BLOCK)
const metShares = new Int32Array(BLOCK)
const wordSums = new Int32Array(BLOCK)
const sums = new Float64Array(BLOCK)
/** The non-empty words of a block. */
const used = new Uint32Array(BLOCK_WORDS)

function filledWords(set: Bits, from: number): number {
  const end = Math.min(from + BLOCK_WORDS, set.length)
  let count = 0
  for (let at = from; at < end; at++) if (set[at] !== 0) used[count++] = at
  return count
}

export function createBlockScorer(terms: readonly MatchedTerm[]): BlockScorer {
  /** Returns and resets the sum at an index. */
  function takeSum(place: number): number {
    const coverage = MIN_COVERAGE + COVERAGE_STEP * (metShares[place] as number)
    const sum = (conceptSums[place] as number) * coverage + (wordSums[place] as number)
    conceptSums[place] = 0
    metShares[place] = 0
    wordSums[place] = 0
    return sum
  }

  function addTo(document: number, { term, list, body }: MatchedTerm): void {
    const impact = impactIn(list, document)
    if (impact === 0) {
      if (body !== null && hasBit(body, document))
        wordSums[0] = (wordSums[0] as number) + BODY_IMPACT * term.weight
    } else if (term.kind === 'word') wordSums[0] = (wordSums[0] as number) + impact * term.weight
    else {
      conceptSums[0] = (conceptSums[0] as number) + impact * term.weight
      metShares[0] = (metShares[0] as number) + Math.min(impact, MET_IMPACT) * term.share
    }
  }

  function addConcept(
    { list: { bits, before, impacts }, term: { weight, share } }: MatchedTerm,
    set: Bits,
    from: number,
    count: number,
  ): void {
    for (let n = 0; n < count; n++) {
      const at = used[n] as number
      const all = bits[at] as number
      for (let rest = all & (set[at] as number); rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest
        const impact = impacts[(before[at] as number) + popcount(all & (lowest - 1))] as number
        const place = ((at - from) << 5) + 31 - Math.clz32(lowest)
        conceptSums[place] = (conceptSums[place] as number) + impact * weight
        metShares[place] =
          (metShares[place] as number) + (impact < MET_IMPACT ? impact : MET_IMPACT) * share
      }
    }
  }

  function addWord(
    { list: { bits, before, impacts }, term: { weight }, body }: MatchedTerm,
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
        const impact = impacts[(before[at] as number) + popcount(all & (lowest - 1))] as number
        const place = ((at - from) << 5) + 31 - Math.clz32(lowest)
        wordSums[place] = (wordSums[place] as number) + impact * weight
      }
      if (body === null) continue
      for (let rest = (body[at] as number) & wanted & ~all; rest !== 0; rest &= rest - 1) {
        const place = ((at - from) << 5) + 31 - Math.clz32(rest & -rest)
        wordSums[place] = (wordSums[place] as number) + BODY_IMPACT * weight
      }
    }
  }

  return {
    sums,
    sumOf(document) {
      for (const term of terms) addTo(document, term)
      return takeSum(0)
    },
    addBlock(set, from, minSum, documents) {
      const filled = filledWords(set, from)
      for (const term of terms)
        if (term.term.kind === 'word') addWord(term, set, from, filled)
        else addConcept(term, set, from, filled)
      let count = 0
      for (let n = 0; n < filled; n++) {
        const at = used[n] as number
        for (let rest = set[at] as number; rest !== 0; rest &= rest - 1) {
          const place = 31 - Math.clz32(rest & -rest)
          const sum = takeSum(((at - from) << 5) + place)
          if (sum < minSum) continue
          sums[count] = sum
          documents[count++] = (at << 5) + place
        }
      }
      return count
    },
  }
}
