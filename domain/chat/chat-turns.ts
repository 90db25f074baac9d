import { readDanger } from '../care/safety.ts'
import { type ChatTurn, TURN_LENGTH_LIMIT, TURNS_LIMIT } from './chat.ts'

/** The endpoint accepts 64 kB; this leaves room for the rest of the request and for JSON syntax. */
const BYTES_LIMIT = 40_000

/**
 * The turns of a conversation for one request: the newest that fit, and the first one with danger,
 * however long ago, since no listings are offered after it.
 */
export function recentTurns(turns: readonly ChatTurn[]): ChatTurn[] {
  const danger = turns.find(({ role, content }) => role === 'user' && readDanger(content))
  const recent: ChatTurn[] = []
  let bytes = danger ? sizeOf(danger) : 0
  for (const turn of turns.toReversed()) {
    const short = { ...turn, content: turn.content.slice(0, TURN_LENGTH_LIMIT) }
    if (turn !== danger) bytes += sizeOf(short)
    // The newest turn is the question and always sent.
    if (recent.length > 0 && (bytes > BYTES_LIMIT || recent.length >= TURNS_LIMIT - 1)) break
    recent.unshift(short)
  }
  const isIncluded =
    recent.length === turns.length || !danger || turns.slice(-recent.length).includes(danger)
  return isIncluded
    ? recent
    : [{ ...danger, content: danger.content.slice(0, TURN_LENGTH_LIMIT) }, ...recent]
}

function sizeOf(turn: ChatTurn): number {
  return new TextEncoder().encode(JSON.stringify(turn)).length
}
