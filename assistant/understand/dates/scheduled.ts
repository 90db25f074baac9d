import { CONTENT_TYPE_WORDS } from '#domain/concepts/intent-words.ts'
import type { MatchedConcept } from '#domain/concepts/match-concepts.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import type { Need } from '#domain/need/need.ts'
import { namesAttended } from '#domain/need/sessions.ts'

/** Whether a need is for an event, or for anything at all; a complaint of today is neither. */
export function isScheduled(need: Need): boolean {
  const { contentTypes, words } = need
  // Few retreats are sold by date, most by night: schedules would show a few classes instead.
  if (requestsRetreat(words)) return false
  if (contentTypes.length > 0) return contentTypes.includes('experience')
  const named = scheduledTopics(need)
  if (named.length === 0) return words.length === 0
  return namesAttended(named)
}

/** Returns the stated concepts, without words that only name an event ("cours"). */
export function scheduledTopics({ asked }: Need): MatchedConcept[] {
  return asked.filter(
    ({ implied, said }) => !implied && CONTENT_TYPE_WORDS.experience.exec(said)?.[0] !== said,
  )
}
