import { BODY_IMPACT } from '../index/fields.ts'
import type { MatchedTerm } from '../query/find.ts'
import { addInAtLeastTwo, type Bits, createBits, intersectBits } from './bits.ts'
import type { Scorer } from './ranking.ts'

/** Impact thresholds of cached sets, from the highest; few, to limit their number. */
const STEPS = [224, 192, 160, 128, 96, 64, 32, 1]

/**
 * Keeps documents with enough of each term, and of two of the heaviest, that the other terms could still
 * reach `minScore`.
 *
 * @param from only documents from this word of the set on are considered
 */
export function applyBounds(rest: Bits, scorer: Scorer, minScore: number, from: number): void {
  const { terms, levels } = scorer
  /** Upper bounds of impacts for documents below the threshold of the lowered terms. */
  const maxImpacts = levels.slice()
  const lower = (place: number, impact: number) => {
    const floor = terms[place]?.body === null ? 0 : BODY_IMPACT
    maxImpacts[place] = Math.min(levels[place] as number, Math.max(impact - 1, floor))
  }
  const reset = (place: number) => {
    maxImpacts[place] = levels[place] as number
  }
  const isBelowMin = () => scorer.limitOf(maxImpacts, from) < minScore
  const isBelowMinWith = (place: number, impact: number) => {
    reset(place)
    const isBelow = isBelowMin()
    lower(place, impact)
    return isBelow
  }

  terms.forEach((each, place) => {
    const needed = STEPS.find((impact) => {
      if (!isAboveBody(each, impact)) return false
      lower(place, impact)
      return isBelowMin()
    })
    reset(place)
    if (needed !== undefined) intersectBits(rest, each.withImpact(needed))
  })

  for (const impact of STEPS) {
    // Requiring two of few terms filters most, so terms come by weight.
    const places: number[] = []
    for (const [place, each] of terms.entries()) {
      if (!isAboveBody(each, impact)) continue
      places.push(place)
      lower(place, impact)
      if (places.length < 2 || !isBelowMin()) continue
      if (!places.every((one) => isBelowMinWith(one, impact))) continue
      const shared = createBits(rest.length * 32)
      addInAtLeastTwo(
        shared,
        places.map((one) => (terms[one] as MatchedTerm).withImpact(impact)),
      )
      intersectBits(rest, shared)
      return
    }
    places.forEach(reset)
  }
}

/** The list alone does not bound a word that may occur in the long text. */
function isAboveBody({ body }: MatchedTerm, impact: number): boolean {
  return body === null || impact > BODY_IMPACT
}
