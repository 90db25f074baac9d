import type { Context } from 'hono'
import { TURN_LENGTH_LIMIT } from '#domain/chat/chat.ts'
import { chatRequest } from '#domain/chat/chat-request.ts'
import { dangerOf, detectLazily } from './danger.ts'

/** Maximum body size in bytes; a longer body, or one without a content length, is not read. */
const READ_LIMIT = 64 * 1024
/** Maximum characters of a suspicious conversation, as all of them are classified again. */
const LISTENED_TO = 3 * TURN_LENGTH_LIMIT

/**
 * Whether the newest turn of a chat request indicates danger or a suspicion of it, or an earlier
 * turn danger ("are you there?"). Its answer is fixed and costs no search and no model, so no rate
 * limit may precede it. Detection costs no more than classifying the longest possible turn.
 */
export async function callsForHelp(c: Context): Promise<boolean> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (c.req.method !== 'POST' || !(length > 0 && length <= READ_LIMIT)) return false
  if (c.req.header('transfer-encoding') !== undefined) return false
  const read = chatRequest.safeParse(await c.req.json().catch(() => null))
  const turns = read.data?.messages.filter(({ role }) => role === 'user') ?? []
  if (turns.length === 0) return false
  const said = turns.map(({ content }) => content)
  const listened = detectLazily(said)
  const isInDanger = dangerOf(said, listened, TURN_LENGTH_LIMIT) !== null
  const isShort = said.join('').length <= LISTENED_TO
  return isInDanger || (isShort && listened(said.length - 1)?.kind === 'unsure')
}
