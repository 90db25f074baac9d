import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { isStepFree, takesPets } from '#domain/need/constraints.ts'
import { fold } from '#domain/text/text.ts'
import { listed } from '../../facts/sentence.ts'
import { phrasePattern } from '../../understand/phrases/pattern.ts'
import { withoutNames } from '../../understand/references/named-listings.ts'
import { type TopicName, topicsIn } from '../../understand/references/topics.ts'
import { wordsAsked } from './asked-words.ts'
import { type AnswerContext, ASKED, type FieldName, PATTERNS } from './fields.ts'
import { introductionOf } from './introduction.ts'
import { answerOn } from './page-answers.ts'
import { quoteByWords } from './page-quotes.ts'
import { TOPIC_LABELS } from './topic-labels.ts'

/** Fields that a more specific topic excludes. */
const NOT_MEANT: Partial<Record<TopicName, readonly FieldName[]>> = {
  minimum: ['askDuration'],
  nature: ['askPlace', 'askFar', 'askHome'],
  shipping: ['askHome', 'askPlace'],
  returns: ['askCancel'],
  offline: ['askWifi'],
  origin: ['askPlace'],
  animalTests: ['askPets'],
  companion: ['askGuests'],
  discount: ['askPrice'],
  transfer: ['askHome', 'askPlace', 'askFar', 'askWay'],
  party: ['askHome'],
}

/** Fields that answer a topic, whose phrases match more questions than those of the field. */
const FIELD_OF: Partial<Record<TopicName, FieldName>> = {
  party: 'askGuests',
  price: 'askPrice',
  dates: 'askDates',
  safety: 'askSafe',
}

/** The answer to one question of several, and its subject; null if the page leaves it open. */
type FieldAnswer = { subject: string | null; answer: string | null }

/** Answers to a folded question, fields before the page. */
function answersOf(listing: Listing, plain: string, context: AnswerContext): FieldAnswer[] {
  const topics = topicsIn(plain)
  const hidden = new Set(topics.flatMap((topic) => NOT_MEANT[topic] ?? []))
  const isAsked = (field: FieldName) =>
    (PATTERNS.get(field)?.test(plain) && !hidden.has(field)) ||
    topics.some((topic) => FIELD_OF[topic] === field || (topic === 'beds' && field === 'askGuests'))
  if (topics.includes('safety')) return [{ subject: null, answer: m.assistant_tell_safe() }]
  return [
    ...ASKED.flatMap(([field, answer]) =>
      isAsked(field) ? [{ subject: null, answer: answer(listing, plain, context) }] : [],
    ),
    ...topics.flatMap((topic) =>
      FIELD_OF[topic] ? [] : [{ subject: TOPIC_LABELS[topic](), answer: answerOn(topic, listing) }],
    ),
  ]
}

/** Joins the answers; ends with what the page leaves open. */
function withSilence(answers: readonly FieldAnswer[]): string {
  const said = answers.flatMap(({ answer }) => answer ?? [])
  const open = answers.flatMap(({ subject, answer }) => (answer === null ? (subject ?? []) : []))
  if (open.length === 0) return said.join(' ')
  if (answers.length === 1) return m.assistant_asked_silent()
  return [...said, m.assistant_asked_silent_on({ subjects: listed(open) })].join(' ')
}

/** Whether one passage of the page contains all content words of the question, or their translations. */
export function isOnPage(listing: Listing, question: string): boolean {
  const asked = wordsAsked(questionIn(question, [listing]))
  return asked.length > 0 && quoteByWords(listing, asked) !== null
}

const IS_QUESTION =
  /\?\s*$|^[^.!]{1,60}\?|^(?:(?:and|but|so|ok|y|und|et) )?(?:is|are|does|do|can|could|will|has|have|hay|tiene|se puede|ist|sind|hat|kann|gibt|est ce|peut|y a)\b/
const INTRODUCED =
  /\b(?:tell me|more about|what (?:is|are|was|were|about)|whats|describe|show me|how does|how do)\b/

/**
 * The answers of a listing to a question, else its introduction (description and figures). A
 * question without an answer is stated to be open.
 */
export function detailsOf(listing: Listing, question: string, context: AnswerContext): string {
  const answer = answerTo(listing, questionIn(question, [listing]), context)
  return answer === null
    ? introductionOf(listing)
    : [m.assistant_tell_about({ title: listing.title }), answer].join(' ')
}

/** The answer of a listing to a folded question; null if it asks for nothing in particular. */
function answerTo(listing: Listing, plain: string, context: AnswerContext): string | null {
  const answers = answersOf(listing, plain, context)
  if (answers.length > 0) return withSilence(answers)
  const words = wordsAsked(plain)
  if (!IS_QUESTION.test(plain) || words.length === 0 || INTRODUCED.test(plain)) return null
  const quoted = quoteByWords(listing, words)
  return quoted ? m.assistant_asked_page({ words: quoted }) : m.assistant_asked_silent()
}

/** Folds a question and removes the titles of the listings, whose words request nothing. */
function questionIn(question: string, about: readonly Listing[]): string {
  return withoutNames(
    fold(question).replace(/[¿¡]/g, ''),
    about.map(({ title }) => title),
  )
}

/** Questions about several listings: which of them state a yes, and which state nothing. */
const OF_SEVERAL = [
  {
    asked: phrasePattern('askPets'),
    isSaid: takesPets,
    which: m.assistant_tell_pets_which,
    silent: m.assistant_tell_pets_silent,
  },
  {
    asked: phrasePattern('askSteps'),
    isSaid: isStepFree,
    which: m.assistant_tell_steps_which,
    silent: m.assistant_tell_steps_silent,
  },
]

/**
 * Answers a question about several listings, with the same answers grouped; null for fewer than two
 * listings, or if it asks for nothing in particular.
 */
export function detailsOfSeveral(
  listings: readonly Listing[],
  question: string,
  context: AnswerContext,
): string[] | null {
  if (listings.length < 2) return null
  const plain = questionIn(question, listings)
  const [first] = listings
  const asked = first ? answersOf(first, plain, context).length : 0
  const told = asked === 1 ? OF_SEVERAL.find((each) => each.asked.test(plain)) : undefined
  const byAnswer = Map.groupBy(listings, (listing) =>
    told ? String(told.isSaid(listing)) : answerTo(listing, plain, context),
  )
  const groups = [...byAnswer].flatMap(([answer, alike]) =>
    answer === null ? [] : { answer, titles: alike.map(({ title }) => title) },
  )
  if (groups.length < byAnswer.size) return null
  if (told)
    return groups
      .toSorted((a, b) => b.answer.localeCompare(a.answer))
      .map(({ answer, titles }) =>
        (answer === 'true' ? told.which : told.silent)({ titles: listed(titles) }),
      )
  // What some page answers comes first.
  return groups
    .toSorted((a, b) => Number(isSilent(a.answer)) - Number(isSilent(b.answer)))
    .map(({ answer, titles }) =>
      isSilent(answer) && titles.length > 1
        ? m.assistant_asked_silent_several({ titles: listed(titles) })
        : [m.assistant_tell_about({ title: listed(titles) }), answer].join(' '),
    )
}

function isSilent(answer: string): boolean {
  return answer === m.assistant_asked_silent()
}
