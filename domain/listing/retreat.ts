import type { Candidate } from '../need/candidate.ts'
import { containsStems, stemmed } from '../text/stems.ts'

const RETREAT = /^(?:retreats?|retiros?|retraites?)$/

/** Whether a retreat by that name is among the words of a need. */
export function requestsRetreat(words: readonly string[]): boolean {
  return words.some((word) => RETREAT.test(word))
}

/** Whether its title, type or tags call it a retreat. */
export function isRetreat({ title, type, tags }: Pick<Candidate, 'title' | 'type' | 'tags'>) {
  return [title, type, ...tags].some((text) => containsStems(stemmed(text), 'retreat'))
}
