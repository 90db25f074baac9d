import type { Recommendation, SearchReply } from '#domain/chat/assistant.ts'
import { defaultExperience, readSuggestion, toRecommendation } from '#domain/chat/suggestion.ts'
import { readConcern } from '#domain/concepts/concern.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { withinSentence } from '#domain/text/within-sentence.ts'

const SHOWN = 5

/**
 * The words and rows of an answer: the recommendations it brings, else its suggestions, else the
 * default experience for the concern (specification section 5). A service that sends an empty list of
 * recommendations has decided that none is fitting, as for somebody in danger: then none is added.
 */
export function chatReply(reply: SearchReply, question: string) {
  const { recommendations = [], suggestions, explanation } = reply
  const found = recommendations.length > 0 ? recommendations : suggestions.flatMap(suggested)
  const decided = reply.recommendations !== undefined
  const shown = found.length > 0 || decided ? found : [defaultExperience(concernOf(question))]
  return { content: explanation, recommendations: shown.slice(0, SHOWN) }
}

function suggested(suggestion: unknown): Recommendation[] {
  const read = readSuggestion(suggestion)
  return read ? [toRecommendation(read)] : []
}

/** The first concern named in a question, in the words of the site; empty when it names none. */
function concernOf(question: string): string {
  const named = readConcern(question)
  return named ? withinSentence(CONCERN_LABELS[named]()) : ''
}
