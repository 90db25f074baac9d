import type { Fit } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'

/** Leaves out what is far behind the best: it only shares a word with the question. */
export function relevant({ words, concepts }: Need, fits: Fit[]): Fit[] {
  if (words.length === 0 && concepts.length === 0) return fits
  const best = fits[0]?.score ?? 0
  return fits.filter(({ score }) => score > 0.1 && score >= 0.4 * best)
}

const FIRST = 4
const OF_ONE_KIND = 2

/** At most two of a category among the first four, as long as others are nearly as good. */
export function spread(fits: readonly Fit[]): Fit[] {
  const chosen: Fit[] = []
  const held: Fit[] = []
  for (const fit of fits) {
    const same = chosen.filter(
      ({ candidate }) => candidate.contentType === fit.candidate.contentType,
    )
    if (chosen.length < FIRST && same.length >= OF_ONE_KIND) held.push(fit)
    else chosen.push(fit)
  }
  const front = chosen.slice(0, FIRST)
  const missing = held.splice(0, FIRST - front.length)
  return [
    ...front,
    ...missing,
    ...[...held, ...chosen.slice(FIRST)].sort((a, b) => b.score - a.score),
  ]
}
