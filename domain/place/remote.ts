import { CONCEPTS, type ConceptName } from '../concepts/concepts.ts'
import { COMES_BY } from '../concepts/intent-words.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import type { ContentType } from '../listing/category.ts'

/** What must be so of how it comes: over the net, somebody who comes, either, or anywhere but at home. */
export type Remote = 'online' | 'visit' | 'home' | 'away'

/** How what should need no journey must come; the home that a trouble was said of is no must. */
export function comesBy(
  said: string,
  plain: string,
  asked: readonly MatchedConcept[],
  kinds: readonly { type: ContentType }[],
): Remote | null {
  if (COMES_BY.visit.test(plain)) return 'visit'
  // What is sent by post is bought over the net.
  const isSent = kinds.some(({ type }) => type === 'essential')
  if (COMES_BY.online.test(plain)) return isSent ? 'home' : 'online'
  const isTrouble = asked.length > 0 && !asked.some(({ name }) => isDone(name))
  return COMES_BY.vaguely.test(said) && isTrouble && kinds.length === 0 ? null : 'home'
}

/** Of the body's concepts those that one does or has done, which can be had at home. */
const DONE: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'massage',
  'deepTissue',
  'thaiShiatsu',
  'reflexology',
  'pilates',
  'taiChi',
  'dance',
  'fitness',
  'strength',
  'yoga',
  'dynamicYoga',
  'gentleYoga',
  'kundalini',
])

function isDone(name: ConceptName): boolean {
  return CONCEPTS[name].group === 'practice' || DONE.has(name)
}
