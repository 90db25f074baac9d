import { BODY_IMPACT } from '../index/fields.ts'
import type { OpenTerm } from '../query/find.ts'
import { addShared, type Bits, createBits, intersectBits } from './bits.ts'
import type { Scorer } from './ranking.ts'

/** Steps of impacts in which sets are asked for, from the highest, so that they are few. */
const STEPS = [224, 192, 160, 128, 96, 64, 32, 1]

/**
 * Leaves what has so much of each term, and of two of the weightiest, that the others may make up for the rest.
 *
 * @param from only what comes from this word of the set on still counts
 */
export function applyBounds(rest: Bits, scorer: Scorer, room: number, from: number): void {
  const { terms, levels } = scorer
  /** What a document has at most of each term that has less than an impact of the lowered ones. */
  const most = levels.slice()
  const lower = (place: number, impact: number) => {
    const floor = terms[place]?.body === null ? 0 : BODY_IMPACT
    most[place] = Math.min(levels[place] as number, Math.max(impact - 1, floor))
  }
  const raise = (place: number) => {
    most[place] = levels[place] as number
  }
  const isTooLittle = () => scorer.limitOf(most, from) < room
  const isTooLittleWith = (place: number, impact: number) => {
    raise(place)
    const isTooLow = isTooLittle()
    lower(place, impact)
    return isTooLow
  }

  terms.forEach((each, place) => {
    const needed = STEPS.find((impact) => {
      if (!isAboveBody(each, impact)) return false
      lower(place, impact)
      return isTooLittle()
    })
    raise(place)
    if (needed !== undefined) intersectBits(rest, each.reaching(needed))
  })

  for (const impact of STEPS) {
    // The fewer there are of which two are needed, the more this tells: they come by weight.
    const places: number[] = []
    for (const [place, each] of terms.entries()) {
      if (!isAboveBody(each, impact)) continue
      places.push(place)
      lower(place, impact)
      if (places.length < 2 || !isTooLittle()) continue
      if (!places.every((one) => isTooLittleWith(one, impact))) continue
      const shared = createBits(rest.length * 32)
      addShared(
        shared,
        places.map((one) => (terms[one] as OpenTerm).reaching(impact)),
      )
      intersectBits(rest, shared)
      return
    }
    places.forEach(raise)
  }
}

/** A word that may stand in the long text is not told by its list alone. */
function isAboveBody({ body }: OpenTerm, impact: number): boolean {
  return body === null || impact > BODY_IMPACT
}
