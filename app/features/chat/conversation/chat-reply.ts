import type { Recommendation, SearchReply } from '#domain/chat/assistant.ts'
import { defaultExperience, readSuggestion, toRecommendation } from '#domain/chat/suggestion.ts'
import { readConcern } from '#domain/concepts/concern.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { withinSentence } from '#domain/text/within-sentence.ts'

const RECOMMENDATIONS_LIMIT = 5

/**
 * Text and recommendations of an answer: its recommendations, else its suggestions, else the default
 * experience for the concern (specification section 5). An explicitly empty list of recommendations means
 * that none is appropriate, for example after detected danger: then none is added.
 */
export function chatReply(reply: SearchReply, question: string) {
  const { recommendations = [], suggestions, explanation } = reply
  const found =
    recommendations.length > 0 ? recommendations : suggestions.flatMap(toRecommendations)
  const isExplicit = reply.recommendations !== undefined
  const shown = found.length > 0 || isExplicit ? found : [defaultExperience(concernOf(question))]
  return { content: explanation, recommendations: shown.slice(0, RECOMMENDATIONS_LIMIT) }
}

function toRecommendations(suggestion: unknown): Recommendation[] {
  const parsed = readSuggestion(suggestion)
  return parsed ? [toRecommendation(parsed)] : []
}

/** Label of the first concern in a question; empty without one. */
function concernOf(question: string): string {
  const concern = readConcern(question)
  return concern ? withinSentence(CONCERN_LABELS[concern]()) : ''
}
