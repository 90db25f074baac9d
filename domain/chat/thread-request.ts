import { z } from 'zod'
import { type ChatThread, MESSAGES_LIMIT, readThread } from './chat-thread.ts'
import { fittingThread, maySync, sizeOf, THREAD_BYTES_LIMIT, THREADS_LIMIT } from './thread-sync.ts'

/** Validates a request to /account/v1/threads; browsers do not load this. */

const CHANGES_LIMIT = 2 * THREADS_LIMIT
const LATEST = 8_640_000_000_000_000

const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\0]*$/)
const at = z.number().int().min(0).max(LATEST)

const version = z.object({ id, at })

/** PostgreSQL rejects NUL and lone surrogates in text. */
function storable(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null'
  return JSON.parse(text, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
}

/** A valid conversation, without unknown fields. */
const thread = z
  .unknown()
  .transform((value, context): ChatThread => {
    const read = readThread(storable(value))
    if (read && id.safeParse(read.id).success && at.safeParse(read.updatedAt).success)
      return fittingThread({ ...read, messages: read.messages.slice(-MESSAGES_LIMIT) })
    context.addIssue({ code: 'custom', message: 'is no conversation' })
    return z.NEVER
  })
  .refine((read) => sizeOf(read) <= THREAD_BYTES_LIMIT, 'is too long')

export const threadSync = z.object({
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('keep'), thread }),
        z.object({ kind: z.literal('delete'), id, at }),
      ]),
    )
    .max(CHANGES_LIMIT)
    // Conversations with danger are never stored, whatever a browser sends.
    .transform((changes) =>
      changes.filter((change) => change.kind === 'delete' || maySync(change.thread)),
    ),
  known: z.array(version).max(CHANGES_LIMIT),
})
