import type { ChatPart } from '#domain/chat/chat.ts'
import { needsPlace } from '../find/at-position.ts'
import type { Turn } from '../turn.ts'
import { isOnDates } from './dates/on-dates.ts'

/** Parts of the model's answer; unless it ends with "done", the built-in engine answers. */
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

/**
 * Whether the model may answer: rankings, small talk, other topics, the assessment, and plans (with
 * computed totals) are always scripted. The position of a device is for this site alone.
 */
function isConversation(turn: Turn): boolean {
  const { act, assessment, request } = turn
  const isScripted = SCRIPTED.some((kind) => kind === act.kind) || needsPlace(turn)
  return !isScripted && !assessment?.open[0] && !request.position
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
  'planQuestion',
  'top',
] as const

/** Whether the model's turn has already sent this part: the parsed need, or the same caution. */
export function isRepeated(part: ChatPart, sent: readonly ChatPart[]): boolean {
  return sent.some((other) =>
    part.type === 'notice'
      ? other.type === 'notice' && other.text === part.text
      : part.type === 'understood' && other.type === 'understood',
  )
}
