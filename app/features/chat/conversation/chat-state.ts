import { readSureDanger } from '#domain/care/safety.ts'
import type { ChatPart } from '#domain/chat/chat.ts'
import { retold, withSwap } from '#domain/chat/chat-plan.ts'
import {
  type ChatMessage,
  type ChatThread,
  detectedDangerIn,
  type Judgement,
  newThread,
  replyOf,
} from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'

/** The conversation of this tab, wherever it is shown. */
export type ChatState = {
  thread: ChatThread
  /** It is stored nowhere, and gone with the page. */
  isTemporary: boolean
  /** What stands in the composer. */
  draft: string
  /** The question that is being answered. */
  waitingFor: string | null
  /** What has come of the answer. */
  arriving: readonly ChatPart[]
  /** Why the last answer was only a general one. */
  error: string | null
  /** The message that came while the page was open: a screen reader hears it, but not older ones. */
  newest: string | null
}

export type ChatEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked'; id: string; text: string }
  | { type: 'asked-again' }
  | { type: 'arrived'; part: ChatPart }
  | { type: 'answered'; message: ChatMessage; error?: string }
  /** No answer came, or only the beginning of one. */
  | { type: 'failed'; message: ChatMessage }
  | { type: 'stopped'; id: string }
  | { type: 'judged'; id: string; judgement: Judgement }
  | { type: 'swapped'; id: string; slot: number }
  | { type: 'began'; id: string; isTemporary: boolean }
  | { type: 'reopened'; thread: ChatThread }
  | { type: 'renamed'; name: string | null }

export function newChat(id: string, isTemporary = false): ChatState {
  return {
    thread: newThread(id),
    isTemporary,
    draft: '',
    waitingFor: null,
    arriving: [],
    error: null,
    newest: null,
  }
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.text }
    case 'asked':
      return asked(state, event.id, event.text.trim())
    case 'asked-again':
      return askedAgain(state)
    case 'arrived':
      if (state.waitingFor === null) return state
      return { ...state, arriving: [...state.arriving, event.part] }
    case 'answered':
      if (state.waitingFor === null) return state
      return { ...settled(state, event.message), error: event.error ?? null }
    case 'failed':
      if (state.waitingFor === null) return state
      return keepingText(settled(state, event.message), state.waitingFor)
    case 'stopped':
      return stopped(state, event.id)
    case 'judged':
      return withMessage(state, event.id, (old) => ({ ...old, judgement: event.judgement }))
    case 'swapped':
      return withMessage(state, event.id, (old) => withSwapIn(old, event.slot))
    case 'began':
      return { ...newChat(event.id, event.isTemporary), draft: draftLeaving(state) }
    case 'reopened':
      return { ...newChat(event.thread.id), thread: event.thread, draft: draftLeaving(state) }
    case 'renamed':
      return { ...state, thread: { ...state.thread, name: event.name } }
  }
}

/** An answer as a message: of its parts, whatever came of them. */
export function answerOf(id: string, parts: readonly ChatPart[], isCut = false): ChatMessage {
  const { text, notices } = replyOf({ parts })
  const care = notices.find(({ kind }) => kind === 'care')?.text
  const content = text || care || m.chat_not_understood()
  return { id, content, isUser: false, parts, ...(isCut && { isCut }) }
}

/** Specification section 4: while one question is being answered, others are ignored; so are blank ones. */
function asked(state: ChatState, id: string, content: string): ChatState {
  if (state.waitingFor !== null || content === '') return state
  const { thread } = state
  return {
    ...state,
    thread: {
      ...thread,
      messages: [...thread.messages, { id, content, isUser: true }],
      danger: thread.danger ?? readSureDanger(content),
      unanswered: null,
    },
    draft: state.draft.trim() === content ? '' : state.draft,
    waitingFor: content,
    arriving: [],
    error: null,
  }
}

/** Asks the unanswered question once more; what came instead of an answer goes. */
function askedAgain(state: ChatState): ChatState {
  const { thread } = state
  const question = thread.unanswered
  if (question === null || state.waitingFor !== null) return state
  const last = thread.messages.findLastIndex((message) => message.isUser)
  return {
    ...state,
    thread: { ...thread, messages: thread.messages.slice(0, last + 1), unanswered: null },
    draft: state.draft === question ? '' : state.draft,
    waitingFor: question,
    arriving: [],
  }
}

/** What has come of the answer stays, marked as not whole. */
function stopped(state: ChatState, id: string): ChatState {
  if (state.waitingFor === null) return state
  const hasWords = state.arriving.some(({ type }) => type === 'text')
  const stays = hasWords ? settled(state, answerOf(id, state.arriving, true)) : state
  return keepingText({ ...stays, waitingFor: null, arriving: [] }, state.waitingFor)
}

function settled(state: ChatState, message: ChatMessage): ChatState {
  const { thread } = state
  return {
    ...state,
    thread: {
      ...thread,
      messages: [...thread.messages, message],
      danger: thread.danger ?? detectedDangerIn(message),
      unanswered: null,
    },
    waitingFor: null,
    arriving: [],
    newest: message.id,
  }
}

/** Nothing typed is lost: the question returns to the composer, unless something new stands there. */
function keepingText(state: ChatState, question: string): ChatState {
  const thread = { ...state.thread, unanswered: question }
  return { ...state, thread, draft: state.draft || question }
}

/** Half a thought goes along to the next conversation; out of a temporary one nothing does. */
function draftLeaving({ draft, thread, isTemporary }: ChatState): string {
  return isTemporary || draft === thread.unanswered ? '' : draft
}

function withMessage(
  state: ChatState,
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): ChatState {
  const { thread } = state
  const messages = thread.messages.map((message) => (message.id === id ? change(message) : message))
  return { ...state, thread: { ...thread, messages } }
}

/** The swap in a plan, and in all that is said of it. */
function withSwapIn(message: ChatMessage, slot: number): ChatMessage {
  const { parts } = message
  const before = parts?.find((part) => part.type === 'plan')
  if (!parts || !before) return message
  const after = withSwap(before, slot)
  const retell = (text: string) => retold(text, before, after)
  const swapped = parts.map((part): ChatPart => {
    if (part === before) return after
    if (part.type === 'text') return { ...part, text: retell(part.text) }
    if (part.type !== 'followUps') return part
    return { ...part, suggestions: part.suggestions.map(retell) }
  })
  return { ...message, content: retell(message.content), parts: swapped }
}
