import type { AssistantReply } from '#domain/chat/assistant.ts'

/** Returns the search reply for danger or a suspicion of it: helplines and no listings. */
export function searchCare(text: string, prompt: string): AssistantReply['search'] {
  return {
    suggestions: [],
    explanation: text,
    processedQuery: prompt,
    searchQuery: prompt,
    recommendations: [],
  }
}

/** Returns the same for recommend, whose reply has only a theme. */
export function recommendCare(text: string): AssistantReply['recommend'] {
  return { recommendations: [], theme: text }
}
