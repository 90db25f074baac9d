import {
  type AskAssistant,
  AssistantFailed,
  AssistantUnreachable,
} from '#app/lib/assistant/assistant.ts'
import type { StreamChat } from '#app/lib/assistant/chat-stream.ts'
import { removeRecentQuestion } from '#app/lib/assistant/recent-questions.ts'
import { showToast } from '#app/ui/toast.tsx'
import { afterDangerAnswer, careAnswer } from '#domain/care/care.ts'
import { languageOfDanger, readDanger, readSureDanger } from '#domain/care/safety.ts'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { failedSearchReply } from '#domain/chat/assistant-reply.ts'
import type { ChatRequest } from '#domain/chat/chat.ts'
import { type ChatMessage, isAnsweredWithCare, turnsOf } from '#domain/chat/chat-thread.ts'
import { recentTurns } from '#domain/chat/chat-turns.ts'
import type { Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Danger } from '#domain/safety/phrases.ts'
import { chatReply } from './chat-reply.ts'
import { answerOf, type ChatEvent } from './chat-state.ts'
import { chatState, dispatch, newId } from './chat-store.ts'
import { typedSwap } from './typed-swap.ts'

export type Service = { ask: AskAssistant; stream: StreamChat }
/** The page that the visitor is on, and the listing that it shows, by id or slug. */
export type Where = { currentPage: CurrentPage; listing: string | null }

let inFlight = new AbortController()

/** Somebody who may be in danger waits so long for the service to say that they are not. */
const PATIENCE_MS = 5_000

/**
 * Gets the answer to a question into the conversation, whatever panel shows it by then. Somebody in
 * danger is answered at once and without any service, so that it works offline too. Where that is
 * doubtful the service decides, and where it does not answer, care is what is left.
 */
export async function exchange(service: Service, prompt: string, where: Where): Promise<void> {
  const care = careFor(prompt)
  if (care) {
    dispatch({ type: 'answered', message: care })
    return
  }
  const suspected = readDanger(prompt)
  const swap = suspected ? null : typedSwap(prompt, chatState().thread.messages)
  if (swap) {
    if (swap.slot !== null) dispatch({ type: 'swapped', id: swap.id, slot: swap.slot })
    dispatch({ type: 'answered', message: standIn({ content: swap.answer }) })
    return
  }
  inFlight = new AbortController()
  const { signal } = inFlight
  try {
    const settled = suspected
      ? await conversedSoon(service.stream, prompt, where, signal)
      : await answered(service, prompt, where, signal)
    if (signal.aborted) return
    dispatch(settled)
    // The service hears more than the browser does; what it answers with care is not left lying about.
    if (settled.type === 'answered' && isAnsweredWithCare(settled.message))
      removeRecentQuestion(prompt)
  } catch (error) {
    if (signal.aborted) return
    if (suspected) console.warn(error)
    dispatch(
      suspected ? { type: 'answered', message: careMessage(suspected) } : outcomeOf(error, prompt),
    )
  }
}

export function stopExchange(): void {
  inFlight.abort()
  dispatch({ type: 'stopped', id: newId() })
}

/** By conversation; where the service answers that with an error, by search. */
async function answered(
  service: Service,
  prompt: string,
  where: Where,
  signal: AbortSignal,
): Promise<ChatEvent> {
  const { currentPage } = where
  try {
    return await conversed(service.stream, prompt, where, signal)
  } catch (error) {
    if (!(error instanceof AssistantFailed)) throw error
    console.warn(error)
    const reply = await service.ask({ operation: 'search', prompt, currentPage }, signal)
    return { type: 'answered', message: said(chatReply(reply, prompt)) }
  }
}

/** By conversation alone, and soon: a service that only searches may not know what danger is. */
async function conversedSoon(
  stream: StreamChat,
  prompt: string,
  where: Where,
  signal: AbortSignal,
): Promise<ChatEvent> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  const soon: StreamChat = async (request, given, onPart) => {
    const end = await stream(request, AbortSignal.any([given, patience.signal]), (part) => {
      clearTimeout(timer)
      onPart(part)
    })
    if (typeof end === 'object') throw new AssistantFailed('The service knows no conversation')
    return end
  }
  try {
    return await conversed(soon, prompt, where, signal)
  } finally {
    clearTimeout(timer)
  }
}

async function conversed(
  stream: StreamChat,
  prompt: string,
  { currentPage, listing }: Where,
  signal: AbortSignal,
): Promise<ChatEvent> {
  const { thread } = chatState()
  const request: ChatRequest = {
    operation: 'chat',
    messages: recentTurns(turnsOf(thread.messages)),
    currentPage,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: getLocale(),
    ...(listing && { listing }),
  }
  const end = await stream(request, signal, (part) => {
    if (!signal.aborted) dispatch({ type: 'arrived', part })
  })
  if (typeof end === 'object') return { type: 'answered', message: said(chatReply(end, prompt)) }
  const { arriving } = chatState()
  if (end === 'complete') return { type: 'answered', message: answerOf(newId(), arriving) }
  if (!arriving.some(({ type }) => type === 'text'))
    throw new AssistantFailed('The answer broke off before its first word')
  return { type: 'failed', message: answerOf(newId(), arriving, true) }
}

/** The three layers of failure (product decision "Three error layers"). */
function outcomeOf(error: unknown, prompt: string): ChatEvent {
  console.warn(error)
  if (error instanceof AssistantFailed) {
    const message = standIn(chatReply(failedSearchReply(prompt), prompt))
    return { type: 'answered', message, error: error.message }
  }
  if (error instanceof AssistantUnreachable) {
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_failed_text(),
      tone: 'danger',
    })
    return { type: 'failed', message: standIn({ content: m.chat_failed_reply() }) }
  }
  return { type: 'answered', message: standIn({ content: m.chat_not_understood() }) }
}

/** The answer to danger, now or earlier in this conversation: after it nothing is offered any more. */
function careFor(prompt: string): ChatMessage | null {
  const now = readSureDanger(prompt)
  if (now) return careMessage(now)
  const { danger } = chatState().thread
  if (!danger) return null
  return careMessage(danger, afterDangerAnswer)
}

function careMessage(danger: Danger, say: typeof careAnswer = careAnswer): ChatMessage {
  const answer = say(danger, countryOfVisitor(), languageOfVisitor())
  return answerOf(newId(), [
    { type: 'notice', kind: 'care', ...answer, danger },
    { type: 'done', outcome: 'care' },
  ])
}

/** That of the words, as far as they tell; whoever is in danger may not write in the page's language. */
function languageOfVisitor(): Language {
  const { messages } = chatState().thread
  const said = messages.flatMap(({ isUser, content }) => (isUser ? [content] : []))
  return languageOfDanger(said) ?? getLocale()
}

type Saying = Pick<ChatMessage, 'content' | 'recommendations'>

function said({ content, recommendations }: Saying): ChatMessage {
  const message: ChatMessage = { id: newId(), content, isUser: false }
  return recommendations ? { ...message, recommendations } : message
}

/** What the browser says itself: in place of an answer that failed, or of a swap. There is nothing to judge. */
function standIn(saying: Saying): ChatMessage {
  return { ...said(saying), isStandIn: true }
}

/** As the browser is set; null when it names no country. */
function countryOfVisitor(): string | null {
  return new Intl.Locale(navigator.language || 'en').region ?? null
}
