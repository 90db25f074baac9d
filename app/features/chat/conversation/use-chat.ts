import { useLocation } from 'react-router'
import { currentPageOf, useAssistant } from '#app/lib/assistant/assistant.ts'
import { useChatStream } from '#app/lib/assistant/chat-stream.ts'
import { addRecentQuestion } from '#app/lib/assistant/recent-questions.ts'
import { readDanger } from '#domain/care/safety.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { ChatState } from './chat-state.ts'
import { chatState, dispatch, newId, useChatState } from './chat-store.ts'
import { exchange, stopExchange } from './exchange.ts'
import { listingOf } from './listing-of.ts'

export type Chat = {
  state: ChatState
  /** Sends the draft. */
  send: () => void
  /** Sends another text; the draft stays. */
  sendText: (question: string) => void
  retry: () => void
  /** Asks the last question again, from a position. */
  askFrom: (position: Point) => void
  stop: () => void
}

/** The conversation state and its actions. */
export function useChat(): Chat {
  const state = useChatState()
  const service = { ask: useAssistant(), stream: useChatStream() }
  const { pathname, search } = useLocation()

  function answer(question: string | null, position?: Point) {
    const context = { currentPage: currentPageOf(pathname), listing: listingOf(pathname, search) }
    if (question !== null) void exchange(service, question, { ...context, position })
  }

  function say(text: string) {
    const question = text.trim()
    if (!dispatch({ type: 'asked', id: newId(), text: question })) return
    // Messages that suggest danger are not stored: the browser may be shared.
    if (!chatState().isTemporary && !readDanger(question)) addRecentQuestion(question)
    answer(question)
  }

  return {
    state,
    send: () => say(chatState().draft),
    sendText: say,
    retry() {
      const question = chatState().thread.unanswered
      if (dispatch({ type: 'asked-again' })) answer(question)
    },
    askFrom(position) {
      const question = chatState().thread.messages.findLast(({ isUser }) => isUser)?.content
      if (question && dispatch({ type: 'asked-again', question })) answer(question, position)
    },
    stop: stopExchange,
  }
}
