import { useLocation } from 'react-router'
import { currentPageOf, useAssistant } from '#app/lib/assistant.ts'
import { addRecentQuestion } from '#app/lib/recent-questions.ts'
import { readDanger } from '#domain/safety.ts'
import type { ChatState } from './chat-state.ts'
import { chatState, dispatch, useChatState } from './chat-store.ts'
import { exchange, newMessageId, stopExchange } from './exchange.ts'

export type Chat = {
  state: ChatState
  send: () => void
  askAgain: () => void
  stop: () => void
}

/** The conversation, and what can be done in it. */
export function useChat(): Chat {
  const state = useChatState()
  const ask = useAssistant()
  const { pathname } = useLocation()

  function answer(question: string | null) {
    if (question !== null) void exchange(ask, question, currentPageOf(pathname))
  }

  return {
    state,
    send() {
      const question = chatState().draft.trim()
      if (!dispatch({ type: 'asked', id: newMessageId(), text: question })) return
      // What somebody in danger says is not left lying about in a shared browser.
      if (!readDanger(question)) addRecentQuestion(question)
      answer(question)
    },
    askAgain() {
      const question = chatState().unanswered
      if (dispatch({ type: 'asked-again' })) answer(question)
    },
    stop: stopExchange,
  }
}
