import type { AssistantReply } from '#domain/assistant.ts'
import { careText } from '#domain/care.ts'
import { HELPLINE_FINDER } from '#domain/helplines.ts'
import { m } from '#domain/messages/messages.js'
import type { Danger } from '#domain/safety/phrases.ts'

/** The fixed answers to somebody in danger: where to call, and nothing to buy. */
export function searchCare(
  danger: Danger,
  prompt: string,
  country: string | null,
): AssistantReply['search'] {
  return {
    suggestions: [],
    explanation: careText(danger, country),
    processedQuery: prompt,
    searchQuery: prompt,
    recommendations: [],
  }
}

export function recommendCare(): AssistantReply['recommend'] {
  return { recommendations: [], theme: m.assistant_danger_theme({ finder: HELPLINE_FINDER }) }
}
