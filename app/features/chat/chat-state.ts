import type { Recommendation } from '#domain/assistant.ts'
import { isCategory } from '#domain/category.ts'
import { isRecord, readListingReference } from '#domain/suggestion.ts'

/** Specification section 3. */
export type ChatMessage = {
  /** A time stamp. */
  id: string
  content: string
  isUser: boolean
  recommendations?: Recommendation[]
}

/** The conversation of this tab, wherever it is shown. */
export type ChatState = {
  messages: readonly ChatMessage[]
  /** What stands in the composer. */
  draft: string
  /** Whether the floating panel is expanded. */
  isOpen: boolean
  /** The question that is being answered. */
  waitingFor: string | null
  /** The question that can be asked again, because no answer came. */
  unanswered: string | null
  /** Why the last answer was only a general one. */
  error: string | null
  /** The message that came while the page was open: a screen reader hears it, but not older ones. */
  newest: string | null
}

export type ChatEvent =
  | { type: 'opened'; helpText?: string | undefined }
  | { type: 'collapsed' }
  | { type: 'typed'; text: string }
  | { type: 'asked'; id: string; text: string }
  | { type: 'asked-again' }
  | { type: 'answered'; message: ChatMessage; error?: string }
  | { type: 'failed'; message: ChatMessage }
  | { type: 'stopped' }

export const NEW_CHAT: ChatState = {
  messages: [],
  draft: '',
  isOpen: false,
  waitingFor: null,
  unanswered: null,
  error: null,
  newest: null,
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true, draft: event.helpText || state.draft }
    case 'collapsed':
      return { ...state, isOpen: false }
    case 'typed':
      return { ...state, draft: event.text }
    case 'asked':
      return asked(state, event.id, event.text.trim())
    case 'asked-again':
      return askedAgain(state)
    case 'answered':
      if (state.waitingFor === null) return state
      return { ...settled(state, event.message), unanswered: null, error: event.error ?? null }
    case 'failed':
      if (state.waitingFor === null) return state
      return keepingText(settled(state, event.message), state.waitingFor)
    case 'stopped':
      if (state.waitingFor === null) return state
      return keepingText({ ...state, waitingFor: null }, state.waitingFor)
  }
}

/** Specification section 4: while one question is being answered, others are ignored; so are blank ones. */
function asked(state: ChatState, id: string, content: string): ChatState {
  if (state.waitingFor !== null || content === '') return state
  return {
    ...state,
    messages: [...state.messages, { id, content, isUser: true }],
    draft: '',
    waitingFor: content,
    unanswered: null,
    error: null,
  }
}

/** Asks the unanswered question once more; the apology after it goes. */
function askedAgain(state: ChatState): ChatState {
  const question = state.unanswered
  if (question === null || state.waitingFor !== null) return state
  const last = state.messages.findLastIndex((message) => message.isUser)
  return {
    ...state,
    messages: state.messages.slice(0, last + 1),
    draft: state.draft === question ? '' : state.draft,
    waitingFor: question,
    unanswered: null,
  }
}

function settled(state: ChatState, message: ChatMessage): ChatState {
  return { ...state, messages: [...state.messages, message], waitingFor: null, newest: message.id }
}

/** Nothing typed is lost: the question returns to the composer, unless something new stands there. */
function keepingText(state: ChatState, question: string): ChatState {
  return { ...state, unanswered: question, draft: state.draft || question }
}

/** What outlives a reload. */
export function writeChat({ messages, draft, isOpen, unanswered }: ChatState): string {
  return JSON.stringify({ messages: messages.slice(-KEPT_MESSAGES), draft, isOpen, unanswered })
}

const KEPT_MESSAGES = 100

/** Reads what writeChat wrote. Total: what cannot be used is left out. */
export function readChat(text: string | null): ChatState {
  const kept = parsed(text)
  if (!isRecord(kept) || !Array.isArray(kept['messages'])) return NEW_CHAT
  const messages = kept['messages'].flatMap((value) => readMessage(value) ?? [])
  const { draft, unanswered, isOpen } = kept
  const last = messages.at(-1)
  return {
    ...NEW_CHAT,
    messages,
    draft: typeof draft === 'string' ? draft : '',
    isOpen: isOpen === true,
    // A reload in the middle of an answer leaves a question without one.
    unanswered: typeof unanswered === 'string' ? unanswered : last?.isUser ? last.content : null,
  }
}

function readMessage(value: unknown): ChatMessage | null {
  if (!isRecord(value)) return null
  const { id, content, isUser, recommendations } = value
  if (typeof id !== 'string' || typeof content !== 'string' || typeof isUser !== 'boolean')
    return null
  if (!Array.isArray(recommendations)) return { id, content, isUser }
  const read = recommendations.flatMap((item) => readRecommendation(item) ?? [])
  return { id, content, isUser, recommendations: read }
}

function readRecommendation(value: unknown): Recommendation | null {
  if (!isRecord(value)) return null
  const { type, title, reason } = value
  if (!isCategory(type) || typeof title !== 'string' || typeof reason !== 'string') return null
  const listing = readListingReference(value['listing'])
  return { type, title, reason, ...(listing && { listing }) }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
