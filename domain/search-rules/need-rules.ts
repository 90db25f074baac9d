import { type Need, readNeed } from '../need/need.ts'
import { effectsFor, hiddenIn, type RuleDraft } from './search-rule.ts'

const subjects = new WeakMap<RuleDraft, string>()

/** The names of the concepts that the words of a need state. */
export function statedConcerns({ asked }: Need): string[] {
  return asked.flatMap(({ name, implied }) => (implied ? [] : [name]))
}

/**
 * Ids of listings that rules leave out of what is found for a need: rules of a concern that it states, and rules of a
 * text with the same subject, whatever words are around it ("I would like a lake" for "lake").
 */
export function hiddenForNeed(rules: readonly RuleDraft[], need: Need): string[] {
  if (rules.length === 0) return []
  const subject = subjectOf(need)
  const ofText = rules.filter((rule) => rule.words !== '' && subjectOfRule(rule) === subject)
  const ofConcern = effectsFor(rules, { q: '', concerns: statedConcerns(need) })
  return hiddenIn([...ofText.flatMap(({ listings }) => listings), ...ofConcern])
}

function subjectOfRule(rule: RuleDraft): string {
  const known = subjects.get(rule) ?? subjectOf(readNeed(rule.words))
  subjects.set(rule, known)
  return known
}

function subjectOf({ words, place }: Need): string {
  return JSON.stringify([words.toSorted(), place?.said ?? null])
}
