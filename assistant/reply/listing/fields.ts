import { nextOccurrences } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { withoutClaims } from '#domain/need/claims.ts'
import { isStepFree, takesPets } from '#domain/need/constraints.ts'
import { comesToYou, isAtHome } from '#domain/place/journey.ts'
import { fold } from '#domain/text/text.ts'
import { placeText, valueText } from '../../facts/localised-values.ts'
import { counted, stars } from '../../facts/number-text.ts'
import { priceFact } from '../../facts/price-fact.ts'
import { inSentence, listed } from '../../facts/sentence.ts'
import { phrasePattern } from '../../understand/phrases/pattern.ts'
import type { Phrases } from '../../understand/phrases/phrases.ts'
import { clockTime } from '../dates/date-text.ts'
import { howToBook } from './how-to-book.ts'
import { type AskedTrip, sumAsked } from './page-answers.ts'
import { LONGEST_QUOTE } from './page-quotes.ts'

/** Fields that a question may ask for, by the name of their phrases. */
export type FieldName = Extract<keyof Phrases, `ask${string}`> | 'book'

/** What an answer about a listing depends on beside its page. */
export type AnswerContext = { now: Date; trip: AskedTrip }

/** Fields of a listing with the answer to a question about each. */
export const ASKED: readonly (readonly [
  FieldName,
  (listing: Listing, plain: string, context: AnswerContext) => string,
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
    ({ amount }, plain, { trip }) => {
      const price = priceFact(amount)
      if (!price) return m.assistant_tell_price_unknown()
      return [m.assistant_tell_price({ price }), sumAsked({ amount }, plain, trip)]
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
  ['askDates', (listing, _plain, { now }) => datesOf(listing, now)],
  ['askCure', () => m.assistant_tell_cure()],
  ['book', howToBook],
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

export const PATTERNS = new Map(ASKED.map(([field]) => [field, phrasePattern(field)]))

function ratingOf({ rating, reviews, sample }: Listing): string {
  if (rating === null) return m.assistant_tell_rating_unknown()
  const format = sample ? m.assistant_tell_rating_sample : m.assistant_tell_rating
  return format({ rating: stars(rating), reviews: counted(reviews) })
}

/** The first review without claims that is short enough to quote whole; null without one. */
function reviewIn({ reviewList, sample }: Listing): string | null {
  const quotable = reviewList.find(
    ({ comment }) =>
      comment !== '' && comment.length <= LONGEST_QUOTE && withoutClaims(comment) === comment,
  )
  const format = sample ? m.assistant_tell_review_sample : m.assistant_tell_review
  return quotable ? format({ user: quotable.user, words: quotable.comment }) : null
}

const DATES = 3

/** The next dates of the schedule, else the dates as the listing states them. */
function datesOf({ schedule, dates }: Listing, now: Date): string {
  const next = schedule ? nextOccurrences(schedule, now, DATES) : []
  if (schedule && next.length > 0) {
    const said = next.map(({ start }) => clockTime(start, schedule.timeZone))
    return m.assistant_dates_next({ dates: said.join('; ') })
  }
  return dates.length > 0
    ? m.assistant_tell_dates({ dates: listed(dates) })
    : m.assistant_tell_dates_unknown()
}

function guestsIn({ sleeps, groupSize }: Listing): string {
  const group = groupSize && valueText(groupSize)
  if (sleeps)
    return [
      m.assistant_tell_guests({ count: counted(sleeps) }),
      group && m.assistant_tell_guests_in_all({ group: inSentence(group) }),
    ]
      .filter(Boolean)
      .join(' ')
  return groupSize
    ? m.assistant_tell_group({ group: valueText(groupSize) })
    : m.assistant_tell_guests_unknown()
}

function wifiIn(amenities: readonly string[]): string {
  if (amenities.includes('no-wifi')) return m.assistant_tell_wifi_no()
  return amenities.includes('wifi') ? m.assistant_tell_wifi_yes() : m.assistant_tell_wifi_unknown()
}

/** Whether a text asks for a field of a listing ("wifi"). */
export function isFieldQuestion(text: string): boolean {
  const plain = fold(text)
  return ASKED.some(([field]) => PATTERNS.get(field)?.test(plain))
}
