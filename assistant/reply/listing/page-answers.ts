import type { AMENITIES } from '#domain/listing/directory.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { readDuration, readParty } from '#domain/need/circumstances.ts'
import { sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import { placeText, valueText } from '../../facts/localised-values.ts'
import { money } from '../../facts/number-text.ts'
import { pagePattern, type TopicName } from '../../understand/references/topics.ts'
import { quoteOnPage } from './page-quotes.ts'

const ITEMS = 6

const AMENITY_OF: Partial<Record<TopicName, (typeof AMENITIES)[number]>> = {
  pool: 'pool',
  sauna: 'sauna',
  hotTub: 'private-bath',
  springs: 'hot-springs',
  gym: 'fitness-room',
  spa: 'spa',
  transfer: 'airport-transfer',
}

const REDUCED =
  /\b(?:half|less|percent|discount\w*|students?|carers|concessions?|trial|free|cheaper|costs? as much as)\b/i

type Answers = Partial<Record<TopicName, (listing: Listing) => string | null>>

/** Answers from fields of a listing; other topics are quoted from the page. */
const OWN: Answers = {
  minimum: ({ duration, contentType }) =>
    duration && contentType === 'escape'
      ? m.assistant_asked_minimum({ words: valueText(duration) })
      : null,
  children: ({ amenities }) => {
    if (amenities.includes('adults-only')) return m.assistant_asked_adults()
    return amenities.includes('family-rooms') ? m.assistant_asked_families() : null
  },
  host: ({ host }) =>
    host && m.assistant_asked_host({ host: [host.name, host.role].filter(Boolean).join(', ') }),
  bring: ({ requirements }) => itemsIn(m.assistant_asked_bring, requirements),
  included: ({ inclusions }) => itemsIn(m.assistant_asked_included, inclusions),
  returns: ({ cancellation }) => cancellation && m.assistant_tell_cancel({ words: cancellation }),
  shipping: ({ location, contentType }) =>
    contentType === 'essential' && location && /^ships\b/i.test(location)
      ? m.assistant_asked_reach({ words: placeText({ location }) ?? location })
      : null,
  qualification: ({ certification }) =>
    certification && m.assistant_asked_page({ words: certification }),
  devices: ({ location, offering }) =>
    offering?.kind === 'app' && location
      ? m.assistant_asked_page({ words: placeText({ location }) ?? location })
      : null,
  discount: ({ priceDetails, faqs }) => {
    const said = [
      ...sentencesOf(priceDetails ?? '').filter((each) => REDUCED.test(each)),
      ...faqs.flatMap(({ question, answer }) => (/\bprice\b/i.test(question) ? answer : [])),
    ]
    const words = said.filter((each) => withoutClaims(each) === each).join(' … ')
    return words ? m.assistant_asked_page({ words }) : null
  },
  criticism: ({ reviewList }) => criticism(reviewList),
  live: ({ schedule }) => (schedule ? m.assistant_asked_live() : null),
  nature: ({ natureDistance, nearbyNature }) => {
    const said = [natureDistance, nearbyNature].flatMap((words) => (words ? valueText(words) : []))
    return said.length > 0 ? m.assistant_asked_page({ words: said.join(' … ') }) : null
  },
}

/** Topics whose own answer leaves details to the page. */
const QUOTED_TOO: ReadonlySet<TopicName> = new Set<TopicName>(['children', 'live'])

/** The answer on a topic from the fields and the page of a listing; null without one. */
export function answerOn(topic: TopicName, listing: Listing): string | null {
  const own = OWN[topic]?.(listing) ?? null
  const pattern = pagePattern(topic)
  const isAnswered = own !== null && !QUOTED_TOO.has(topic)
  const quoted = pattern && !isAnswered ? quoteOnPage(listing, pattern) : null
  const amenity = AMENITY_OF[topic]
  const isConfirmed = amenity !== undefined && listing.amenities.includes(amenity)
  const said = [own, quoted && m.assistant_asked_page({ words: quoted })].filter(Boolean)
  if (said.length > 0) return said.join(' ')
  return isConfirmed ? m.assistant_asked_confirmed() : null
}

/** The review with the fewest stars, in its words. */
function criticism(reviews: Listing['reviewList']): string | null {
  const [least] = reviews
    .filter(({ comment }) => withoutClaims(comment) === comment)
    .toSorted((a, b) => a.rating - b.rating)
  return least ? m.assistant_asked_criticism({ rating: least.rating, words: least.comment }) : null
}

function itemsIn(say: (words: { items: string }) => string, items: readonly string[]) {
  const kept = items.filter((item) => withoutClaims(item) === item).slice(0, ITEMS)
  return kept.length > 0 ? say({ items: kept.join('; ') }) : null
}

/** The nights and people of the conversation; null for what it does not say. */
export type AskedTrip = { nights: number | null; people: number | null }

/**
 * The total at the listed price for the nights or people in a folded question, else for those of the conversation;
 * null if neither names any, or the price has another unit.
 */
export function sumAsked(
  { amount }: Pick<Listing, 'amount'>,
  plain: string,
  trip: AskedTrip,
): string | null {
  if (!amount) return null
  const each = money(amount.minor, amount.currency)
  const sum = (bill: string, times: number) =>
    m.assistant_asked_sum({ bill, total: money(amount.minor * times, amount.currency) })
  const nights = nightsOf(readDuration(plain)) ?? trip.nights ?? 1
  if (amount.per === 'night' && nights > 1)
    return sum(m.detail_bill_night({ n: nights, price: each }), nights)
  const people = readParty(plain)?.value ?? trip.people ?? 1
  return amount.per === 'person' && people > 1
    ? sum(m.detail_bill_guest({ n: people, price: each }), people)
    : null
}
