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
 * How an answer ended: whole, broken off after some of its parts, or, from a service that knows no
 * conversation, as the reply to a search.
 */
export type ChatEnd = 'complete' | 'cut' | SearchReply
type OnPart = (part: ChatPart) => void
export type StreamChat = (
  request: ChatRequest,
  signal: AbortSignal,
  onPart: OnPart,
) => Promise<ChatEnd>

/** Talks with the assistant of this deployment; the function never changes while the page lives. */
export function useChatStream(): StreamChat {
  const { apiUrl, anonKey } = useSite()
  return useCallback(
    (request, signal, onPart) => streamChat(request, signal, onPart, { apiUrl, anonKey }),
    [apiUrl, anonKey],
  )
}

/**
 * One turn of a conversation. Parts are handed over as they arrive; between two of them, as before the
 * first, no more than the time limit passes.
 *
 * @throws AssistantUnreachable, AssistantFailed or AssistantUnreadable when no part came; the signal's
 * reason when the caller gave up
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
  const silence = createSilence()
  const limit = AbortSignal.any([signal, silence.signal])
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
      silence.broken()
      onPart(part)
    }
    if (data instanceof Response) return await readStream(data, signal, handOver)
    return readWhole(data, request.messages.at(-1)?.content ?? '', onPart)
  } finally {
    silence.end()
  }
}

/** A signal that aborts once nothing has been heard for the time limit. */
function createSilence() {
  const stop = new AbortController()
  const expire = () => stop.abort(new DOMException('Silent for too long', 'TimeoutError'))
  let timer = setTimeout(expire, TIME_LIMIT_MS)
  const end = () => clearTimeout(timer)
  return {
    signal: stop.signal,
    end,
    broken() {
      end()
      timer = setTimeout(expire, TIME_LIMIT_MS)
    },
  }
}

async function readStream(
  response: Response,
  signal: AbortSignal,
  onPart: OnPart,
): Promise<'complete' | 'cut'> {
  let heard: 'nothing' | 'complete' | 'cut' = 'nothing'
  try {
    for await (const parts of partsOf(response)) {
      for (const part of parts) {
        heard = endAfter(part) ?? 'cut'
        onPart(part)
        if (part.type === 'done') return heard
      }
    }
  } catch (cause) {
    signal.throwIfAborted()
    if (heard === 'nothing') throw new AssistantUnreachable('The stream broke off', { cause })
  }
  if (heard === 'nothing') throw new AssistantUnreadable('The stream held no part')
  return heard
}

/** Those that came together, together: handed over with a pause between them, each would be drawn by itself. */
async function* partsOf(response: Response): AsyncGenerator<readonly ChatPart[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const taken = takeChatParts(rest + chunk.value)
    rest = taken.rest
    yield taken.parts
  }
  // A last event may lack the empty line after it.
  yield takeChatParts(`${rest}\n\n`).parts
}

function endAfter(part: ChatPart): 'complete' | null {
  return part.type === 'done' && part.outcome !== 'failed' ? 'complete' : null
}

function readWhole(data: unknown, prompt: string, onPart: OnPart): ChatEnd {
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
