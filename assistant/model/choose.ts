import { readCareTopic } from '#domain/care/caution.ts'
import { getLocale } from '#domain/messages/runtime.js'
import type { Fit } from '#domain/need/fit.ts'
import type { Danger } from '#domain/safety/words/phrases.ts'
import { readAnswer, sentencesIn } from './answer.ts'
import { isAllowedSentence } from './checked-sentence.ts'
import { briefOf, marked } from './listing-briefs.ts'
import type { CallEnd, Model } from './port.ts'
import { promptOf, textOf } from './prompt.ts'

/** The model's choice among the listings found, with its text, or the danger it detected. */
type Chosen = { fits: Fit[]; text: string } | { care: Danger }

type Asked = {
  operation: 'search' | 'recommend'
  words: string
  fits: readonly Fit[]
  signal: AbortSignal
}

/** Null if there is no choice: the results stay as they are. */
export type Choose = (asked: Asked) => Promise<Chosen | null>

const TASKS = {
  search: 'text: one or two sentences that say why these, for a page of results. question: null.',
  recommend: 'text: a heading of two to six words for these, without a full stop. question: null.',
}
const TOLD = 12

/**
 * Returns a function that makes one call without tools, for operations that answer in one piece.
 */
export function chooseWith(model: Model, visitor: string, assistant: string): Choose {
  return async ({ operation, words, fits, signal }) => {
    if (fits.length === 0 || readCareTopic(words)) return null
    const calls = await model.begin(visitor, operation, signal)
    if (!calls) return null
    const told = fits.slice(0, TOLD)
    const content = [
      marked('conversation', { language: getLocale(), turns: [{ visitor: words }] }),
      marked(
        'found',
        told.map(({ candidate }) => briefOf(candidate)),
      ),
      TASKS[operation],
    ].join('\n')
    const end = await endOf(
      calls.call(promptOf(assistant, [{ role: 'user', content }], { mayUseTools: false })),
    )
    const answer = 'failure' in end ? null : readAnswer(textOf(end.message.content))
    if (answer?.care === 'self-harm' || answer?.care === 'emergency') return { care: answer.care }
    if (answer?.care !== 'none') return null
    const chosen = [...new Set(answer.listings)].flatMap(
      (id) => told.find(({ candidate }) => candidate.id === id) ?? [],
    )
    const text = wordsOn(chosen, told, words, answer.text)
    return chosen.length > 0 && text ? { fits: chosen, text } : null
  }
}

function wordsOn(chosen: readonly Fit[], told: readonly Fit[], words: string, text: string) {
  const shown = chosen.map(({ candidate }) => candidate)
  const titles = told.map(({ candidate }) => candidate.title)
  const ground = {
    facts: JSON.stringify([shown.map(briefOf), words]),
    hidden: titles.filter((title) => !shown.some((other) => other.title.includes(title))),
  }
  return sentencesIn(text)
    .filter((sentence) => isAllowedSentence(sentence, ground))
    .join(' ')
}

async function endOf(call: AsyncGenerator<string, CallEnd>): Promise<CallEnd> {
  for (let step = await call.next(); ; step = await call.next()) if (step.done) return step.value
}
