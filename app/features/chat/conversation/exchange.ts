import {
  type AskAssistant,
  AssistantFailed,
  AssistantUnreachable,
} from '#app/lib/assistant/assistant.ts'
import type { StreamChat } from '#app/lib/assistant/chat-stream.ts'
import { removeRecentQuestion } from '#app/lib/assistant/recent-questions.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
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
import type { Point } from '#domain/place/public-place.ts'
import type { Danger } from '#domain/safety/words/phrases.ts'
import { chatReply } from './chat-reply.ts'
import { answerOf, type ChatEvent } from './chat-state.ts'
import { chatState, dispatch, newId } from './chat-store.ts'
import { typedSwap } from './typed-swap.ts'

export type Service = { ask: AskAssistant; stream: StreamChat }
/** Context of one question: the current page, the id or slug of its listing, and the device's position. */
export type TurnContext = {
  currentPage: CurrentPage
  listing: string | null
  position?: Point | undefined
}

let inFlight = new AbortController()

/** Time limit for the service to rule out suspected danger. */
const DANGER_TIME_LIMIT_MS = 5_000

/**
 * Requests the answer to a question and dispatches it to the conversation. Detected danger is answered in
 * the browser at once, also offline. If danger is only suspected the service decides; if it does not
 * respond, the care answer is used.
 */
export async function exchange(
  service: Service,
  prompt: string,
  context: TurnContext,
): Promise<void> {
  const care = careFor(prompt)
  if (care) {
    dispatch({ type: 'answered', message: care })
    return
  }
  const suspected = readDanger(prompt)
  const swap = suspected ? null : typedSwap(prompt, chatState().thread.messages)
  if (swap) {
    if (swap.slot !== null)
      dispatch({ type: 'planned', id: swap.id, edit: 'swap', slot: swap.slot })
    dispatch({ type: 'answered', message: toLocalMessage({ content: swap.answer }) })
    return
  }
  inFlight = new AbortController()
  const { signal } = inFlight
  try {
    const event = suspected
      ? await answerByChatInTime(service.stream, prompt, context, signal)
      : await answerByChatOrSearch(service, prompt, context, signal)
    if (signal.aborted) return
    dispatch(event)
    // The service detects more than the browser; a question answered with care is not stored as recent.
    if (event.type === 'answered' && isAnsweredWithCare(event.message)) removeRecentQuestion(prompt)
  } catch (error) {
    if (signal.aborted) return
    if (suspected) console.warn(error)
    dispatch(
      suspected
        ? { type: 'answered', message: careMessage(suspected) }
        : fallbackFor(error, prompt),
    )
  }
}

export function stopExchange(): void {
  inFlight.abort()
  dispatch({ type: 'stopped', id: newId() })
}

/** Answers by chat, with search as the fallback for an error response. */
async function answerByChatOrSearch(
  service: Service,
  prompt: string,
  context: TurnContext,
  signal: AbortSignal,
): Promise<ChatEvent> {
  const { currentPage } = context
  try {
    return await answerByChat(service.stream, prompt, context, signal)
  } catch (error) {
    if (!(error instanceof AssistantFailed)) throw error
    console.warn(error)
    const reply = await service.ask({ operation: 'search', prompt, currentPage }, signal)
    return { type: 'answered', message: toMessage(chatReply(reply, prompt)) }
  }
}

/** Answers by chat only, with a short time limit: a service that only searches may not detect danger. */
async function answerByChatInTime(
  stream: StreamChat,
  prompt: string,
  context: TurnContext,
  signal: AbortSignal,
): Promise<ChatEvent> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), DANGER_TIME_LIMIT_MS)
  const streamInTime: StreamChat = async (request, callerSignal, onPart) => {
    const end = await stream(request, AbortSignal.any([callerSignal, timeout.signal]), (part) => {
      clearTimeout(timer)
      onPart(part)
    })
    if (typeof end === 'object') throw new AssistantFailed('The service knows no conversation')
    return end
  }
  try {
    return await answerByChat(streamInTime, prompt, context, signal)
  } finally {
    clearTimeout(timer)
  }
}

async function answerByChat(
  stream: StreamChat,
  prompt: string,
  { currentPage, listing, position }: TurnContext,
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
    ...(position && { position }),
  }
  const end = await stream(request, signal, (part) => {
    if (!signal.aborted) dispatch({ type: 'arrived', part })
  })
  if (typeof end === 'object')
    return { type: 'answered', message: toMessage(chatReply(end, prompt)) }
  const { arriving } = chatState()
  if (end === 'complete') return { type: 'answered', message: answerOf(newId(), arriving) }
  if (!arriving.some(({ type }) => type === 'text'))
    throw new AssistantFailed('The answer broke off before its first word')
  return { type: 'failed', message: answerOf(newId(), arriving, true) }
}

/** The three layers of failure (product decision "Three error layers"). */
function fallbackFor(error: unknown, prompt: string): ChatEvent {
  console.warn(error)
  if (error instanceof AssistantFailed) {
    const message = toLocalMessage(chatReply(failedSearchReply(prompt), prompt))
    return { type: 'answered', message, error: error.message }
  }
  if (error instanceof AssistantUnreachable) {
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_failed_text(),
      tone: 'danger',
    })
    return { type: 'failed', message: toLocalMessage({ content: m.chat_failed_reply() }) }
  }
  return { type: 'answered', message: toLocalMessage({ content: m.chat_not_understood() }) }
}

/** The care answer for danger detected now or earlier in this conversation. */
function careFor(prompt: string): ChatMessage | null {
  const now = readSureDanger(prompt)
  if (now) return careMessage(now)
  const { danger } = chatState().thread
  if (!danger) return null
  return careMessage(danger, afterDangerAnswer)
}

function careMessage(danger: Danger, answerFor: typeof careAnswer = careAnswer): ChatMessage {
  const answer = answerFor(danger, countryOfVisitor(), languageOfVisitor())
  return answerOf(newId(), [
    { type: 'notice', kind: 'care', ...answer, danger },
    { type: 'done', outcome: 'care' },
  ])
}

/** The language detected in the visitor's messages, which may differ from the page's. */
function languageOfVisitor(): Language {
  const { messages } = chatState().thread
  const visitorTexts = messages.flatMap(({ isUser, content }) => (isUser ? [content] : []))
  return languageOfDanger(visitorTexts) ?? getLocale()
}

type MessageContent = Pick<ChatMessage, 'content' | 'recommendations'>

function toMessage({ content, recommendations }: MessageContent): ChatMessage {
  const message: ChatMessage = { id: newId(), content, isUser: false }
  return recommendations ? { ...message, recommendations } : message
}

/** A message made in the browser, after a failure or a swap. It cannot be rated. */
function toLocalMessage(content: MessageContent): ChatMessage {
  return { ...toMessage(content), isStandIn: true }
}

/** The region of the browser's language; null without one. */
function countryOfVisitor(): string | null {
  return new Intl.Locale(navigator.language || 'en').region ?? null
}
