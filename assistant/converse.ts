import { streamWithLocale } from '#data/db/locale-context.ts'
import type { ChatPart, ChatRequest } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { isClaim, sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import { atPosition } from './find/at-position.ts'
import { applyProfile, profileParts } from './find/profiled-turn.ts'
import { checkConversation } from './guard/guard.ts'
import { answerTo } from './reply/answer.ts'
import { withDates } from './reply/dates/card-dates.ts'
import { isRepeated, modelTurn } from './reply/model-turn.ts'
import type { Turn } from './turn.ts'
import { visitorTimeZone } from './understand/dates/stated-dates.ts'
import { detectLanguage } from './understand/text/detect-language.ts'
import { normalised } from './understand/text/normalise.ts'
import { parseThread } from './understand/thread.ts'

const KNOWN = 200

/**
 * Answers the newest turn of a conversation in the language that it is held in, part by part, "done"
 * last. Rejects with the signal's reason when the visitor has gone.
 */
export function converse(request: ChatRequest, around: Turn['around']): AsyncGenerator<ChatPart> {
  const said = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const calendar = { ...around, timeZone: visitorTimeZone(request, around) }
  const parts = withDates(answered(request, around), calendar)
  return streamWithLocale(detectLanguage(said, request.locale), parts, around.country)
}

async function* answered(request: ChatRequest, around: Turn['around']): AsyncGenerator<ChatPart> {
  const guard = await checkConversation(request.messages, around.country)
  if (guard.care) {
    yield { type: 'notice', kind: 'care', ...guard.care }
    yield { type: 'done', outcome: 'care' }
    return
  }
  const { messages } = request
  if (!messages.some(({ role }) => role === 'assistant')) {
    const text = m.chat_notice({ assistant: around.assistant })
    yield { type: 'notice', kind: 'standing', text }
  }
  around.signal.throwIfAborted()
  const known = await knownListings(request, around)
  const vocabulary = around.search.vocabulary()
  const parsed = await parseThread(guard.turns, known, (text) => parseNeed(text, vocabulary))
  const thread = atPosition(parsed, request.position)
  const read = { ...thread, known, request, guard, around }
  const { turn, said } = await applyProfile(read)
  const sent: ChatPart[] = []
  for await (const part of modelTurn(turn)) {
    if (part.type === 'done') yield* profileParts(said, sent)
    sent.push(part)
    yield part
    if (part.type === 'done') return
  }
  const { parts, outcome } = await answerTo(turn)
  for (const part of parts.flatMap(inPieces).filter((each) => !isRepeated(each, sent))) {
    around.signal.throwIfAborted()
    yield part
  }
  yield* profileParts(said, [...sent, ...parts])
  yield { type: 'done', outcome }
}

/** Listings of earlier answers and those that the newest turn may name, by id; unknown and deleted ids are left out. */
async function knownListings(
  { messages }: ChatRequest,
  { readCandidates, readNamed }: Turn['around'],
): Promise<Map<string, Candidate>> {
  const ids = [
    ...new Set(
      messages.flatMap(({ role, cards = [], plan }) =>
        role === 'assistant' ? [...cards, ...(plan?.lines.map(({ id }) => id) ?? [])] : [],
      ),
    ),
  ]
  const newest = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const named = await readNamed(normalised(newest))
  const wanted = [...new Set([...ids.slice(-KNOWN), ...named])]
  const known = wanted.length > 0 ? await readCandidates(wanted) : []
  return new Map(known.map((candidate) => [candidate.id, candidate]))
}

/** Texts sentence by sentence, without those that promise a medical effect. */
function inPieces(part: ChatPart): ChatPart[] {
  if (part.type !== 'text') return [part]
  const text = normalised(part.text)
  const kept = isClaim(text) ? withoutClaims(text) : text
  return sentencesOf(kept || m.assistant_claims_left_out()).map((sentence) => ({
    type: 'text',
    text: sentence,
  }))
}
