import { type Need, readNeed } from '../need/need.ts'
import { effectsOf, type RuleDraft, type RuleListing } from './search-rule.ts'

const subjects = new WeakMap<RuleDraft, string>()

/** The names of the concepts that the words of a need state. */
export function statedConcerns({ asked }: Need): string[] {
  return asked.flatMap(({ name, implied }) => (implied ? [] : [name]))
}

/**
 * The effects of rules on what is found for a need: rules of a concern that it states, and rules of a text with the same
 * subject, whatever words are around it ("I would like a lake" for "lake"). Those of earlier rules count first.
 */
export function effectsForNeed(rules: readonly RuleDraft[], need: Need): RuleListing[] {
  if (rules.length === 0) return []
  const [subject, concerns] = [subjectOf(need), statedConcerns(need)]
  return effectsOf(
    rules.filter((rule) =>
      rule.concern ? concerns.includes(rule.concern) : subjectOfRule(rule) === subject,
    ),
  )
}

function subjectOfRule(rule: RuleDraft): string {
  const known = subjects.get(rule) ?? subjectOf(readNeed(rule.words))
  subjects.set(rule, known)
  return known
}

function subjectOf({ words, place }: Need): string {
  return JSON.stringify([words.toSorted(), place?.said ?? null])
}
