import type {
  Message,
  MessageParam,
  OutputConfig,
  TextBlockParam,
  Tool,
} from '@anthropic-ai/sdk/resources/messages'

/** What one call of the model is made of. */
export type Prompt = {
  system: TextBlockParam[]
  tools: Tool[]
  messages: MessageParam[]
  format: NonNullable<OutputConfig['format']>
  /** False where the answer is due now: no tool may be asked for any more. */
  mayUseTools: boolean
}

/** Why a call gave no answer. */
const FAILURES = [
  /** 429 */
  'rate limited',
  /** 529 */
  'overloaded',
  /** 5xx */
  'failed',
  /** Any other 4xx: our request, key or model name. */
  'rejected',
  /** Nothing came for too long, or the whole turn took too long. */
  'slow',
  /** No connection, or it ended in the middle. */
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

/** One answer to a visitor, of one or more calls; all together have a time limit. */
export type ModelTurn = {
  /**
   * Yields the text of the answer as it comes. Rejects only with the visitor's reason to leave; every
   * other trouble is an end of its own kind.
   */
  call(prompt: Prompt): AsyncGenerator<string, CallEnd>
}

/** The hosted model, and what keeps it within its limits. */
export type Model = {
  /** Null when this visitor has had as many turns as there are in an hour. */
  begin(
    visitor: string,
    operation: 'chat' | 'search' | 'recommend',
    signal: AbortSignal,
  ): Promise<ModelTurn | null>
}
