import { readSureDanger } from '#domain/care/safety.ts'
import type { ChatPart } from '#domain/chat/chat.ts'
import {
  type ChatMessage,
  type ChatThread,
  detectedDangerIn,
  type Judgement,
  newThread,
  replyOf,
} from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { type PlanEdit, retold, withEdit } from '#domain/plan/plan-changes.ts'

/** The conversation of this tab, shared by all panels. */
export type ChatState = {
  thread: ChatThread
  /** Not stored; lost when the page closes. */
  isTemporary: boolean
  /** The text in the composer. */
  draft: string
  /** The question awaiting an answer. */
  waitingFor: string | null
  /** Parts of the answer received so far. */
  arriving: readonly ChatPart[]
  /** Why the last answer was a fallback. */
  error: string | null
  /** The last message received on this page, to be announced to screen readers; older ones are not. */
  newest: string | null
}

export type ChatEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked'; id: string; text: string }
  /** A question again: by default the one without an answer. */
  | { type: 'asked-again'; question?: string }
  | { type: 'arrived'; part: ChatPart }
  | { type: 'answered'; message: ChatMessage; error?: string }
  /** No answer arrived, or an incomplete one. */
  | { type: 'failed'; message: ChatMessage }
  | { type: 'stopped'; id: string }
  | { type: 'judged'; id: string; judgement: Judgement }
  | { type: 'planned'; id: string; edit: PlanEdit; slot: number }
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
      return withQuestion(state, event.id, event.text.trim())
    case 'asked-again':
      return withRetry(state, event.question ?? state.thread.unanswered)
    case 'arrived':
      if (state.waitingFor === null) return state
      return { ...state, arriving: [...state.arriving, event.part] }
    case 'answered':
      if (state.waitingFor === null) return state
      return { ...withAnswer(state, event.message), error: event.error ?? null }
    case 'failed':
      if (state.waitingFor === null) return state
      return withUnanswered(withAnswer(state, event.message), state.waitingFor)
    case 'stopped':
      return withStop(state, event.id)
    case 'judged':
      return withMessage(state, event.id, (old) => ({ ...old, judgement: event.judgement }))
    case 'planned':
      return withMessage(state, event.id, (old) => withPlanEdit(old, event.edit, event.slot))
    case 'began':
      return { ...newChat(event.id, event.isTemporary), draft: carriedDraft(state) }
    case 'reopened':
      return { ...newChat(event.thread.id), thread: event.thread, draft: carriedDraft(state) }
    case 'renamed':
      return { ...state, thread: { ...state.thread, name: event.name } }
  }
}

/** Builds a message from the parts of an answer. */
export function answerOf(id: string, parts: readonly ChatPart[], isCut = false): ChatMessage {
  const { text, notices } = replyOf({ parts })
  const care = notices.find(({ kind }) => kind === 'care')?.text
  const content = text || care || m.chat_not_understood()
  return { id, content, isUser: false, parts, ...(isCut && { isCut }) }
}

/** Specification section 4: questions are ignored while another is being answered, and when blank. */
function withQuestion(state: ChatState, id: string, content: string): ChatState {
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

/** Asks the last question again; messages after it are removed. */
function withRetry(state: ChatState, question: string | null): ChatState {
  const { thread } = state
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

/** The received part of the answer stays, marked as incomplete. */
function withStop(state: ChatState, id: string): ChatState {
  if (state.waitingFor === null) return state
  const hasWords = state.arriving.some(({ type }) => type === 'text')
  const stopped = hasWords ? withAnswer(state, answerOf(id, state.arriving, true)) : state
  return withUnanswered({ ...stopped, waitingFor: null, arriving: [] }, state.waitingFor)
}

function withAnswer(state: ChatState, message: ChatMessage): ChatState {
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

/** Returns the question to the composer, unless that has new text. */
function withUnanswered(state: ChatState, question: string): ChatState {
  const thread = { ...state.thread, unanswered: question }
  return { ...state, thread, draft: state.draft || question }
}

/** The draft carries over to the next conversation, except from a temporary one. */
function carriedDraft({ draft, thread, isTemporary }: ChatState): string {
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

/** Applies a change to a plan and to the texts that mention it. */
function withPlanEdit(message: ChatMessage, edit: PlanEdit, slot: number): ChatMessage {
  const { parts } = message
  const before = parts?.find((part) => part.type === 'plan')
  if (!parts || !before) return message
  const after = withEdit(before, edit, slot)
  const updateText = (text: string) => retold(text, before, after)
  const edited = parts.map((part): ChatPart => {
    if (part === before) return after
    if (part.type === 'text') return { ...part, text: updateText(part.text) }
    if (part.type !== 'followUps') return part
    return { ...part, suggestions: part.suggestions.map(updateText) }
  })
  return { ...message, content: updateText(message.content), parts: edited }
}
