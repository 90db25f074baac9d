import type { MessageParam } from '@anthropic-ai/sdk/resources/messages'
import type { ChatPart } from '#domain/chat/chat.ts'
import { needPart } from '../reply/need-part.ts'
import type { Turn } from '../turn.ts'
import { readAnswer } from './answer.ts'
import { type AnswerStream, createAnswerStream } from './answer-stream.ts'
import { openingOf } from './opening.ts'
import type { CallEnd, Model } from './port.ts'
import { promptOf, textOf } from './prompt.ts'
import { answerTool, type ToolResults } from './tools.ts'

/** Maximum calls of one turn; the last one may use no tool. */
const CALLS = 4
const LOOKING = ['find', 'refine', 'cheaper', 'closer', 'other', 'unclear']

/** Returns a function that answers turns with the model, in the parts of the built-in engine. */
export function conductWith(model: Model, visitor: string) {
  return (turn: Turn) => conduct(turn, model, visitor)
}

/**
 * Answers one turn. Ends without "done" if the model could not answer: the built-in engine then
 * continues. Text sent until then is whole sentences that are complete in themselves.
 */
async function* conduct(turn: Turn, model: Model, visitor: string): AsyncGenerator<ChatPart> {
  const { signal, assistant } = turn.around
  const calls = await model.begin(visitor, 'chat', signal)
  if (!calls) return
  const understood = LOOKING.includes(turn.act.kind) ? needPart(turn.wishes.need) : null
  if (understood) yield understood
  const { message, told, about } = await openingOf(turn)
  const telling = createAnswerStream(turn, told, about)
  const messages: MessageParam[] = [message]
  for (let number = 1; number <= CALLS && !telling.isOver(); number++) {
    const prompt = promptOf(assistant, [...messages], { mayUseTools: number < CALLS })
    const end = yield* hear(calls.call(prompt), telling)
    if (end === null) return
    if ('failure' in end) return yield* telling.brokeOff(end.failure)
    const { content, stop_reason } = end.message
    // With a complete answer, a tool call beside it is ignored.
    const json = textOf(content)
    if (stop_reason !== 'tool_use' || readAnswer(json)) return yield* telling.finish(json)
    messages.push({ role: 'assistant', content }, await resultsOf(content, turn, told))
  }
}

/** Yields parts as the answer streams; returns null if it was ended from here. */
async function* hear(
  call: AsyncGenerator<string, CallEnd>,
  telling: AnswerStream,
): AsyncGenerator<ChatPart, CallEnd | null> {
  let json = ''
  try {
    for (let step = await call.next(); ; step = await call.next()) {
      if (step.done) return step.value
      json += step.value
      yield* telling.hear(json)
      if (telling.isOver()) return null
    }
  } finally {
    await call.return({ failure: 'broken off' })
  }
}

type Content = Extract<CallEnd, { message: unknown }>['message']['content']

async function resultsOf(content: Content, turn: Turn, told: ToolResults): Promise<MessageParam> {
  const asked = content.filter((block) => block.type === 'tool_use')
  const results = []
  for (const block of asked) {
    turn.around.signal.throwIfAborted()
    results.push(await answerTool(block, turn, told))
  }
  return { role: 'user', content: results }
}
