import type { AssistantReply } from '#domain/assistant.ts'
import { HELPLINE_FINDER } from '#domain/helplines.ts'
import { m } from '#domain/messages/messages.js'

/** A fixed answer to somebody in danger, or perhaps so: where to call, and nothing to buy. */
export function searchCare(text: string, prompt: string): AssistantReply['search'] {
  return {
    suggestions: [],
    explanation: text,
    processedQuery: prompt,
    searchQuery: prompt,
    recommendations: [],
  }
}

export function recommendCare(): AssistantReply['recommend'] {
  return { recommendations: [], theme: m.assistant_danger_theme({ finder: HELPLINE_FINDER }) }
}
