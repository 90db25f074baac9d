import { m } from '#domain/messages/messages.js'
import { readDanger, readSureDanger } from '../care/safety.ts'
import { isCategory } from '../listing/category.ts'
import { itineraryOf } from '../plan/plan-parts.ts'
import { DANGERS, type Danger } from '../safety/words/phrases.ts'
import { toSingleLine } from '../text/single-line.ts'
import type { Recommendation } from './assistant.ts'
import type { ChatPart, ChatTurn } from './chat.ts'
import { COMPLAINTS, type Complaint, VERDICTS, type Verdict } from './chat-feedback.ts'
import { readChatPart } from './chat-part.ts'
import { type ChatReply, NO_REPLY, withChatPart } from './chat-reply.ts'
import { isRecord, readListingReference } from './suggestion.ts'

/** A visitor's feedback on an answer, with the id under which it was sent. */
export type Judgement = { name: string; verdict: Verdict | null; complaints: readonly Complaint[] }

/** Specification section 3, with additional fields for answers. */
export type ChatMessage = {
  /** A time stamp. */
  id: string
  content: string
  isUser: boolean
  recommendations?: readonly Recommendation[]
  /** The parts of an answer, in order of arrival. */
  parts?: readonly ChatPart[]
  /** The answer was stopped or interrupted. */
  isCut?: boolean
  /** A placeholder for a failed answer; it cannot be rated. */
  isStandIn?: boolean
  judgement?: Judgement
}

/** One conversation. It is stored in the browser; the server is stateless. */
export type ChatThread = {
  id: string
  /** Name set by the visitor; null: the first question is the title. */
  name: string | null
  messages: readonly ChatMessage[]
  /** Danger detected in the conversation: no listings are offered any more. */
  danger: Danger | null
  /** The question to retry, because its answer is incomplete. */
  unanswered: string | null
  /** Last change, including name and feedback (milliseconds since 1970). */
  updatedAt: number
}

export const MESSAGES_LIMIT = 100
const TITLE_LENGTH = 80
export const NAME_LENGTH_LIMIT = 100

export function newThread(id: string): ChatThread {
  return { id, name: null, messages: [], danger: null, unanswered: null, updatedAt: 0 }
}

/** Time of the last message (milliseconds since 1970): the date of the conversation in lists. */
export function lastMessageAt({ messages, updatedAt }: ChatThread): number {
  const at = Number(messages.at(-1)?.id)
  return at > 0 && at <= updatedAt ? at : updatedAt
}

/** The title of a thread in lists. Words of danger are never shown in it. */
export function titleOf({ name, messages }: ChatThread): string {
  if (name) return name
  const first = messages.find(
    ({ isUser, content }, at) =>
      isUser && !isAnsweredWithCare(messages[at + 1]) && !readDanger(content),
  )
  const words = first?.content.replace(/\s+/g, ' ').trim() ?? ''
  if (!words) return messages.length > 0 ? m.chat_thread_unnamed() : m.chat_thread_new()
  return words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : words
}

/** The merged parts of an answer. */
export function replyOf({ parts = [] }: Pick<ChatMessage, 'parts'>): ChatReply {
  return parts.reduce(withChatPart, NO_REPLY)
}

/** The danger detected by the service, from its answer; null for most answers. */
export function detectedDangerIn(message: Pick<ChatMessage, 'parts'>): Danger | null {
  return replyOf(message).notices.find(({ danger }) => danger)?.danger ?? null
}

/** Whether the answer is a care answer, so that the question before it is private. */
export function isAnsweredWithCare(answer: Pick<ChatMessage, 'parts'> | undefined): boolean {
  return answer !== undefined && replyOf(answer).notices.some(({ kind }) => kind === 'care')
}

/** Whether the answer named helplines, because of danger or a suspicion of it. */
export function namesHelplines(answer: Pick<ChatMessage, 'parts'>): boolean {
  return replyOf(answer).notices.some(({ helplines = [] }) => helplines.length > 0)
}

/** Ids of the listings that an answer showed; of a plan the current ones. */
export function shownIn(message: Pick<ChatMessage, 'parts'>): string[] {
  const { cards, plan } = replyOf(message)
  const planned = plan?.slots.map(({ chosen }) => chosen.card) ?? []
  return [...(cards?.cards ?? []), ...planned].map(({ id }) => id)
}

/** The conversation as sent in a request. The assistant's question is part of its text. */
export function turnsOf(messages: readonly ChatMessage[]): ChatTurn[] {
  return messages.map((message) => {
    const { isUser, content } = message
    if (isUser) return { role: 'user', content }
    const question = replyOf(message).followUps?.question
    const fullText = question ? `${content} ${question}` : content
    const { plan } = replyOf(message)
    return {
      role: 'assistant',
      content: fullText,
      cards: shownIn(message),
      ...(plan && { plan: itineraryOf(plan) }),
    }
  })
}

/**
 * Validates stored threads: invalid parts are left out. A question whose answer was interrupted by a
 * reload can be retried.
 */
export function readThread(value: unknown): ChatThread | null {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !Array.isArray(value['messages']))
    return null
  const messages = value['messages'].flatMap((message) => readMessage(message) ?? [])
  const { id, name, danger, unanswered, updatedAt } = value
  const last = messages.at(-1)
  return {
    id,
    name: (typeof name === 'string' && toSingleLine(name)) || null,
    messages,
    danger: DANGERS.find((each) => each === danger) ?? dangerIn(messages),
    unanswered: typeof unanswered === 'string' ? unanswered : last?.isUser ? last.content : null,
    updatedAt: typeof updatedAt === 'number' ? updatedAt : 0,
  }
}

function dangerIn(messages: readonly ChatMessage[]): Danger | null {
  for (const message of messages) {
    const { isUser, content } = message
    const danger = isUser ? readSureDanger(content) : detectedDangerIn(message)
    if (danger) return danger
  }
  return null
}

function readMessage(value: unknown): ChatMessage | null {
  if (!isRecord(value)) return null
  const { id, content, isUser, recommendations, parts, isCut, isStandIn } = value
  if (typeof id !== 'string' || typeof content !== 'string' || typeof isUser !== 'boolean')
    return null
  const judgement = readJudgement(value['judgement'])
  return {
    id,
    content,
    isUser,
    ...(Array.isArray(recommendations) && {
      recommendations: recommendations.flatMap((item) => readRecommendation(item) ?? []),
    }),
    ...(Array.isArray(parts) && { parts: parts.flatMap((part) => readChatPart(part) ?? []) }),
    ...(isCut === true && { isCut }),
    ...(isStandIn === true && { isStandIn }),
    ...(judgement && { judgement }),
  }
}

function readRecommendation(value: unknown): Recommendation | null {
  if (!isRecord(value)) return null
  const { type, title, reason } = value
  if (!isCategory(type) || typeof title !== 'string' || typeof reason !== 'string') return null
  const listing = readListingReference(value['listing'])
  return { type, title, reason, ...(listing && { listing }) }
}

function readJudgement(value: unknown): Judgement | null {
  if (!isRecord(value) || typeof value['name'] !== 'string') return null
  const given: readonly unknown[] = Array.isArray(value['complaints']) ? value['complaints'] : []
  return {
    name: value['name'],
    verdict: VERDICTS.find((verdict) => verdict === value['verdict']) ?? null,
    complaints: COMPLAINTS.filter((complaint) => given.includes(complaint)),
  }
}
