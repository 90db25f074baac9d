import type {
  Message,
  MessageParam,
  OutputConfig,
  TextBlockParam,
  Tool,
} from '@anthropic-ai/sdk/resources/messages'

/** Input of one call of the model. */
export type Prompt = {
  system: TextBlockParam[]
  tools: Tool[]
  messages: MessageParam[]
  format: NonNullable<OutputConfig['format']>
  /** False if the answer is due now: no tool may be called any more. */
  mayUseTools: boolean
}

/** Reasons why a call gave no answer. */
const FAILURES = [
  /** 429 */
  'rate limited',
  /** 529 */
  'overloaded',
  /** 5xx */
  'failed',
  /** Any other 4xx: invalid request, key or model name. */
  'rejected',
  /** No event for too long, or the time limit of the turn. */
  'slow',
  /** No connection, or it ended midway. */
  'broken off',
  /** max_tokens */
  'cut short',
  'refused',
  /** The day's tokens are used up. */
  'spent',
  /** The breaker is open. */
  'resting',
] as const
export type Failure = (typeof FAILURES)[number]

export type CallEnd = { message: Message } | { failure: Failure }

/** One answer to a visitor, of one or more calls with a common time limit. */
export type ModelTurn = {
  /**
   * Yields the text of the answer as it streams. Rejects only with the visitor's abort reason; any
   * other failure is returned.
   */
  call(prompt: Prompt): AsyncGenerator<string, CallEnd>
}

/** The hosted model within its limits. */
export type Model = {
  /** Null if this visitor has used up the turns of the hour. */
  begin(
    visitor: string,
    operation: 'chat' | 'search' | 'recommend',
    signal: AbortSignal,
  ): Promise<ModelTurn | null>
}
