import type { Context } from 'hono'
import { chatRequest } from '#domain/chat-request.ts'
import { hear } from '#domain/safety/hear.ts'

/** Ample for a conversation; what is longer, or does not say how long it is, is not read. */
const READ_LIMIT = 64 * 1024

/**
 * Whether a request is a chat whose newest turn tells of danger, or may. Its answer is fixed and costs no
 * search and no model, so no limit may stand before it.
 */
export async function callsForHelp(c: Context): Promise<boolean> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (c.req.method !== 'POST' || !(length > 0 && length <= READ_LIMIT)) return false
  if (c.req.header('transfer-encoding') !== undefined) return false
  const read = chatRequest.safeParse(await c.req.json().catch(() => null))
  const newest = read.data?.messages.findLast(({ role }) => role === 'user')
  const heard = newest ? hear(newest.content) : null
  return heard?.kind === 'danger' || heard?.kind === 'unsure'
}
