import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { Message, MessageParam } from '@anthropic-ai/sdk/resources/messages'
import { modelAnswer } from './answer.ts'
import { instructionsFor } from './instructions.ts'
import type { Prompt } from './port.ts'
import { TOOLS } from './tools.ts'

const { schema } = zodOutputFormat(modelAnswer)

/** A prompt with the same prefix for every operation, so that all of them hit the cache. */
export function promptOf(
  assistant: string,
  messages: MessageParam[],
  { mayUseTools }: Pick<Prompt, 'mayUseTools'>,
): Prompt {
  const text = instructionsFor(assistant)
  return {
    system: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }],
    tools: TOOLS,
    messages,
    format: { type: 'json_schema', schema },
    mayUseTools,
  }
}

/** Concatenated text blocks of a message; empty if there are none. */
export function textOf(content: Message['content']): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('')
}
