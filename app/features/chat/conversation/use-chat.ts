import { useLocation } from 'react-router'
import { currentPageOf, useAssistant } from '#app/lib/assistant/assistant.ts'
import { useChatStream } from '#app/lib/assistant/chat-stream.ts'
import { addRecentQuestion } from '#app/lib/assistant/recent-questions.ts'
import { readDanger } from '#domain/care/safety.ts'
import type { ChatState } from './chat-state.ts'
import { chatState, dispatch, newId, useChatState } from './chat-store.ts'
import { exchange, stopExchange } from './exchange.ts'
import { listingOf } from './listing-of.ts'

export type Chat = {
  state: ChatState
  /** Sends what stands in the composer. */
  send: () => void
  /** Sends other words; what stands in the composer stays. */
  say: (question: string) => void
  askAgain: () => void
  stop: () => void
}

/** The conversation, and what can be done in it. */
export function useChat(): Chat {
  const state = useChatState()
  const service = { ask: useAssistant(), stream: useChatStream() }
  const { pathname, search } = useLocation()

  function answer(question: string | null) {
    const where = { currentPage: currentPageOf(pathname), listing: listingOf(pathname, search) }
    if (question !== null) void exchange(service, question, where)
  }

  function say(text: string) {
    const question = text.trim()
    if (!dispatch({ type: 'asked', id: newId(), text: question })) return
    // What somebody in danger says is not left lying about in a shared browser.
    if (!chatState().isTemporary && !readDanger(question)) addRecentQuestion(question)
    answer(question)
  }

  return {
    state,
    send: () => say(chatState().draft),
    say,
    askAgain() {
      const question = chatState().thread.unanswered
      if (dispatch({ type: 'asked-again' })) answer(question)
    },
    stop: stopExchange,
  }
}
