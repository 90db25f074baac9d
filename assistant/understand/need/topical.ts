import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'

/** Words to look for, or when and how many, which limit nothing. */
export function hasOnlyDetails({ words, time, party }: Need): boolean {
  return words.length > 0 || time !== null || party !== null
}

/** "The cheapest" is read as a wish for something cheap as well. */
export function isPrice(name: ConceptName): boolean {
  return name === 'budgetTravel'
}

/** Whether a need names anything to look for or to keep to, apart from single words. */
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

/** Groups of concepts that are a matter of their own, not a form or a quality. */
export const TOPICAL: ReadonlySet<string> = new Set([
  'rest',
  'head',
  'heartAndMind',
  'body',
  'inside',
  'habits',
  'spirit',
])

/** Whether a need names a matter of its own rather than a form or a limit. */
export function isTopical(need: Need): boolean {
  return need.asked.some(({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group))
}

/** Whether a need is looked for anew or narrows what was asked before: limits alone narrow. */
export function findOrRefine(need: Need): 'find' | 'refine' {
  return isTopical(need) || need.words.length > 0 || need.concepts.length > 0 ? 'find' : 'refine'
}
