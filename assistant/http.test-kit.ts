import type { Db } from '#data/db/db.ts'
import type { SearchReply } from '#domain/chat/assistant.ts'
import type { ChatPart } from '#domain/chat/chat.ts'
import { type ChatReply, readChatReply } from '#domain/chat/chat-reply.ts'
import type { Itinerary } from '#domain/plan/itinerary.ts'
import { itineraryOf } from '#domain/plan/plan-parts.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { assistantRoutes } from './http.ts'

/** What the tests of this room knock with. */
export const SITE = 'https://seekwell.example'
export const KEYS = { anon: 'sb_publishable_a', service: 'sb_secret_b' }

/** The assistant on a database, with what it has logged. */
export function assistantOn(db: Db, now?: Date) {
  const logged: object[] = []
  const log = {
    info: (fields: object) => void logged.push(fields),
    error: (fields: object) => void logged.push(fields),
  }
  return {
    app: assistantRoutes({
      db,
      catalogue: db,
      search: createSqlSearch(db),
      keys: KEYS,
      origin: SITE,
      log,
      ...(now && { now: () => now }),
    }),
    logged,
  }
}

export async function post(
  db: Db,
  body: unknown,
  headers: Record<string, string> = {},
  now?: Date,
) {
  return assistantOn(db, now).app.request('/anthropic-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/**
 * The reply to a request.
 *
 * @throws when it is refused
 */
export async function ask<Reply = SearchReply>(
  db: Db,
  body: Record<string, unknown>,
  now?: Date,
): Promise<Reply> {
  const response = await post(db, body, {}, now)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Reply
}

/** An answer of a conversation: as the browser reads it, and the parts that were sent. */
export type Answer = { reply: ChatReply; parts: ChatPart[] }

/** Holds a conversation as a browser would, which names with each answer the cards that it showed. */
export async function converse(
  db: Db,
  turns: readonly string[],
  locale = 'en',
  { now, ...extra }: { now?: Date } & Record<string, unknown> = {},
): Promise<Answer[]> {
  const messages: { role: string; content: string; cards?: string[]; plan?: Itinerary }[] = []
  const answers: Answer[] = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const asked = { operation: 'chat', messages, locale, ...extra }
    const body = await ask<{ parts: ChatPart[] }>(db, asked, now)
    const reply = readChatReply(body)
    answers.push({ reply, parts: body.parts })
    const planned = reply.plan?.slots.map(({ chosen }) => chosen.card) ?? []
    const cards = [...(reply.cards?.cards ?? []), ...planned].map(({ id }) => id)
    const plan = reply.plan && itineraryOf(reply.plan)
    messages.push({ role: 'assistant', content: reply.text, cards, ...(plan && { plan }) })
  }
  return answers
}
