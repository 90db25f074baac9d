import { type Bits, hasBit, setBit } from './bits.ts'
import { BODY_IMPACT } from './fields.ts'
import type { Part } from './parts.ts'
import type { Scorer } from './ranking.ts'

/** Takes a scored document; answers the least score that still finds room. */
export type Offer = (document: number, score: number) => number

/** So few are all scored in their order. */
const FEW = 1_024

/**
 * Offers whatever of a set may still find room, by the threshold algorithm: the lists are read from their
 * strongest documents down, each of these is scored in full, until what no list has shown yet cannot come
 * up to the last one that found room.
 *
 * @param count documents of the set
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
  if (count > FEW && scorer.terms.length > 0) {
    seen.fill(0)
    const lists = scorer.terms.map(({ term, list, body }) => ({
      ...list,
      weight: term.weight,
      // What a word says in the long text is no order to read in.
      floor: body === null ? 0 : BODY_IMPACT,
      at: 0,
    }))
    for (;;) {
      let sum = 0
      let next: (typeof lists)[number] | null = null
      let most = 0
      for (const list of lists) {
        const level = list.levels[list.at] ?? list.restLevel
        sum += Math.max(level, list.floor) * list.weight
        if (level <= list.floor || level * list.weight <= most) continue
        most = level * list.weight
        next = list
      }
      if (scorer.limitOf(sum) < room) return
      if (next === null || next.at >= next.strongest.length) break
      const { levels, strongest } = next
      const level = levels[next.at]
      for (; levels[next.at] === level; next.at++) {
        const document = strongest[next.at] as number
        if (!hasBit(matches, document) || hasBit(seen, document)) continue
        setBit(seen, document)
        const score = scorer.scoreOf(document, room)
        if (score >= room) room = offer(document, score)
      }
    }
  } else seen.fill(0)
  for (let at = 0; at < matches.length; at++) {
    let word = (matches[at] as number) & ~(seen[at] as number)
    while (word !== 0) {
      const document = (at << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
      const score = scorer.scoreOf(document, room)
      if (score >= room) room = offer(document, score)
    }
  }
}
