import { m } from '#domain/messages/messages.js'
import type { ChatPart, ChatPartOf, Outcome } from './chat.ts'
import { readChatPart } from './chat-part.ts'
import { isRecord } from './suggestion.ts'

/** The parts of an answer, merged. */
export type ChatReply = {
  text: string
  notices: ChatPartOf<'notice'>[]
  cards: ChatPartOf<'cards'> | null
  understood: ChatPartOf<'understood'> | null
  page: ChatPartOf<'page'> | null
  plan: ChatPartOf<'plan'> | null
  followUps: ChatPartOf<'followUps'> | null
  /** How it ended; null until then. */
  outcome: Outcome | null
}

export const NO_REPLY: ChatReply = {
  text: '',
  notices: [],
  cards: null,
  understood: null,
  page: null,
  plan: null,
  followUps: null,
  outcome: null,
}

/** The answer with one more part. */
export function withChatPart(reply: ChatReply, part: ChatPart): ChatReply {
  switch (part.type) {
    case 'text':
      return { ...reply, text: reply.text ? `${reply.text} ${part.text}` : part.text }
    case 'notice':
      return { ...reply, notices: [...reply.notices, part] }
    case 'done':
      return { ...reply, outcome: part.outcome }
    case 'cards':
      return { ...reply, cards: part }
    case 'understood':
      return { ...reply, understood: part }
    case 'page':
      return { ...reply, page: part }
    case 'plan':
      return { ...reply, plan: part }
    case 'followUps':
      return { ...reply, followUps: part }
  }
}

/**
 * Reads a complete answer in JSON. Never throws: invalid parts are left out, and without any text the
 * visitor is asked to say more (specification section 8, chat processing fails).
 */
export function readChatReply(answer: unknown): ChatReply {
  const sent = isRecord(answer) && Array.isArray(answer['parts']) ? answer['parts'] : []
  const reply = sent.flatMap((value) => readChatPart(value) ?? []).reduce(withChatPart, NO_REPLY)
  return reply.text || reply.notices.some(({ kind }) => kind === 'care')
    ? reply
    : { ...reply, text: m.chat_not_understood() }
}

/**
 * Parses the complete events of a partial event stream; the text after the last one is returned as `rest`
 * for the next call. Events without a valid part are skipped.
 */
export function takeChatParts(received: string): { parts: ChatPart[]; rest: string } {
  const events = received.split(/\r?\n\r?\n/)
  const rest = events.pop() ?? ''
  return { parts: events.flatMap((event) => partIn(event) ?? []), rest }
}

function partIn(event: string): ChatPart | null {
  const data = event
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
    .join('\n')
  try {
    return readChatPart(JSON.parse(data))
  } catch {
    return null
  }
}
