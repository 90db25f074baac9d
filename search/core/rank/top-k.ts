import { type Bits, BLOCK, BLOCK_WORDS, countBits } from './bits.ts'
import { applyBounds } from './bounds-filter.ts'
import type { Scorer } from './ranking.ts'

/** Receives a scored document; returns the lowest score that is still accepted. */
export type Offer = (document: number, score: number) => number

/** Documents of a block; shared, as queries are answered one at a time. */
const documents = new Uint32Array(BLOCK)
/** The rest is narrowed by bounds after this many documents, and again after four times as many. */
const NARROWED_AFTER = 1_024
const NARROWED_AGAIN = 4
/** Scoring fewer documents is cheaper than narrowing them. */
const FEW = 4_096

/**
 * Offers the top documents of a set: a scan in rating order, block by block, that stops when no later block
 * can reach the lowest accepted score (block-max scores). On the way the rest is narrowed to documents with
 * enough of the terms.
 *
 * @param least the lowest accepted score before anything is offered
 */
export function offerTopK(matches: Bits, scorer: Scorer, least: number, offer: Offer): void {
  let minScore = least
  let rest = matches
  let after = NARROWED_AFTER
  let narrowAt = wordAfter(after, matches, 0)
  for (let from = 0; from < matches.length; from += BLOCK_WORDS) {
    if (scorer.limitFrom(from) < minScore) return
    const scored = scorer.scoreBlock(rest, from, minScore, documents)
    for (let at = 0; at < scored; at++) {
      const score = scorer.scores[at] as number
      if (score >= minScore) minScore = offer(documents[at] as number, score)
    }
    const next = from + BLOCK_WORDS
    if (next < narrowAt) continue
    if (rest === matches) rest = matches.slice()
    applyBounds(rest, scorer, minScore, next)
    after *= NARROWED_AGAIN
    narrowAt = wordAfter(after, rest, next)
  }
}

/**
 * The word index after which about this many documents have been scanned, if evenly spread; infinity if few
 * are left.
 */
function wordAfter(documents: number, rest: Bits, from: number): number {
  const left = countBits(rest.subarray(from))
  return left < FEW ? Number.POSITIVE_INFINITY : from + (documents / left) * (rest.length - from)
}
