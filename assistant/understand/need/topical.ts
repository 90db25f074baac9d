import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'

/** Whether a need has search words, a time or a party size, none of which is a constraint. */
export function hasOnlyDetails({ words, time, party }: Need): boolean {
  return words.length > 0 || time !== null || party !== null
}

/** Whether a concept is a low price, which "the cheapest" also matches. */
export function isPrice(name: ConceptName): boolean {
  return name === 'budgetTravel'
}

/** Whether a need names a topic, kind or constraint, apart from single words. */
export function hasMeaning(need: Need): boolean {
  const { concepts, contentTypes, priceBands, avoided, duration, company, inPerson } = need
  return (
    concepts.length > 0 ||
    contentTypes.length > 0 ||
    priceBands.length > 0 ||
    avoided.length > 0 ||
    inPerson ||
    duration !== null ||
    company !== null ||
    hasConstraints(need)
  )
}

/** Concept groups that are topics of their own, not a form or a quality. */
export const TOPICAL: ReadonlySet<string> = new Set([
  'rest',
  'head',
  'heartAndMind',
  'body',
  'inside',
  'habits',
  'spirit',
])

/** Whether a need names a topic of its own rather than a form or a constraint. */
export function isTopical(need: Need): boolean {
  return need.asked.some(({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group))
}

/** Returns "refine" for a need of constraints alone, else "find". */
export function findOrRefine(need: Need): 'find' | 'refine' {
  return isTopical(need) || need.words.length > 0 || need.concepts.length > 0 ? 'find' : 'refine'
}
