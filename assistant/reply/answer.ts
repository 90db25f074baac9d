import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { needsPlace } from '../find/at-position.ts'
import { type Answer, idByName, type Turn } from '../turn.ts'
import { comparisonAnswer, onlyShownAnswer, siteAnswer } from './asked-answers.ts'
import { bestAnswer, recommendedAnswer } from './best-answer.ts'
import { betterRatedAnswer } from './better-rated-answer.ts'
import { fieldOrderAnswer } from './field-order-answer.ts'
import { howToBook } from './listing/how-to-book.ts'
import { detailsAnswer, listingsAnswer, reasonsAnswer } from './listing-answers.ts'
import { planAnswer } from './plan/plan-answer.ts'
import { planQuestionAnswer } from './plan/plan-question.ts'
import { resultsAnswer } from './results-answer.ts'
import { similarAnswer } from './similar-answer.ts'
import { assessmentAnswer, placeQuestion, talkAnswer, withoutRepeats } from './talk.ts'
import { talkText } from './texts.ts'
import { whichAnswer } from './which-answer.ts'

/** The answer to a parsed turn, by its act. */
export function answerTo(turn: Turn): Promise<Answer> | Answer {
  const { act, assessment } = turn
  switch (act.kind) {
    case 'greeting':
    case 'thanks':
    case 'bye':
    case 'howAreYou':
    case 'complaint':
    case 'notMeant':
    case 'yesNo':
    case 'offTopic':
    case 'abilities':
    case 'refund':
    case 'myData':
      return talkAnswer(turn, withoutRepeats(talkText(act.kind), turn))
    case 'quit':
      return talkAnswer(turn, m.assistant_assess_left())
    case 'about':
      return talkAnswer(turn, m.assistant_talk_about({ assistant: turn.around.assistant }))
    case 'why':
      return reasonsAnswer(turn, act.about)
    case 'compare':
      return comparisonAnswer(turn, act)
    case 'best':
      return act.isOpen ? recommendedAnswer(turn, act.about) : bestAnswer(turn, act.about)
    case 'order':
      return fieldOrderAnswer(turn, act)
    case 'betterRated':
      return betterRatedAnswer(turn)
    case 'book':
      return bookAnswer(turn, act.about)
    case 'similar':
      return similarAnswer(turn, act.to)
    case 'onlyShown':
      return onlyShownAnswer(turn, act.about)
    case 'site':
      return siteAnswer(turn, act.ask)
    case 'which':
      return whichAnswer(turn, act.about)
    case 'tell':
      return detailsAnswer(turn, act.about)
    case 'tellNamed':
      return namedDetails(turn, act.name)
    case 'plan':
    case 'swap':
      return planAnswer(turn)
    case 'planQuestion':
      return planQuestionAnswer(turn, act.about)
    default:
      if (assessment?.open[0]) return assessmentAnswer(turn, assessment)
      return needsPlace(turn) ? placeQuestion() : resultsAnswer(turn)
  }
}

/** How to book one listing; of several shown asks which, with their names to choose from. */
async function bookAnswer(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const { around, request, shown } = turn
  const onPage = request.listing ? await around.readCandidates([request.listing]) : []
  const meant = about.length > 0 ? about : onPage
  if (meant.length > 0) return listingsAnswer(turn, await waysToBook(turn, meant), meant)
  if (shown.length === 0) return siteAnswer(turn, 'requests')
  const ways = await waysToBook(turn, shown)
  const answer = listingsAnswer(
    turn,
    [ways, m.assistant_book_which()].filter(Boolean).join(' '),
    shown,
  )
  const suggestions = shown.map(({ title }) => title)
  const parts = answer.parts.filter(({ type }) => type !== 'followUps')
  return { ...answer, parts: [...parts, { type: 'followUps', question: null, suggestions }] }
}

/** How to book the listings; empty where it differs from one to another. */
async function waysToBook(turn: Turn, about: readonly Candidate[]): Promise<string> {
  const read = await Promise.all(about.map(({ id }) => turn.around.readListing(id)))
  // The places of an event differ from one to another.
  const plain = about.length === 1 ? fold(turn.text) : ''
  const ways = new Set(read.flatMap((listing) => (listing ? [howToBook(listing, plain)] : [])))
  const [way] = ways
  if (about.length === 1 && ways.size === 0) return m.assistant_tell_gone()
  return ways.size === 1 && way ? way : ''
}

/**
 * Details of a listing by name, or of the one on the page; if no listing has the name, similar
 * ones.
 */
async function namedDetails(turn: Turn, name: string | null): Promise<Answer> {
  const { around, request, text } = turn
  // A URL contains the id or the slug of its listing.
  const onPage = async () => request.listing && (await around.readListing(request.listing))?.id
  const id = name === null ? await onPage() : await idByName(name, around)
  const [candidate] = id ? await around.readCandidates([id]) : []
  if (candidate) return detailsAnswer(turn, [candidate])
  const isBlankYet = turn.shown.length === 0 && turn.wishes.about === ''
  if (name === null)
    return isBlankYet
      ? talkAnswer(turn, m.assistant_tell_which())
      : listingsAnswer(turn, m.assistant_tell_which(), [])
  const need = readNeed(name)
  return resultsAnswer({
    ...turn,
    wishes: { ...turn.wishes, need, about: text },
    act: { kind: 'find' },
  })
}
