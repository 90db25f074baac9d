import { type Bits, BLOCK, BLOCK_WORDS, countBits } from './bits.ts'
import { applyBounds } from './bounds-filter.ts'
import type { Scorer } from './ranking.ts'

/** Takes a scored document; answers the least score that still finds room. */
export type Offer = (document: number, score: number) => number

/** Those of a block; one question is answered at a time. */
const documents = new Uint32Array(BLOCK)
/** After so many documents, and again after four times as many, the rest is narrowed by sets. */
const NARROWED_AFTER = 1_024
const NARROWED_AGAIN = 4
/** Scoring fewer costs less than narrowing them. */
const FEW = 4_096

/**
 * Offers the documents of a set that may find room: a scan in the order of rating, block by block, which ends
 * where no later block can have a score as high as the last one that found room (block-max scores). On the
 * way the rest is narrowed to the documents that have enough of the terms.
 *
 * @param least the least score that finds room before anything is offered
 */
export function offerTopK(matches: Bits, scorer: Scorer, least: number, offer: Offer): void {
  let room = least
  let rest = matches
  let after = NARROWED_AFTER
  let narrowAt = wordAfter(after, matches, 0)
  for (let from = 0; from < matches.length; from += BLOCK_WORDS) {
    if (scorer.limitFrom(from) < room) return
    const scored = scorer.scoreBlock(rest, from, room, documents)
    for (let at = 0; at < scored; at++) {
      const score = scorer.scores[at] as number
      if (score >= room) room = offer(documents[at] as number, score)
    }
    const next = from + BLOCK_WORDS
    if (next < narrowAt) continue
    if (rest === matches) rest = matches.slice()
    applyBounds(rest, scorer, room, next)
    after *= NARROWED_AGAIN
    narrowAt = wordAfter(after, rest, next)
  }
}

/** The word of a set by which so many documents are scanned, if they are spread evenly; none where few are left. */
function wordAfter(documents: number, rest: Bits, from: number): number {
  const left = countBits(rest.subarray(from))
  return left < FEW ? Number.POSITIVE_INFINITY : from + (documents / left) * (rest.length - from)
}
