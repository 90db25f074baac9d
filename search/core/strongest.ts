import { keepAble, levelOf, type Reading } from './able.ts'
import { type Bits, dropBits, hasBit, setBit } from './bits.ts'
import { BODY_IMPACT } from './fields.ts'
import type { Part } from './parts.ts'
import type { Scorer } from './ranking.ts'
import { BLOCK, BLOCK_WORDS } from './sayings.ts'

/** Takes a scored document; answers the least score that still finds room. */
export type Offer = (document: number, score: number) => number

/** Those of a block; one question is answered at a time. */
const documents = new Uint32Array(BLOCK)
/** So few are all scored in their order. */
const FEW = 256
/** So many of one level are scored at a time. */
const AT_ONCE = 256
/** So many are scored before the rest is told by sets what it must have. */
const FIRST = 1_024
/**
 * Offers whatever of a set may still find room, without scoring the rest: the lists are read from their
 * strongest documents down (the threshold algorithm) until what no list has shown yet cannot come up to the
 * last one that found room. Where that takes long, sets tell which of the rest has enough of the terms.
 *
 * @param count documents of the set, or more
 * @param least the least score that finds room before anything is offered
 */
export function offerStrongest(
  { scratch }: Part,
  matches: Bits,
  count: number,
  scorer: Scorer,
  least: number,
  offer: Offer,
): void {
  const { seen } = scratch
  let room = least
  const offerScored = (count: number) => {
    for (let at = 0; at < count; at++) {
      const score = scorer.scores[at] as number
      if (score >= room) room = offer(documents[at] as number, score)
    }
  }
  const readAll = (bits: Bits) => {
    for (let from = 0; from < bits.length; from += BLOCK_WORDS)
      offerScored(scorer.scoreBlock(bits, from, room, documents))
  }
  if (count <= FEW || scorer.terms.length === 0) {
    readAll(matches)
    return
  }
  seen.fill(0)
  const reading = scorer.terms.map((term) => ({ ...term, at: 0 }))
  for (let scored = 0; ; ) {
    if (scorer.limitOf(reading.map(levelOf)) < room) return
    const next = scored < FIRST ? strongestOf(reading) : null
    if (next === null) break
    const { levels, strongest } = next.list
    const level = levels[next.at]
    let read = 0
    for (; levels[next.at] === level && read < AT_ONCE; next.at++) {
      const document = strongest[next.at] as number
      if (!hasBit(matches, document) || hasBit(seen, document)) continue
      setBit(seen, document)
      documents[read++] = document
    }
    scorer.score(documents, read)
    offerScored(read)
    scored += read
  }
  const rest = matches.slice()
  dropBits(rest, seen)
  keepAble(rest, reading, scorer, room)
  readAll(rest)
}

/** The list whose next documents can say most; null where the lists tell no more. */
function strongestOf(reading: readonly Reading[]): Reading | null {
  let best: Reading | null = null
  let most = 0
  for (const each of reading) {
    const level = each.list.levels[each.at] ?? each.list.restLevel
    const amount = level * each.term.weight
    if (amount <= most || (each.body !== null && level <= BODY_IMPACT)) continue
    best = each
    most = amount
  }
  return best !== null && best.at < best.list.strongest.length ? best : null
}
