import type { Context } from 'hono'
import { z } from 'zod'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { checkCare } from './care.ts'

/** Maximum body size in bytes; a longer body, or one without a content length, is not read. */
const READ_LIMIT = 16 * 1024

const toolCall = z.object({
  method: z.literal('tools/call'),
  params: z.discriminatedUnion('name', [
    z.object({ name: z.literal('crisis_resources') }),
    z.object({
      name: z.enum(['search', 'plan']),
      arguments: z.object({ query: z.string().max(QUERY_LENGTH_LIMIT) }),
    }),
  ]),
})

const promptCall = z.object({
  method: z.literal('prompts/get'),
  params: z.object({
    name: z.literal('find_help'),
    arguments: z.object({ need: z.string().max(QUERY_LENGTH_LIMIT) }),
  }),
})

/**
 * Whether a call of a tool or prompt requests helplines or is answered by them. Its answer is fixed and costs no
 * search, so no rate limit may precede it.
 */
export async function callsForHelplines(c: Context): Promise<boolean> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (c.req.method !== 'POST' || !(length > 0 && length <= READ_LIMIT)) return false
  if (c.req.header('transfer-encoding') !== undefined) return false
  const body: unknown = await c.req.json().catch(() => null)
  const prompt = promptCall.safeParse(body).data
  if (prompt) return isUrgent(prompt.params.arguments.need)
  const { data } = toolCall.safeParse(body)
  if (!data) return false
  return data.params.name === 'crisis_resources' || isUrgent(data.params.arguments.query)
}

function isUrgent(query: string): boolean {
  return checkCare([query], null).care !== null
}
