import type Anthropic from '@anthropic-ai/sdk'
import { APIError } from '@anthropic-ai/sdk'
import type { MessageCreateParams } from '@anthropic-ai/sdk/resources/messages'
import type { CallEnd, Failure } from '../port.ts'
import type { TokenUse } from './prices.ts'

/** Usage and times (ms) of an attempt, however it ends. */
export type Spent = { used: TokenUse | null; firstMs: number | null; retryAfterMs: number | null }

export type AttemptOptions = {
  client: Anthropic
  params: MessageCreateParams
  /** Maximum wait for the next event. */
  silenceMs: number
  /** Abort signals of the visitor and of the turn's time limit. */
  gone: AbortSignal
  late: AbortSignal
  now: () => number
  onEnd: (spent: Spent) => void
}

/** One request to the service. Yields text; rejects only if the visitor has gone. */
export async function* attempt(options: AttemptOptions): AsyncGenerator<string, CallEnd> {
  const { client, params, silenceMs, gone, late, now, onEnd } = options
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceMs)
  const signal = AbortSignal.any([gone, late, silence.signal])
  const began = now()
  const spent: Spent = { used: null, firstMs: null, retryAfterMs: null }
  const stream = client.messages.stream(params, { signal, maxRetries: 0 })
  try {
    for await (const event of stream) {
      timer.refresh()
      if (event.type === 'content_block_delta' || event.type === 'content_block_start')
        spent.firstMs ??= now() - began
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
        yield event.delta.text
    }
    const message = await stream.finalMessage()
    // A connection closed cleanly midway leaves no stop reason.
    if (message.stop_reason === null) return { failure: 'broken off' }
    if (message.stop_reason === 'refusal') return { failure: 'refused' }
    return message.stop_reason === 'tool_use' || message.stop_reason === 'end_turn'
      ? { message }
      : { failure: 'cut short' }
  } catch (error) {
    gone.throwIfAborted()
    if (late.aborted || silence.signal.aborted) return { failure: 'slow' }
    spent.retryAfterMs = retryAfterOf(error)
    return { failure: failureOf(error) }
  } finally {
    clearTimeout(timer)
    spent.used = usedBy(stream)
    stream.abort()
    onEnd(spent)
  }
}

function failureOf(error: unknown): Failure {
  const status: unknown = error instanceof APIError ? error.status : undefined
  if (typeof status !== 'number') return overloadedIn(error) ? 'overloaded' : 'broken off'
  if (status === 429) return 'rate limited'
  if (status === 529) return 'overloaded'
  return status >= 500 ? 'failed' : 'rejected'
}

/** An error event within a stream has no status. */
function overloadedIn(error: unknown): boolean {
  return error instanceof APIError && error.type === 'overloaded_error'
}

/** Retry delay requested by the service, in milliseconds; null if not stated. */
function retryAfterOf(error: unknown): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

function usedBy(stream: ReturnType<Anthropic['messages']['stream']>): TokenUse | null {
  const usage = (stream.receivedMessages.at(-1) ?? stream.currentMessage)?.usage
  if (!usage) return null
  return {
    input: usage.input_tokens ?? 0,
    output: usage.output_tokens ?? 0,
    cacheRead: usage.cache_read_input_tokens ?? 0,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
  }
}
