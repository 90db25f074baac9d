import type { ConceptName } from '../concepts/concepts.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import { isDaily } from '../language/unit-words.ts'
import type { StatedCondition } from './conditions/condition.ts'

/** Practices that people come together for: "yoga" asks for a class before a mat. */
const ATTENDED: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'yoga',
  'dynamicYoga',
  'gentleYoga',
  'kundalini',
  'pilates',
  'taiChi',
  'dance',
  'hiking',
  'running',
  'cooking',
  'crafts',
  'journaling',
  'meditation',
  'vipassana',
  'yogaNidra',
  'breath',
  'sound',
  'chanting',
  'ceremony',
  'cold',
  'creativity',
])

/** Whether a practice that people come together for is asked for. */
export function namesAttended(asked: readonly MatchedConcept[]): boolean {
  return asked.some(({ name, implied }) => !implied && ATTENDED.has(name))
}

/** The first condition that only a session has: the size of its group, or the time of a practice. */
export function sessionCondition(
  asked: readonly MatchedConcept[],
  conditions: readonly StatedCondition[],
): StatedCondition | undefined {
  const isAttended = namesAttended(asked)
  return conditions.find((each) => {
    if (each.kind === 'people') return each.most !== 1
    if (each.kind === 'weekday' || each.kind === 'start') return isAttended
    return each.kind === 'minutes' && isAttended && !isDaily(each.said)
  })
}
