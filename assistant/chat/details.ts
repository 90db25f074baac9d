import type { Candidate } from '#domain/candidate.ts'
import { sentencesOf, withoutClaims } from '#domain/claims.ts'
import { isStepFree, takesPets } from '#domain/fit.ts'
import { comesToYou, isAtHome } from '#domain/journey.ts'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { nextOccurrences } from '#domain/schedule.ts'
import { fold } from '#domain/text.ts'
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
import { saying } from './phrases/saying.ts'
import { clockAt } from './say-dates.ts'

const QUOTED = 320

/** What is asked of a listing, and how its own fields answer. */
const ASKED: readonly (readonly [RegExp, (listing: Listing, now: Date) => string])[] = [
  [
    saying('askPets'),
    (listing) =>
      takesPets(listing) ? m.assistant_tell_pets_yes() : m.assistant_tell_pets_unknown(),
  ],
  [
    saying('askSteps'),
    (listing) =>
      isStepFree(listing) ? m.assistant_tell_steps_yes() : m.assistant_tell_steps_unknown(),
  ],
  [
    saying('askPrice'),
    ({ amount }) => {
      const price = priceFact(amount)
      return price ? m.assistant_tell_price({ price }) : m.assistant_tell_price_unknown()
    },
  ],
  [
    saying('askPlace'),
    (listing) => {
      const place = placeText(listing)
      return place ? m.assistant_tell_place({ place }) : m.assistant_tell_place_unknown()
    },
  ],
  [
    saying('askDuration'),
    ({ duration }) =>
      duration
        ? m.assistant_tell_duration({ duration: valueText(duration) })
        : m.assistant_tell_duration_unknown(),
  ],
  [
    saying('askRating'),
    (listing) => [ratingOf(listing), reviewIn(listing)].filter(Boolean).join(' '),
  ],
  [saying('askFar'), () => m.assistant_tell_far()],
  [saying('askWay'), () => m.assistant_tell_way()],
  [saying('askSafe'), () => m.assistant_tell_safe()],
  [
    saying('askVerified'),
    ({ verified }) => (verified ? m.assistant_tell_verified_yes() : m.assistant_tell_verified_no()),
  ],
  [saying('askGuests'), guestsIn],
  [saying('askWifi'), ({ amenities }) => wifiIn(amenities)],
  [saying('askDates'), datesOf],
  [saying('askCure'), () => m.assistant_tell_cure()],
  [saying('book'), () => m.assistant_tell_book()],
  [
    saying('askHome'),
    (listing) =>
      comesToYou(listing) || isAtHome(listing)
        ? m.assistant_tell_home_yes()
        : m.assistant_tell_home_no(),
  ],
  [
    saying('askCancel'),
    ({ cancellation }) =>
      cancellation
        ? m.assistant_tell_cancel({ words: cancellation })
        : m.assistant_tell_cancel_unknown(),
  ],
]

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
  return ASKED.some(([asked]) => asked.test(plain))
}

/** What a listing says of itself: the answers to what was asked of it, else its description and figures. */
export function detailsOf(listing: Listing, question: string, now: Date): string {
  const plain = fold(question).replace(/[¿¡]/g, '')
  const answers = ASKED.flatMap(([asked, answer]) =>
    asked.test(plain) ? [answer(listing, now)] : [],
  )
  if (answers.length > 0)
    return [m.assistant_tell_about({ title: listing.title }), ...answers].join(' ')
  return [introduction(listing), quotation(listing), figures(listing)].filter(Boolean).join(' ')
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
  const plain = fold(question).replace(/[¿¡]/g, '')
  const asked = ASKED.filter(([pattern]) => pattern.test(plain))
  if (listings.length < 2 || asked.length === 0) return null
  const told = asked.length === 1 ? OF_SEVERAL.find((each) => each.asked.test(plain)) : undefined
  const byAnswer = Map.groupBy(listings, (listing) =>
    told ? String(told.isSaid(listing)) : asked.map(([, answer]) => answer(listing, now)).join(' '),
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
  const priced = about
    .filter(({ amount }) => amount)
    .toSorted((a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0))
  const [cheapest, dearest] = [priced[0], priced.at(-1)]
  if (by === 'dearest') {
    const most = dearest && priceFact(dearest.amount)
    return most ? m.assistant_compare_dearest({ title: dearest.title, price: most }) : ''
  }
  const best = about
    .filter(({ rating }) => rating !== null)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews)[0]
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
