import type { Context } from 'hono'
import { TURN_LENGTH_LIMIT } from '#domain/chat/chat.ts'
import { chatRequest } from '#domain/chat/chat-request.ts'
import { dangerOf, detectLazily } from './danger.ts'

/** Ample for a conversation; what is longer, or does not say how long it is, is not read. */
const READ_LIMIT = 64 * 1024
/** Letters of a conversation in doubt, all of which are heard again before it is answered. */
const LISTENED_TO = 3 * TURN_LENGTH_LIMIT

/**
 * Whether a request is a chat whose newest turn tells of danger, or may, or that is in danger since an
 * earlier one ("are you there?"). Its answer is fixed and costs no search and no model, so no limit may
 * stand before it. Finding out costs no more than to hear the longest turn there can be.
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
