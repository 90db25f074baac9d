import { addShared, type Bits, createBits, dropBits, hasBit, keepBits, setBit } from './bits.ts'
import { BODY_IMPACT, TOP_IMPACT } from './fields.ts'
import type { OpenTerm } from './find.ts'
import type { Part } from './parts.ts'
import { type Scorer, STRIDE } from './ranking.ts'

/** Takes a scored document; answers the least score that still finds room. */
export type Offer = (document: number, score: number) => number

/** So few are all scored in their order. */
const FEW = 256
/** So many are scored before the rest is told by sets what it must have. */
const FIRST = 512
/** Steps of impacts in which sets are asked for, so that they are few. */
const STEPS = [1, 32, 64, 96, 128, 160, 192, 224]

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
  const block = new Uint32Array(STRIDE)
  let waiting = 0
  let room = least
  const flush = () => {
    const left = scorer.score(block, waiting, room)
    waiting = 0
    for (let at = 0; at < left; at++) {
      const score = scorer.scores[at] as number
      if (score >= room) room = offer(block[at] as number, score)
    }
  }
  const read = (document: number, atOnce: number) => {
    block[waiting++] = document
    if (waiting === atOnce) flush()
  }
  const readAll = (bits: Bits) => {
    for (let at = 0; at < bits.length; at++) {
      let word = bits[at] as number
      while (word !== 0) {
        read((at << 5) + 31 - Math.clz32(word & -word), STRIDE)
        word &= word - 1
      }
    }
    flush()
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
    for (; levels[next.at] === level; next.at++) {
      const document = strongest[next.at] as number
      if (!hasBit(matches, document) || hasBit(seen, document)) continue
      setBit(seen, document)
      read(document, STRIDE)
      scored += 1
    }
    flush()
  }
  const rest = matches.slice()
  dropBits(rest, seen)
  keepAble(rest, reading, scorer, room)
  readAll(rest)
}

type Reading = OpenTerm & { at: number }

/** The highest level in a list of what was not read yet; a word may stand in the long text too. */
function levelOf({ list, at, body }: Reading): number {
  const level = list.levels[at] ?? list.restLevel
  return body === null ? level : Math.max(level, BODY_IMPACT)
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

/** Leaves what has so much of each term, and of two of them, that the others may make up for the rest. */
function keepAble(rest: Bits, reading: readonly Reading[], scorer: Scorer, room: number): void {
  const levels = reading.map(levelOf)
  /** Whether too little is said by what has less than an impact of the terms at some places. */
  const isTooLittle = (places: readonly number[], impact: number) =>
    scorer.limitOf(
      levels.map((level, at) => {
        if (!places.includes(at)) return level
        const floor = reading[at]?.body === null ? 0 : BODY_IMPACT
        return Math.min(level, Math.max(impact - 1, floor))
      }),
    ) < room
  const highest = (places: readonly number[]) =>
    STEPS.findLast((step) => step <= TOP_IMPACT && isTooLittle(places, step))
  const needed = reading.map((_, place) => highest([place]))
  needed.forEach((impact, place) => {
    if (impact !== undefined && isAboveBody(reading[place], impact))
      keepBits(rest, (reading[place] as Reading).reaching(impact))
  })
  keepPairs(rest, reading, (places, impact) => isTooLittle(places, impact))
}

/** A word that may stand in the long text is not told by its list alone. */
function isAboveBody(reading: Reading | undefined, impact: number): boolean {
  return reading?.body === null || impact > BODY_IMPACT
}

/** Where no term but one is too little, two of the weightiest are needed. */
function keepPairs(
  rest: Bits,
  reading: readonly Reading[],
  isTooLittle: (places: readonly number[], impact: number) => boolean,
): void {
  for (const impact of STEPS.toReversed()) {
    const able = reading.flatMap((each, place) => (isAboveBody(each, impact) ? [place] : []))
    // The fewer there are of which two are needed, the more this tells: they come by weight.
    for (let count = 2; count <= able.length; count++) {
      const places = able.slice(0, count)
      if (
        !places.every((one) =>
          isTooLittle(
            places.filter((place) => place !== one),
            impact,
          ),
        )
      )
        continue
      const pairs = createBits(rest.length * 32)
      addShared(
        pairs,
        places.map((place) => (reading[place] as Reading).reaching(impact)),
      )
      keepBits(rest, pairs)
      return
    }
  }
}
