import type { Need } from '../need/need.ts'
import { CONCEPTS } from './concepts.ts'

const OFFERED_EACH = 8

/** Search terms for listings from the concepts of a need, the most characteristic ones of each. */
export function offeredWords(need: Pick<Need, 'concepts'>): string[] {
  const phrases = need.concepts.flatMap((name) =>
    CONCEPTS[name].offered.slice(0, OFFERED_EACH).map(({ words }) => words.join(' ')),
  )
  return [...new Set(phrases)]
}
