import { baseOf, type ConceptName } from '../concepts/concepts.ts'
import { type MatchedConcept, withImplied } from '../concepts/match-concepts.ts'
import { type Recognised, recogniseConcepts } from '../concepts/recognise.ts'
import { fold, wordsOf } from '../text/text.ts'
import { YOUNG } from './ages.ts'
import type { Need } from './need.ts'

/** Fewer words name things rather than describe a trouble. */
const LEAST_WORDS = 7
/** Chance from which a concept counts as described. */
const LIKELY = 0.25
/** Beside a concept that the text names, a less likely one is a hint for the order alone. */
const LIKELY_BESIDE_NAMED = 0.6
/** Weight of a described concept by its chance, and the least one. */
const GAIN = 1.2
const LEAST_WEIGHT = 0.4
/** Factor of a concept named by one word but not described by the text: "a belly like a drum". */
const UNLIKELY = 0.5

/** The need with the concepts that a longer text describes, which come first. */
export function withDescribed(need: Need, text: string): Need {
  const described = describedIn(need, text)
  if (described.length === 0) return need
  const chances = new Map(described.map(({ name, chance }) => [name, chance]))
  const bases = new Set(described.map(({ name }) => baseOf(name)))
  const named = need.asked.filter(({ implied }) => !implied)
  const isNamed = (name: ConceptName) => named.some((each) => each.name === name)
  const asked = [
    ...named.map((each) =>
      bases.has(baseOf(each.name)) || each.said.includes(' ')
        ? each
        : { ...each, weight: each.weight * UNLIKELY },
    ),
    ...described
      .filter(({ name }) => !isNamed(name))
      .map((each) => toMatched(each, named.length > 0 && each.chance < LIKELY_BESIDE_NAMED)),
  ].sort((a, b) => (chances.get(b.name) ?? 0) - (chances.get(a.name) ?? 0))
  const concepts = asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))
  return {
    ...need,
    asked: withImplied(asked),
    concepts: [...new Set(concepts)],
    isDescribed: true,
  }
}

/** The concepts that a text describes besides its stated parts; empty for a short text. */
function describedIn(
  { conditions, said, place, duration, asked }: Need,
  text: string,
): Recognised[] {
  const stated = [
    ...conditions.map((condition) => condition.said),
    ...Object.values(said),
    place?.said ?? '',
    duration?.said ?? '',
  ].filter(Boolean)
  const rest = stated.reduce((left, phrase) => left.replace(phrase, ' '), fold(text))
  if (wordsOf(rest).length < LEAST_WORDS) return []
  // The age or the words already tell which young people are meant.
  const isYoung = asked.some(({ name }) => YOUNG.has(name))
  return recogniseConcepts(rest).filter(
    ({ name, chance }) => chance >= LIKELY && !(isYoung && YOUNG.has(name)),
  )
}

/** No matched words: the whole text describes the concept. */
function toMatched({ name, chance }: Recognised, implied: boolean): MatchedConcept {
  const weight = Math.max(LEAST_WEIGHT, Math.min(1, GAIN * chance))
  return { name, weight, said: '', implied }
}
