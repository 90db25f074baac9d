import type { Candidate } from '#domain/candidate.ts'
import { sentencesOf, withoutClaims } from '#domain/claims.ts'
import { isStepFree, takesPets } from '#domain/fit.ts'
import { comesToYou, isAtHome } from '#domain/journey.ts'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { nextOccurrences } from '#domain/schedule.ts'
import { fold, wordsOf } from '#domain/text.ts'
import {
  capital,
  counted,
  inSentence,
  listed,
  placeText,
  priceFact,
  stars,
  typeText,
  valueText,
} from '../facts.ts'
import type { Measure } from './act.ts'
import { answerOn, sumAsked } from './asked/answers.ts'
import { withoutNames } from './asked/naming.ts'
import { saidInWords } from './asked/page.ts'
import { firstBy } from './asked/side-by-side.ts'
import { type TopicName, topicsIn } from './asked/topics.ts'
import type { Phrases } from './phrases/phrases.ts'
import { saying } from './phrases/saying.ts'
import { clockAt } from './say-dates.ts'

const QUOTED = 320

type FieldName = Extract<keyof Phrases, `ask${string}`> | 'book'

/** What is asked of a listing, and how its own fields answer. */
const ASKED: readonly (readonly [
  FieldName,
  (listing: Listing, plain: string, now: Date) => string,
])[] = [
  [
    'askPets',
    (listing) =>
      takesPets(listing) ? m.assistant_tell_pets_yes() : m.assistant_tell_pets_unknown(),
  ],
  [
    'askSteps',
    (listing) =>
      isStepFree(listing) ? m.assistant_tell_steps_yes() : m.assistant_tell_steps_unknown(),
  ],
  [
    'askPrice',
    ({ amount }, plain) => {
      const price = priceFact(amount)
      if (!price) return m.assistant_tell_price_unknown()
      return [m.assistant_tell_price({ price }), sumAsked({ amount }, plain)]
        .filter(Boolean)
        .join(' ')
    },
  ],
  [
    'askPlace',
    (listing) => {
      const place = placeText(listing)
      return place ? m.assistant_tell_place({ place }) : m.assistant_tell_place_unknown()
    },
  ],
  [
    'askDuration',
    ({ duration }) =>
      duration
        ? m.assistant_tell_duration({ duration: valueText(duration) })
        : m.assistant_tell_duration_unknown(),
  ],
  ['askRating', (listing) => [ratingOf(listing), reviewIn(listing)].filter(Boolean).join(' ')],
  ['askFar', () => m.assistant_tell_far()],
  ['askWay', () => m.assistant_tell_way()],
  ['askSafe', () => m.assistant_tell_safe()],
  [
    'askVerified',
    ({ verified }) => (verified ? m.assistant_tell_verified_yes() : m.assistant_tell_verified_no()),
  ],
  ['askGuests', guestsIn],
  ['askWifi', ({ amenities }) => wifiIn(amenities)],
  ['askDates', (listing, _plain, now) => datesOf(listing, now)],
  ['askCure', () => m.assistant_tell_cure()],
  ['book', () => m.assistant_tell_book()],
  [
    'askHome',
    (listing) =>
      comesToYou(listing) || isAtHome(listing)
        ? m.assistant_tell_home_yes()
        : m.assistant_tell_home_no(),
  ],
  [
    'askCancel',
    ({ cancellation }) =>
      cancellation
        ? m.assistant_tell_cancel({ words: cancellation })
        : m.assistant_tell_cancel_unknown(),
  ],
]

const PATTERNS = new Map(ASKED.map(([field]) => [field, saying(field)]))

/** Fields that a more particular question is not about. */
const NOT_MEANT: Partial<Record<TopicName, readonly FieldName[]>> = {
  minimum: ['askDuration'],
  nature: ['askPlace', 'askFar', 'askHome'],
  shipping: ['askHome', 'askPlace'],
  returns: ['askCancel'],
  transfer: ['askHome', 'askPlace', 'askFar', 'askWay'],
  party: ['askHome'],
}

/** Topics that are asked for in more words than their field is. */
const FIELD_OF: Partial<Record<TopicName, FieldName>> = {
  party: 'askGuests',
  price: 'askPrice',
  dates: 'askDates',
  safety: 'askSafe',
}

