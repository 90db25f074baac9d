import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { useAssistant } from '#app/lib/assistant/assistant.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { m } from '#domain/messages/messages.js'
import { fetchHits } from './hits.ts'
import { ofPageFirst } from './page-first.ts'
import { type SearchEvent, SHORTEST_HIT, SHORTEST_LOOK_UP } from './search-state.ts'

/** Specification section 9. */
const LOOK_UP_PAUSE_MS = 500
/** Debounces fast typing without a noticeable delay. */
const HITS_PAUSE_MS = 80

/** Fetches hits from the catalogue. A failure is only logged (specification section 8). */
export function useHits(query: string, page: CurrentPage, dispatch: Dispatch<SearchEvent>): void {
  useAfterTyping(query, { shortest: SHORTEST_HIT, pauseMs: HITS_PAUSE_MS }, async (signal) => {
    try {
      const { hits, completions } = await fetchHits(query, signal)
      if (signal.aborted) return
      dispatch({ type: 'hits-found', query, hits: ofPageFirst(hits, page), completions })
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
      // Hits of an earlier query would look like results of this one.
      dispatch({ type: 'hits-found', query, hits: [], completions: [] })
    }
  })
}

/** Fetches the assistant's suggestions when typing pauses; only the first failure shows a toast. */
export function useSuggestions(
  query: string,
  currentPage: CurrentPage,
  dispatch: Dispatch<SearchEvent>,
): void {
  const ask = useAssistant()
  const hasShownToast = useRef(false)
  useAfterTyping(
    query,
    { shortest: SHORTEST_LOOK_UP, pauseMs: LOOK_UP_PAUSE_MS },
    async (signal) => {
      try {
        const reply = await ask({ operation: 'search', prompt: query, currentPage }, signal)
        if (!signal.aborted) dispatch({ type: 'answered', query, reply })
      } catch (error) {
        if (signal.aborted) return
        console.warn(error)
        dispatch({ type: 'failed', query })
        if (!hasShownToast.current) showIssueToast()
        hasShownToast.current = true
      }
    },
  )
}

function showIssueToast(): void {
  showToast({
    title: m.search_issue_title(),
    description: m.search_issue_text(),
    tone: 'danger',
  })
}

type Pace = { shortest: number; pauseMs: number }

/** Runs a task for each query once typing pauses; the next query cancels or aborts it. */
function useAfterTyping(
  query: string,
  { shortest, pauseMs }: Pace,
  task: (signal: AbortSignal) => Promise<void>,
): void {
  const run = useEffectEvent(task)
  useEffect(() => {
    if (query.length < shortest) return
    const stop = new AbortController()
    const timer = setTimeout(() => void run(stop.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, shortest, pauseMs])
}
