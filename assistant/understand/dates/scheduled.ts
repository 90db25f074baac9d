import type { ConceptName } from '#domain/concepts/concepts.ts'
import { CONTENT_TYPE_WORDS } from '#domain/concepts/intent-words.ts'
import type { MatchedConcept } from '#domain/concepts/match-concepts.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import type { Need } from '#domain/need/need.ts'

/** Done together at a set time, whether "class" is said or not. */
const TOGETHER: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'meditation',
  'vipassana',
  'yogaNidra',
  'breath',
  'sound',
  'yoga',
  'dynamicYoga',
  'gentleYoga',
  'kundalini',
  'pilates',
  'taiChi',
  'dance',
  'creativity',
])

/** Something that takes place, or whatever there is; trouble that somebody has today is none of it. */
export function isScheduled(need: Need): boolean {
  const { contentTypes, words } = need
  // Some retreats are sold by the date and most by the night: the schedules would show a few classes instead.
  if (requestsRetreat(words)) return false
  if (contentTypes.length > 0) return contentTypes.includes('experience')
  const named = scheduledTopics(need)
  if (named.length === 0) return words.length === 0
  return named.some(({ name }) => TOGETHER.has(name))
}

/** What was named, without what only says that something takes place ("cours"). */
export function scheduledTopics({ asked }: Need): MatchedConcept[] {
  return asked.filter(
    ({ implied, said }) => !implied && CONTENT_TYPE_WORDS.experience.exec(said)?.[0] !== said,
  )
}
