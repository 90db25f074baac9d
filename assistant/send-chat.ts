import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ChatPart } from '#domain/chat/chat.ts'

type Chat = {
  /** The parts of the answer; end when the signal aborts. */
  parts: (signal: AbortSignal) => AsyncGenerator<ChatPart>
  onEnd: (outcome: string) => void
  onFault: (error: unknown) => void
}

/**
 * The parts of a conversation's answer, in the encoding that was asked for: server-sent events, one part
 * each, or one JSON `{ parts }`. Work stops when the visitor goes.
 *
 * @throws what went wrong before the first part; later it becomes the part "done" with "failed"
 */
export async function sendChat(c: Context, chat: Chat): Promise<Response> {
  const stop = new AbortController()
  const parts = chat.parts(AbortSignal.any([c.req.raw.signal, stop.signal]))
  const first = await parts.next()
  if (!/\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')) {
    const all: ChatPart[] = first.done ? [] : [first.value]
    for await (const part of parts) all.push(part)
    chat.onEnd('answered')
    return c.json({ parts: all })
  }
  // A proxy that gathers the answer would take the point out of it.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => stop.abort())
    const send = (part: ChatPart) => stream.writeSSE({ data: JSON.stringify(part) })
    try {
      if (!first.done) await send(first.value)
      for await (const part of parts) await send(part)
      chat.onEnd('answered')
    } catch (error) {
      if (stop.signal.aborted || c.req.raw.signal.aborted) return chat.onEnd('abandoned')
      chat.onFault(error)
      await send({ type: 'done', outcome: 'failed' })
    }
  })
}
