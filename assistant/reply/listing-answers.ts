import type { ChatPart } from '#domain/chat/chat.ts'
import type { ConceptName } from '#domain/concepts/concepts.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf, isAbout } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import { fold } from '#domain/text/text.ts'
import { CONCEPT_LABELS } from '#domain/thesaurus/labels.ts'
import { valueText } from '../facts/localised-values.ts'
import { listed } from '../facts/sentence.ts'
import { cautionsFor } from '../guard/guard.ts'
import { type Answer, assistantText, SHOWN, type Turn } from '../turn.ts'
import { scheduledTopics } from '../understand/dates/scheduled.ts'
import { withoutNames } from '../understand/references/named-listings.ts'
import { topicsIn } from '../understand/references/topics.ts'
import { cardsOf, toCard } from './cards.ts'
import { followUpsFor } from './follow-ups.ts'
import { detailsOf, detailsOfSeveral, isOnPage } from './listing/details.ts'
import { isFieldQuestion } from './listing/fields.ts'

/** Explains why listings were shown, with the reason of each. */
export function reasonsAnswer(turn: Turn, about: readonly Candidate[]): Answer {
  const { need } = turn.wishes
  const lines = about.slice(0, SHOWN).map((candidate) => {
    const { title, reason } = toCard(need, fitOf(need, candidate))
    return m.assistant_why_line({ title, reason })
  })
  return listingsAnswer(turn, [m.assistant_why(), ...lines].join(' '), about)
}

/** A text about listings, with their cards. */
export function listingsAnswer(
  { wishes, request }: Turn,
  text: string,
  about: readonly Candidate[],
): Answer {
  const fits = about.slice(0, SHOWN).map((candidate) => fitOf(wishes.need, candidate))
  return {
    parts: [
      { type: 'text', text },
      ...cardsOf(wishes.need, fits, 'asked'),
      followUpsFor({ need: wishes.need, shown: fits, rest: [], said: assistantText(request) }),
    ],
    outcome: 'told',
  }
}

/** Answers a question about listings from their own data. */
export async function detailsAnswer(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const { around } = turn
  const text = questionOf(turn)
  const { duration, party } = turn.wishes.need
  const trip = { nights: nightsOf(duration), people: party?.value ?? null }
  const context = { now: around.now, trip }
  const listings = await Promise.all(about.slice(0, SHOWN).map(({ id }) => around.readListing(id)))
  const found = listings.filter((listing) => listing !== null)
  const [one] = found
  const isPaged = found.length === 1 && one !== undefined && isOnPage(one, text)
  const topics = isPaged ? [] : topicsAsked(turn)
  const words =
    (topics.length > 0
      ? about.slice(0, SHOWN).map((each) => topicsOf(each, topics, turn))
      : null) ??
    detailsOfSeveral(found, text, context) ??
    found.map((listing) => detailsOf(listing, text, context))
  if (words.length === 0) return listingsAnswer(turn, m.assistant_tell_gone(), [])
  const cautions = cautionsFor(
    turn,
    about.map((candidate) => fitOf(turn.wishes.need, candidate)),
    true,
  )
  const answer = listingsAnswer(turn, words.join(' '), about)
  const notices = cautions.map(
    (line): ChatPart => ({ type: 'notice', kind: 'caution', text: line }),
  )
  return { ...answer, parts: [...notices, ...answer.parts] }
}

/** The question to answer: "and the second one?" repeats the one before. */
function questionOf({ act, question, text }: Turn): string {
  return act.kind === 'tell' ? question : text
}

/** Concepts in a question about listings ("is it quiet?") that no field answers. */
function topicsAsked(turn: Turn): ConceptName[] {
  const { act } = turn
  const text = questionOf(turn)
  if (act.kind !== 'tell' || !/\?\s*$/.test(text)) return []
  const plain = withoutNames(
    fold(text),
    act.about.map(({ title }) => title),
  )
  if (isFieldQuestion(plain) || topicsIn(plain).length > 0) return []
  return scheduledTopics(readNeed(plain)).map(({ name }) => name)
}

/** States which tags or words of a listing match each concept, or that none do. */
function topicsOf(candidate: Candidate, topics: readonly ConceptName[], { own }: Turn): string {
  const fit = fitOf(own, candidate)
  const lines = topics.map((topic) => {
    const needs = CONCEPT_LABELS[topic]()
    if (!isAbout(fit, topic)) return m.assistant_tell_topic_unknown({ needs })
    const tags = fit.tags.slice(0, 2).map(valueText)
    return tags.length > 0
      ? m.assistant_tell_topic_tags({ needs, tags: listed(tags) })
      : m.assistant_tell_topic_words({ needs })
  })
  return [m.assistant_tell_about({ title: candidate.title }), ...lines].join(' ')
}
