import { careAnswer } from '#domain/care/care.ts'
import { careTopicText } from '#domain/care/caution.ts'
import type { ChatPart, Outcome } from '#domain/chat/chat.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import { type Care, cautionsFor } from '../guard/guard.ts'
import { cardsOf } from '../reply/cards.ts'
import { followUpsFor } from '../reply/follow-ups.ts'
import { assistantText, type Turn } from '../turn.ts'
import { type Beginning, readAnswer, readPartialAnswer, sentencesIn } from './answer.ts'
import { type Ground, isAllowedSentence } from './checked-sentence.ts'
import { allowedChoice, type Choice } from './choice.ts'
import { briefOf } from './listing-briefs.ts'
import type { Failure } from './port.ts'
import type { ToolResults } from './tools.ts'

/** Converts the output of the model into parts that may be shown, sentence by sentence. */
export type AnswerStream = {
  /** Parts of the answer received so far. */
  hear(json: string): AsyncGenerator<ChatPart>
  /** Parts of the whole answer. Ends with "done", or yields nothing if none of it can be shown. */
  finish(json: string): AsyncGenerator<ChatPart>
  /** Parts that complete an interrupted answer; none if it cannot be used. */
  brokeOff(failure: Failure): AsyncGenerator<ChatPart>
  /** Whether no more output of the model is needed. */
  isOver(): boolean
}

const QUESTION_LIMIT = 160

/** Creates the answer stream of a turn; `about` are the listings the visitor asks about. */
export function createAnswerStream(
  turn: Turn,
  told: ToolResults,
  about: readonly Listing[],
): AnswerStream {
  const { offered } = told
  let choice: Choice | null = null
  let ground: Ground = { facts: '', hidden: [] }
  let looked = 0
  let hasSpoken = false
  let isOver = false

  /** Decides on the answer as soon as the model has chosen. */
  async function* begin({ care, listings }: Beginning): AsyncGenerator<ChatPart> {
    if (care !== 'none') {
      isOver = true
      yield { type: 'notice', kind: 'care', ...careFor(care, turn.around.country) }
      yield { type: 'done', outcome: 'care' }
      return
    }
    choice = await allowedChoice(listings, turn, offered, about)
    // The built-in engine lists nearest matches and the constraints they do not meet.
    const isNothing = choice?.fits.length === 0 && offered.size === 0 && turn.act.kind !== 'unclear'
    if (choice === null || isNothing) isOver = true
    else ground = groundOf(turn, choice, told)
  }

  async function* say(sentences: readonly string[]): AsyncGenerator<ChatPart> {
    const fresh = sentences.slice(looked)
    looked = Math.max(looked, sentences.length)
    for (const sentence of fresh.filter((each) => isAllowedSentence(each, ground))) {
      if (!hasSpoken)
        for (const text of cautionsFor(turn, choice?.fits ?? []))
          yield { type: 'notice', kind: 'caution', text }
      hasSpoken = true
      yield { type: 'text', text: sentence }
    }
  }

  async function* end(question: string | null): AsyncGenerator<ChatPart> {
    if (!choice || !hasSpoken) return
    isOver = true
    yield* endingOf(turn, choice, offered, question && askable(question, ground) ? question : null)
  }

  return {
    isOver: () => isOver,
    async *hear(json) {
      const { beginning, sentences } = readPartialAnswer(json)
      if (beginning && !choice) yield* begin(beginning)
      if (choice && !isOver) yield* say(sentences)
    },
    async *finish(json) {
      const answer = readAnswer(json)
      if (!answer) return yield* end(null)
      if (!choice) yield* begin(answer)
      if (isOver) return
      yield* say(sentencesIn(answer.text))
      yield* end(answer.question)
    },
    async *brokeOff(failure) {
      // After a refusal no part of the answer is used.
      if (failure !== 'refused') yield* end(null)
    },
  }
}

function careFor(care: Exclude<Beginning['care'], 'none'>, country: string | null): Care {
  return care === 'eating' || care === 'medication'
    ? { text: careTopicText(care), helplines: [] }
    : { ...careAnswer(care, country), danger: care }
}

/** Data sent to the model on the listings shown and on places, and the visitor's messages. */
function groundOf({ request }: Turn, { fits }: Choice, told: ToolResults): Ground {
  const shown = fits.map(({ candidate }) => candidate)
  const said = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const more = shown.map(({ id }) => told.details.get(id))
  const isShown = ({ id, title }: Candidate) =>
    shown.some((other) => other.id === id || other.title.includes(title))
  return {
    facts: JSON.stringify([shown.map(briefOf), more, told.nature, said]),
    hidden: [...told.offered.values()].filter((each) => !isShown(each)).map(({ title }) => title),
  }
}

function askable(question: string, ground: Ground): boolean {
  return (
    question.length <= QUESTION_LIMIT &&
    question.trim().endsWith('?') &&
    isAllowedSentence(question, ground)
  )
}

function* endingOf(
  turn: Turn,
  { match, fits }: Choice,
  offered: ReadonlyMap<string, Candidate>,
  question: string | null,
): Generator<ChatPart> {
  const { wishes, request } = turn
  yield* cardsOf(wishes.need, fits, match)
  const rest = [...offered.values()]
    .filter(({ id }) => !fits.some(({ candidate }) => candidate.id === id))
    .map((candidate) => fitOf(wishes.need, candidate))
  const followUps = followUpsFor({
    need: wishes.need,
    shown: fits,
    rest,
    said: assistantText(request),
  })
  const hasQuestion = fits.length > 0 || question !== null
  yield { ...followUps, question: question ?? (hasQuestion ? followUps.question : null) }
  yield { type: 'done', outcome: outcomeOf(match, fits.length, question) }
}

function outcomeOf(match: Choice['match'], shown: number, question: string | null): Outcome {
  if (match === 'asked') return 'told'
  if (shown > 0) return 'found'
  return question ? 'asked' : 'talk'
}
