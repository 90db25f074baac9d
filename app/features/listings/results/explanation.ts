import { type AskAssistant, askOrNull } from '#app/lib/assistant/assistant.ts'
import type { CurrentPage, Recommendation } from '#domain/chat/assistant.ts'
import { failedSearchReply } from '#domain/chat/assistant-reply.ts'
import { defaultExperience, topRecommendations } from '#domain/chat/suggestion.ts'
import type { ListingCard } from '#domain/listing/listing.ts'

/** The assistant's explanation of a result. */
export type Explanation = {
  words: string
  theme: string | null
  /** Follow-up questions; the title of a listing stays in its own language. */
  suggestions: { text: string; isTitle: boolean }[]
  picks: Recommendation[]
}

const SUGGESTIONS = 4
const PICKS = 3

export type Question = {
  prompt: string
  /** The query in the visitor's words. */
  asked: string
  page: CurrentPage
  /** The result itself: its best rated listings are the fallback picks. */
  found: readonly ListingCard[]
}

/** Requests an explanation of a result, with a fallback on failure. Rejects only if aborted. */
export async function explain(
  ask: AskAssistant,
  { prompt, asked, page, found }: Question,
  signal: AbortSignal,
): Promise<Explanation> {
  const reply = await ask({ operation: 'search', prompt, currentPage: page }, signal).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      console.warn(error)
      return failedSearchReply(prompt)
    },
  )
  const named = reply.recommendations ?? []
  const { theme, picks } =
    named.length > 0
      ? { theme: null, picks: named }
      : await fetchPicks(ask, { prompt, asked, page, found }, signal)
  return {
    words: reply.explanation,
    theme,
    suggestions: reply.suggestions
      .map((suggestion) =>
        typeof suggestion === 'string'
          ? { text: suggestion, isTitle: false }
          : { text: suggestion.item, isTitle: Boolean(suggestion.listing) },
      )
      .filter(({ text }) => !picks.some(({ title }) => title === text))
      .slice(0, SUGGESTIONS),
    picks: picks.slice(0, PICKS),
  }
}

async function fetchPicks(
  ask: AskAssistant,
  { prompt, asked, page, found }: Question,
  signal: AbortSignal,
) {
  const context = { listings: found.slice(0, PICKS * 2).map(({ id }) => id) }
  const request = { operation: 'recommend', prompt, context, currentPage: page } as const
  const reply = await askOrNull(ask, request, signal)
  if (reply) return { theme: reply.theme, picks: reply.recommendations }
  const best = topRecommendations(found)
  return { theme: null, picks: best.length > 0 ? best : [defaultExperience(asked)] }
}
