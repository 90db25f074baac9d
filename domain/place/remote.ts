import { CONCEPTS, type ConceptName } from '../concepts/concepts.ts'
import { COMES_BY } from '../concepts/intent-words.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import type { ContentType } from '../listing/category.ts'

/** The delivery constraint: online, a home visit, either, or anywhere but at home. */
export type Remote = 'online' | 'visit' | 'home' | 'away'

/**
 * The delivery constraint of a request that needs no travel; null where "at home" describes the trouble
 * ("tense at home").
 */
export function comesBy(
  said: string,
  plain: string,
  asked: readonly MatchedConcept[],
  kinds: readonly { type: ContentType }[],
): Remote | null {
  if (COMES_BY.visit.test(plain)) return 'visit'
  // Goods are bought online and sent by post.
  const isSent = kinds.some(({ type }) => type === 'essential')
  if (COMES_BY.online.test(plain)) return isSent ? 'home' : 'online'
  const isTrouble = asked.length > 0 && !asked.some(({ name }) => isDone(name))
  return COMES_BY.vaguely.test(said) && isTrouble && kinds.length === 0 ? null : 'home'
}

/** Body concepts that are practised or received, and so can be had at home. */
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
