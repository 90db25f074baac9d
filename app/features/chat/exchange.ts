import { type AskAssistant, AssistantFailed, AssistantUnreachable } from '#app/lib/assistant.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CurrentPage } from '#domain/assistant.ts'
import { failedSearchReply } from '#domain/assistant-reply.ts'
import { careText } from '#domain/care.ts'
import { m } from '#domain/messages/messages.js'
import { readDanger } from '#domain/safety.ts'
import { chatReply } from './chat-reply.ts'
import type { ChatEvent, ChatMessage } from './chat-state.ts'
import { chatState, dispatch } from './chat-store.ts'

let inFlight = new AbortController()
let lastId = 0

/** A time stamp that no other message of this page has. */
export function newMessageId(): string {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/**
 * Gets the answer to a question into the conversation, whatever panel shows it by then. Somebody in
 * danger is answered at once and without any service, so that it works offline too.
 */
export async function exchange(
  ask: AskAssistant,
  prompt: string,
  currentPage: CurrentPage,
): Promise<void> {
  const care = careFor(prompt)
  if (care) {
    dispatch({ type: 'answered', message: said({ content: care }) })
    return
  }
  inFlight = new AbortController()
  const { signal } = inFlight
  try {
    const reply = await ask({ operation: 'search', prompt, currentPage }, signal)
    if (!signal.aborted) dispatch({ type: 'answered', message: said(chatReply(reply, prompt)) })
  } catch (error) {
    if (!signal.aborted) dispatch(outcomeOf(error, prompt))
  }
}

export function stopExchange(): void {
  inFlight.abort()
  dispatch({ type: 'stopped' })
}

/** The three layers of failure (product decision "Three error layers"). */
function outcomeOf(error: unknown, prompt: string): ChatEvent {
  console.warn(error)
  if (error instanceof AssistantFailed) {
    const message = said(chatReply(failedSearchReply(prompt), prompt))
    return { type: 'answered', message, error: error.message }
  }
  if (error instanceof AssistantUnreachable) {
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_failed_text(),
      tone: 'danger',
    })
    return { type: 'failed', message: said({ content: m.chat_failed_reply() }) }
  }
  return { type: 'answered', message: said({ content: m.chat_not_understood() }) }
}

/** The answer to danger, now or earlier in this conversation: after it nothing is offered any more. */
function careFor(prompt: string): string | null {
  const now = readDanger(prompt)
  if (now) return careText(now, countryOfVisitor())
  const earlier = chatState().messages.find((old) => old.isUser && readDanger(old.content))
  const danger = earlier && readDanger(earlier.content)
  return danger ? m.chat_after_danger({ care: careText(danger, countryOfVisitor()) }) : null
}

function said({ content, recommendations }: Pick<ChatMessage, 'content' | 'recommendations'>) {
  const message: ChatMessage = { id: newMessageId(), content, isUser: false }
  return recommendations ? { ...message, recommendations } : message
}

/** As the browser is set; null when it names no country. */
function countryOfVisitor(): string | null {
  return new Intl.Locale(navigator.language || 'en').region ?? null
}
