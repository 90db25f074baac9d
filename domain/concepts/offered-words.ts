import type { Need } from '../need/need.ts'
import { CONCEPTS } from './concepts.ts'

const OFFERED_EACH = 8

/** Words to look for in listings that the visitor did not say but meant, the most telling ones of each concept. */
export function offeredWords(need: Pick<Need, 'concepts'>): string[] {
  const phrases = need.concepts.flatMap((name) =>
    CONCEPTS[name].offered.slice(0, OFFERED_EACH).map(({ words }) => words.join(' ')),
  )
  return [...new Set(phrases)]
}
