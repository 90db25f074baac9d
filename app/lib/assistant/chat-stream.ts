import { useCallback } from 'react'
import type { SearchReply } from '#domain/chat/assistant.ts'
import { readSearchReply } from '#domain/chat/assistant-reply.ts'
import type { ChatPart, ChatRequest } from '#domain/chat/chat.ts'
import { readChatPart } from '#domain/chat/chat-part.ts'
import { takeChatParts } from '#domain/chat/chat-reply.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import { type Connection, supabaseClient } from '../session/supabase.ts'
import { requestProfile } from '../session/wellness.ts'
import { useSite } from '../site.ts'
import {
  AssistantFailed,
  AssistantUnreachable,
  AssistantUnreadable,
  FUNCTION_NAME,
  TIME_LIMIT_MS,
  toAssistantError,
} from './assistant.ts'

/**
 * How a reply ended: complete, cut off after some parts, or, from a service without chat support, as the
 * reply to a search.
 */
export type ChatEnd = 'complete' | 'cut' | SearchReply
type OnPart = (part: ChatPart) => void
export type StreamChat = (
  request: ChatRequest,
  signal: AbortSignal,
  onPart: OnPart,
) => Promise<ChatEnd>

/** Streams replies of this deployment's assistant; the returned function is stable. */
export function useChatStream(): StreamChat {
  const { apiUrl, anonKey } = useSite()
  return useCallback(
    (request, signal, onPart) => streamChat(request, signal, onPart, { apiUrl, anonKey }),
    [apiUrl, anonKey],
  )
}

/**
 * Runs one turn of a conversation. Parts are passed on as they arrive; the time limit applies before the
 * first part and between parts.
 *
 * @throws AssistantUnreachable, AssistantFailed or AssistantUnreadable when no part arrived; the signal's
 * reason when the caller aborted
 */
export async function streamChat(
  request: ChatRequest,
  signal: AbortSignal,
  onPart: OnPart,
  connection: Connection,
): Promise<ChatEnd> {
  const client = await supabaseClient(connection).catch((cause) => {
    throw new AssistantUnreachable('The client could not be loaded', { cause })
  })
  signal.throwIfAborted()
  const idleTimeout = createIdleTimeout()
  const limit = AbortSignal.any([signal, idleTimeout.signal])
  const profile = requestProfile()
  try {
    const { data, error } = await client.functions.invoke<unknown>(FUNCTION_NAME, {
      body: { ...request, ...(profile && { profile }) },
      headers: { Accept: 'text/event-stream' },
      signal: limit,
    })
    signal.throwIfAborted()
    if (error) throw toAssistantError(error, limit)
    const handOver = (part: ChatPart) => {
      idleTimeout.reset()
      onPart(part)
    }
    if (data instanceof Response) return await readStream(data, signal, handOver)
    return readJsonReply(data, request.messages.at(-1)?.content ?? '', onPart)
  } finally {
    idleTimeout.clear()
  }
}

/** A signal that aborts when nothing has arrived within the time limit. */
function createIdleTimeout() {
  const stop = new AbortController()
  const expire = () => stop.abort(new DOMException('Silent for too long', 'TimeoutError'))
  let timer = setTimeout(expire, TIME_LIMIT_MS)
  const clear = () => clearTimeout(timer)
  return {
    signal: stop.signal,
    clear,
    reset() {
      clear()
      timer = setTimeout(expire, TIME_LIMIT_MS)
    },
  }
}

async function readStream(
  response: Response,
  signal: AbortSignal,
  onPart: OnPart,
): Promise<'complete' | 'cut'> {
  let end: 'nothing' | 'complete' | 'cut' = 'nothing'
  try {
    for await (const parts of partsOf(response)) {
      for (const part of parts) {
        end = endAfter(part) ?? 'cut'
        onPart(part)
        if (part.type === 'done') return end
      }
    }
  } catch (cause) {
    signal.throwIfAborted()
    if (end === 'nothing') throw new AssistantUnreachable('The stream broke off', { cause })
  }
  if (end === 'nothing') throw new AssistantUnreadable('The stream held no part')
  return end
}

/** Yields parts in batches: parts of one chunk are then rendered together. */
async function* partsOf(response: Response): AsyncGenerator<readonly ChatPart[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const result = takeChatParts(rest + chunk.value)
    rest = result.rest
    yield result.parts
  }
  // The last event may lack its trailing blank line.
  yield takeChatParts(`${rest}\n\n`).parts
}

function endAfter(part: ChatPart): 'complete' | null {
  return part.type === 'done' && part.outcome !== 'failed' ? 'complete' : null
}

function readJsonReply(data: unknown, prompt: string, onPart: OnPart): ChatEnd {
  if (data === null || (typeof data !== 'object' && typeof data !== 'string') || data === '')
    throw new AssistantUnreadable('The answer is empty or no object')
  if (!isRecord(data) || !Array.isArray(data['parts'])) return readSearchReply(data, prompt)
  const parts = data['parts'].flatMap((value) => readChatPart(value) ?? [])
  if (parts.length === 0) throw new AssistantUnreadable('The answer holds no part')
  if (parts.every(({ type }) => type === 'done' || type === 'notice') && !parts.some(isCare))
    throw new AssistantFailed('The answer holds no words')
  for (const part of parts) onPart(part)
  return parts.some((part) => endAfter(part)) ? 'complete' : 'cut'
}

const isCare = (part: ChatPart) => part.type === 'notice' && part.kind === 'care'
