import type { ConceptName } from '../concepts/concepts.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
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
])

/** Whether a practice that people come together for is asked for. */
export function namesAttended(asked: readonly MatchedConcept[]): boolean {
  return asked.some(({ name, implied }) => !implied && ATTENDED.has(name))
}

const A_DAY =
  /\b(?:a day|per day|daily|each day|every day|al dia|por dia|diari\w+|am tag|pro tag|taglich\w*|par jour|chaque jour|quotidien\w*)\b/

/** The first condition that only a session has: the size of its group, or the time of a practice. */
export function sessionCondition(
  asked: readonly MatchedConcept[],
  conditions: readonly StatedCondition[],
): StatedCondition | undefined {
  const isAttended = namesAttended(asked)
  return conditions.find((each) => {
    if (each.kind === 'people') return each.most !== 1
    if (each.kind === 'weekday' || each.kind === 'start') return isAttended
    return each.kind === 'minutes' && isAttended && !A_DAY.test(each.said)
  })
}