/** Every answer to a folded question: fields first, then what the page says; null for what it is silent on. */
function answersOf(listing: Listing, plain: string, now: Date): (string | null)[] {
  const topics = topicsIn(plain)
  const hidden = new Set(topics.flatMap((topic) => NOT_MEANT[topic] ?? []))
  const isAsked = (field: FieldName) =>
    (PATTERNS.get(field)?.test(plain) && !hidden.has(field)) ||
    topics.some((topic) => FIELD_OF[topic] === field)
  if (topics.includes('safety')) return [m.assistant_tell_safe()]
  return [
    ...ASKED.flatMap(([field, answer]) => (isAsked(field) ? [answer(listing, plain, now)] : [])),
    ...topics.flatMap((topic) => (FIELD_OF[topic] ? [] : [answerOn(topic, listing)])),
  ]
}

/** Answers as sentences, and in the end that the page says no more. */
function withSilence(answers: readonly (string | null)[]): string {
  const said = answers.filter((answer) => answer !== null)
  const isSilent = said.length < answers.length
  const rest = said.length > 0 ? m.assistant_asked_rest() : m.assistant_asked_silent()
  return [...said, ...(isSilent ? [rest] : [])].join(' ')
}

/** Whether the words of a page hold everything that a question asks for. */
export function isOnPage(listing: Listing, question: string): boolean {
  return saidInWords(listing, wordsAsked(questionIn(question, [listing]))) !== null
}

/** What a question asks of a listing that no field answers, looked for in the words of its page; null where none is left. */
function wordsAsked(plain: string): string[] {
  return wordsOf(plain).filter((word) => word.length > 3 && !ASKING.has(word))
}

const ASKING = new Set(
  'does have with that this there their they them what when where which would could should will from about also very much many been being like want need know tell please really some into your have here include included offer offers listing page place'.split(
    ' ',
  ),
)
const IS_QUESTION = /\?\s*$/
const INTRODUCED =
  /\b(?:tell me|more about|what (?:is|are|about)|whats|describe|show me|how does|how do)\b/

function ratingOf({ rating, reviews }: Listing): string {
  return rating === null
    ? m.assistant_tell_rating_unknown()
    : m.assistant_tell_rating({ rating: stars(rating), reviews: counted(reviews) })
}

/** What the first review that promises nothing says, where it is short enough to be quoted whole. */
function reviewIn({ reviewList }: Listing): string | null {
  const quotable = reviewList.find(
    ({ comment }) =>
      comment !== '' && comment.length <= QUOTED && withoutClaims(comment) === comment,
  )
  return quotable ? m.assistant_tell_review({ user: quotable.user, words: quotable.comment }) : null
}

const DATES = 3

/** By its schedule where it has one, else as it names its dates itself. */
function datesOf({ schedule, dates }: Listing, now: Date): string {
  const next = schedule ? nextOccurrences(schedule, now, DATES) : []
  if (schedule && next.length > 0) {
    const said = next.map(({ start }) => clockAt(start, schedule.timeZone))
    return m.assistant_dates_next({ dates: said.join('; ') })
  }
  return dates.length > 0
    ? m.assistant_tell_dates({ dates: listed(dates) })
    : m.assistant_tell_dates_unknown()
}

function guestsIn({ sleeps, groupSize }: Listing): string {
  if (sleeps) return m.assistant_tell_guests({ count: counted(sleeps) })
  return groupSize
    ? m.assistant_tell_group({ group: valueText(groupSize) })
    : m.assistant_tell_guests_unknown()
}

function wifiIn(amenities: readonly string[]): string {
  if (amenities.includes('no-wifi')) return m.assistant_tell_wifi_no()
  return amenities.includes('wifi') ? m.assistant_tell_wifi_yes() : m.assistant_tell_wifi_unknown()
}

/** Whether words ask what the fields of a listing answer ("wifi"). */
export function asksDetail(text: string): boolean {
  const plain = fold(text)
  return ASKED.some(([field]) => PATTERNS.get(field)?.test(plain))
}

/**
 * What a listing says of itself: the answers to what was asked of it, else its description and figures. A
 * question that nothing answers is said to be open.
 */
export function detailsOf(listing: Listing, question: string, now: Date): string {
  const plain = questionIn(question, [listing])
  const answers = answersOf(listing, plain, now)
  const about = m.assistant_tell_about({ title: listing.title })
  if (answers.length > 0) return [about, withSilence(answers)].join(' ')
  const words = wordsAsked(plain)
  if (!IS_QUESTION.test(plain) || words.length === 0 || INTRODUCED.test(plain))
    return [introduction(listing), quotation(listing), figures(listing)].filter(Boolean).join(' ')
  const quoted = saidInWords(listing, words)
  return [
    about,
    quoted ? m.assistant_asked_page({ words: quoted }) : m.assistant_asked_silent(),
  ].join(' ')
}

