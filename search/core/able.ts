import { addBits, addShared, type Bits, createBits, keepBits } from './bits.ts'
import { BODY_IMPACT } from './fields.ts'
import type { OpenTerm } from './find.ts'
import type { Scorer } from './ranking.ts'

/** A term whose list is read from its strongest document down, and how far. */
export type Reading = OpenTerm & { at: number }

/** Steps of impacts in which sets are asked for, from the highest, so that they are few. */
const STEPS = [224, 192, 160, 128, 96, 64, 32, 1]

/** The highest level in a list of what was not read yet; a word may stand in the long text too. */
export function levelOf({ list, at, body }: Reading): number {
  const level = list.levels[at] ?? list.restLevel
  return body === null ? level : Math.max(level, BODY_IMPACT)
}

/** Leaves what has so much of each term, and of two (or one) of the weightiest, that the others may make up for the rest. */
export function keepAble(
  rest: Bits,
  reading: readonly Reading[],
  scorer: Scorer,
  room: number,
): void {
  const levels = reading.map(levelOf)
  /** What a document has at most of each term that has less than an impact of the lowered ones. */
  const most = levels.slice()
  const lower = (place: number, impact: number) => {
    const floor = reading[place]?.body === null ? 0 : BODY_IMPACT
    most[place] = Math.min(levels[place] as number, Math.max(impact - 1, floor))
  }
  const raise = (place: number) => {
    most[place] = levels[place] as number
  }
  const isTooLittle = () => scorer.limitOf(most) < room
  const isTooLittleWith = (place: number, impact: number) => {
    raise(place)
    const isTooLow = isTooLittle()
    lower(place, impact)
    return isTooLow
  }

  reading.forEach((each, place) => {
    const needed = STEPS.find((impact) => {
      if (!isAboveBody(each, impact)) return false
      lower(place, impact)
      return isTooLittle()
    })
    raise(place)
    if (needed !== undefined) keepBits(rest, each.reaching(needed))
  })

  let some: readonly Bits[] = []
  for (const impact of STEPS) {
    // The fewer there are of which two are needed, the more this tells: they come by weight.
    const places: number[] = []
    for (const [place, each] of reading.entries()) {
      if (!isAboveBody(each, impact)) continue
      places.push(place)
      lower(place, impact)
      if (places.length < 2 || !isTooLittle()) continue
      const sets = () => places.map((one) => (reading[one] as Reading).reaching(impact))
      if (some.length === 0) some = sets()
      if (places.every((one) => isTooLittleWith(one, impact))) {
        keepOf(rest, sets(), addShared)
        return
      }
    }
    places.forEach(raise)
  }
  if (some.length > 0)
    keepOf(rest, some, (all, sets) => {
      for (const set of sets) addBits(all, set)
    })
}

function keepOf(rest: Bits, sets: readonly Bits[], add: (to: Bits, sets: readonly Bits[]) => void) {
  const all = createBits(rest.length * 32)
  add(all, sets)
  keepBits(rest, all)
}

/** A word that may stand in the long text is not told by its list alone. */
function isAboveBody({ body }: Reading, impact: number): boolean {
  return body === null || impact > BODY_IMPACT
}
