import type { ChatReply } from '#domain/chat/chat-reply.ts'
import { converse } from './http.test-kit.ts'

/** Holds conversations on a test database: the reply to each turn. */
export function talkOn(db: () => Parameters<typeof converse>[0]) {
  return async (turns: readonly string[], locale?: string): Promise<ChatReply[]> =>
    (await converse(db(), turns, locale)).map(({ reply }) => reply)
}

/** The cards of a reply. */
export const cardsOf = (reply: ChatReply | undefined) => reply?.cards?.cards ?? []

/** The labels of what a reply has understood. */
export const labelsOf = (reply: ChatReply | undefined) =>
  reply?.understood?.filters.map(({ label }) => label) ?? []