/** A question without the names of what it is about, whose words ask for nothing. */
function questionIn(question: string, about: readonly Listing[]): string {
  return withoutNames(
    fold(question).replace(/[¿¡]/g, ''),
    about.map(({ title }) => title),
  )
}

/** What several are asked about at once: which of them say yes, and which say nothing. */
const OF_SEVERAL = [
  {
    asked: saying('askPets'),
    isSaid: takesPets,
    which: m.assistant_tell_pets_which,
    silent: m.assistant_tell_pets_silent,
  },
  {
    asked: saying('askSteps'),
    isSaid: isStepFree,
    which: m.assistant_tell_steps_which,
    silent: m.assistant_tell_steps_silent,
  },
]

/**
 * Several listings by a question: those of which the same is to be said together; null where nothing is asked
 * that their fields answer.
 */
export function detailsOfSeveral(
  listings: readonly Listing[],
  question: string,
  now: Date,
): string[] | null {
  const plain = questionIn(question, listings)
  const [first] = listings
  const asked = first ? answersOf(first, plain, now).length : 0
  if (listings.length < 2 || asked === 0) return null
  const told = asked === 1 ? OF_SEVERAL.find((each) => each.asked.test(plain)) : undefined
  const byAnswer = Map.groupBy(listings, (listing) =>
    told ? String(told.isSaid(listing)) : withSilence(answersOf(listing, plain, now)),
  )
  const groups = [...byAnswer].map(([answer, alike]) => ({
    answer,
    titles: listed(alike.map(({ title }) => title)),
  }))
  if (!told)
    return groups.map(({ answer, titles }) =>
      [m.assistant_tell_about({ title: titles }), answer].join(' '),
    )
  return groups
    .toSorted((a, b) => b.answer.localeCompare(a.answer))
    .map(({ answer, titles }) => (answer === 'true' ? told.which : told.silent)({ titles }))
}

function introduction(listing: Listing): string {
  const { title, location } = listing
  const type = typeText(listing)
  const place = placeText(listing)
  if (!type) return m.assistant_tell_title({ title })
  return place && !/^(?:online|ships|anywhere|ios|android|web)/i.test(location ?? '')
    ? m.assistant_tell_intro({ title, type, place })
    : m.assistant_tell_intro_placeless({ title, type })
}

/** Its own words, marked as such, as far as they promise nothing. */
function quotation({ description }: Listing): string | null {
  let words = ''
  for (const sentence of sentencesOf(withoutClaims(description))) {
    if (words.length + sentence.length > QUOTED) break
    words = words ? `${words} ${sentence}` : sentence
  }
  return words ? m.assistant_tell_quote({ words }) : null
}

function figures({ amount, rating, reviews, duration, groupSize }: Listing): string | null {
  const price = priceFact(amount)
  const facts = [
    ...(price ? [price] : []),
    ...(duration ? [inSentence(valueText(duration))] : []),
    ...(groupSize ? [inSentence(valueText(groupSize))] : []),
    ...(rating === null
      ? []
      : [m.assistant_fact_rated({ rating: stars(rating), reviews: counted(reviews) })]),
  ]
  return facts.length > 0 ? m.assistant_tell_figures({ facts: capital(listed(facts)) }) : null
}

/** Which of several is cheapest or dearest, which is best rated; as their own figures have it. */
export function comparisonOf(about: readonly Candidate[], by: Measure | null): string {
  const cheapest = firstBy(about, 'price')
  if (by === 'dearest') {
    const dearest = firstBy(about, 'dearest')
    const most = dearest && priceFact(dearest.amount)
    return most ? m.assistant_compare_dearest({ title: dearest.title, price: most }) : ''
  }
  const best = firstBy(about, 'rating')
  const price = cheapest && priceFact(cheapest.amount)
  return [
    cheapest && price && by !== 'rating'
      ? m.assistant_compare_price({ title: cheapest.title, price })
      : null,
    best?.rating && by !== 'price'
      ? m.assistant_compare_rating({
          title: best.title,
          rating: stars(best.rating),
          reviews: counted(best.reviews),
        })
      : null,
  ]
    .filter(Boolean)
    .join(' ')
}
