import type { ChatPart } from '#domain/chat/chat.ts'
import type { Turn } from '../turn.ts'
import { isOnDates } from './dates/on-dates.ts'

/** What the model makes of the turn; where it does not come to "done", the built-in engine goes on. */
export async function* modelTurn(turn: Turn): AsyncGenerator<ChatPart> {
  const { conduct, onModelFault, signal } = turn.around
  if (!conduct || !isConversation(turn) || isOnDates(turn)) return
  try {
    yield* conduct(turn)
  } catch (error) {
    signal.throwIfAborted()
    onModelFault?.(error)
  }
}

/** Scripted in any case: what is first by a figure, small talk, other matters, the assessment, and plans, whose sums are computed. */
function isConversation({ act, assessment }: Turn): boolean {
  return !SCRIPTED.some((kind) => kind === act.kind) && !assessment?.open[0]
}

const SCRIPTED = [
  'greeting',
  'thanks',
  'bye',
  'howAreYou',
  'complaint',
  'notMeant',
  'yesNo',
  'quit',
  'about',
  'abilities',
  'refund',
  'myData',
  'offTopic',
  'onlyShown',
  'site',
  'assess',
  'restart',
  'plan',
  'swap',
  'top',
] as const

/** What the model’s turn has shown already: what was understood, and cautions. */
export function isRepeated(part: ChatPart, sent: readonly ChatPart[]): boolean {
  return sent.some((other) =>
    part.type === 'notice'
      ? other.type === 'notice' && other.text === part.text
      : part.type === 'understood' && other.type === 'understood',
  )
}
