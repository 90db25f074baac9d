import type { AssistantReply } from '#domain/chat/assistant.ts'

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

/** The same where the form of the reply has but a theme. */
export function recommendCare(text: string): AssistantReply['recommend'] {
  return { recommendations: [], theme: text }
}
