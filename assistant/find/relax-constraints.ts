import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold, wordsOf } from '#domain/text/text.ts'

/** Qualities of a place: what has them comes first, what does not say so is not left out for it. */
const QUALITIES: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'silence',
  'nature',
  'countryside',
  'sunshine',
  'luxury',
  'budgetTravel',
])

/** A need with its limits and its matter, without qualities; the same one where it names none. */
export function withoutQualities(need: Need): Need {
  const isQuality = ({ name }: { name: ConceptName }) =>
    QUALITIES.has(baseOf(name)) || QUALITIES.has(name)
  const named = need.asked.filter(({ implied }) => !implied)
  const gone = named.filter(isQuality)
  if (gone.length === 0) return need
  const words = new Set(gone.flatMap(({ said }) => wordsOf(fold(said))))
  const isMatter = gone.length < named.length
  return {
    ...need,
    asked: isMatter ? need.asked.filter((concept) => !isQuality(concept)) : [],
    concepts: need.concepts.filter((name) => !isQuality({ name })),
    words: need.words.filter((word) => !words.has(word)),
  }
}

/** How much wider than stated a price is looked for, step by step; at last without an end. */
export const PRICE_STEPS = [1.25, 1.5, 2, 4, null] as const

/** A need with its prices `step` times as wide, or without any. */
export function withPriceStep(need: Need, step: number | null): Need {
  const { minMinor, maxMinor } = need
  if (step === null)
    return { ...need, minMinor: null, maxMinor: null, maxPer: null, totalMinor: null }
  return {
    ...need,
    totalMinor: null,
    minMinor: minMinor === null ? null : Math.floor(minMinor / step),
    maxMinor: maxMinor === null ? null : Math.ceil(maxMinor * step),
  }
}

/** What says its price, the nearest to the prices of a need first, of equals the lower one. */
export function sortByPrice({ minMinor, maxMinor }: Need, fits: readonly Fit[]): Fit[] {
  const priceOf = ({ candidate }: Fit) => candidate.amount?.minor ?? Number.POSITIVE_INFINITY
  const distanceOf = (fit: Fit) =>
    Math.max(
      0,
      priceOf(fit) - (maxMinor ?? Number.POSITIVE_INFINITY),
      (minMinor ?? 0) - priceOf(fit),
    )
  return fits
    .filter(({ candidate }) => candidate.amount)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b) || priceOf(a) - priceOf(b))
}
