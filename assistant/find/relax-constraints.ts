import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import {
  type Condition,
  isReliedOn,
  type StatedCondition,
} from '#domain/need/conditions/condition.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold, wordsOf } from '#domain/text/text.ts'

/** Qualities of a place: they affect the order, and no listing is excluded for lacking them. */
const QUALITIES: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'silence',
  'nature',
  'countryside',
  'sunshine',
  'luxury',
  'budgetTravel',
  'couples',
  'weekend',
])

/** The need with its constraints and topic, without qualities; the same object if it has none. */
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

/** Conditions from the most easily relaxed: where a stay lies, then times and lengths, then the rest. */
const STEPS: readonly (readonly Condition['kind'][])[] = [
  ['setting'],
  ['days', 'minutes', 'weekday', 'start'],
  ['people', 'party', 'rating', 'verified', 'noSubscription', 'amenity', 'type'],
]

/** The conditions left at each step of relaxing them; those that a visitor relies on stay. */
export function conditionSteps({ conditions }: Need): StatedCondition[][] {
  return STEPS.flatMap((_, at) => {
    const relaxed = STEPS.slice(0, at + 1).flat()
    const kept = conditions.filter((each) => !relaxed.includes(each.kind) || isReliedOn(each))
    const isStep = conditions.some((each) => STEPS[at]?.includes(each.kind) && !kept.includes(each))
    return isStep ? [kept] : []
  })
}

/** Factors by which a price range is widened, step by step; null removes it. */
export const PRICE_STEPS = [1.25, 1.5, 2, 4, null] as const

/** The need with its price range widened by the factor `step`, or removed if null. */
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

/** Listings with a price, nearest to the price range of the need first, ties by lower price. */
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
