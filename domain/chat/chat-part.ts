import { CATEGORY_NAMES, CONTENT_TYPES } from '../listing/category.ts'
import { PRICE_BANDS, PRICE_UNITS, type Price } from '../listing/listing.ts'
import { isTimeZone } from '../place/time-zone.ts'
import { TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from '../plan/itinerary.ts'
import { DANGERS } from '../safety/words/phrases.ts'
import {
  flag,
  listOf,
  nullOr,
  number,
  oneOf,
  type Reader,
  recordOf,
  text,
  textThat,
} from '../text/reader.ts'
import {
  type ChatCard,
  type ChatPart,
  type ChatPartOf,
  FACT_FIELDS,
  type Judgement,
  MATCHES,
  type NamedHelpline,
  type NextDate,
  NOTICES,
  OUTCOMES,
  type PlanItem,
  type PlanSlot,
} from './chat.ts'
import { isRecord } from './suggestion.ts'

const ID_LENGTH = 200
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

const words = textThat((value) => value !== '')
const id = textThat((value) => value !== '' && value.length <= ID_LENGTH)
const judgements = listOf(
  recordOf<Judgement>({ need: text, field: oneOf(FACT_FIELDS), fact: nullOr(text) }),
)
const nextDate = recordOf<NextDate>({
  start: textThat((value) => INSTANT.test(value) && !Number.isNaN(Date.parse(value))),
  timeZone: textThat(isTimeZone),
})

const card = recordOf<ChatCard>({
  id,
  slug: words,
  title: words,
  contentType: oneOf(CONTENT_TYPES),
  listingType: text,
  location: nullOr(text),
  tags: listOf(text),
  thumbnail: nullOr(text),
  price: nullOr(oneOf(PRICE_BANDS)),
  amount: nullOr(recordOf<Price>({ minor: number, currency: text, per: oneOf(PRICE_UNITS) })),
  rating: nullOr(number),
  reviews: number,
  verified: flag,
  // Conversations stored before the field was added lack it.
  sample: (value) => value === true,
  // A card with an invalid date is still a card.
  next: (value) => nextDate(value) ?? null,
  reason: text,
  met: judgements,
  unmet: judgements,
  unknown: judgements,
})

const countTo =
  (limit: number): Reader<number> =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limit
      ? Number(value)
      : undefined
const day = textThat((value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))

const planItem = recordOf<PlanItem>({ card, count: number, subtotalMinor: number })
const planSlot = recordOf<PlanSlot>({
  category: oneOf(CATEGORY_NAMES),
  // Conversations stored before the field was added lack it.
  day: (value) => countTo(TRIP_DAYS_LIMIT)(value) ?? null,
  isLocked: (value) => value === true,
  chosen: planItem,
  alternatives: listOf(planItem),
})

const notice = recordOf<Omit<ChatPartOf<'notice'>, 'danger' | 'helplines'>>({
  type: oneOf(['notice']),
  kind: oneOf(NOTICES),
  text: words,
})

const helplines = listOf(
  recordOf<NamedHelpline>({ line: words, place: words, name: nullOr(text), number: words }),
)

const followUps = recordOf<Omit<ChatPartOf<'followUps'>, 'asksPlace'>>({
  type: oneOf(['followUps']),
  question: nullOr(text),
  suggestions: listOf(words),
})

const PARTS: { [Type in ChatPart['type']]: Reader<ChatPartOf<Type>> } = {
  notice: (value) => {
    const read = notice(value)
    const { danger, helplines: called } = isRecord(value) ? value : {}
    const knownDanger = oneOf(DANGERS)(danger)
    const named = helplines(called)
    return (
      read && {
        ...read,
        ...(knownDanger && { danger: knownDanger }),
        ...(named && { helplines: named }),
      }
    )
  },
  text: recordOf<ChatPartOf<'text'>>({ type: oneOf(['text']), text: words }),
  understood: recordOf<ChatPartOf<'understood'>>({
    type: oneOf(['understood']),
    filters: listOf(
      recordOf<ChatPartOf<'understood'>['filters'][number]>({
        kind: text,
        label: text,
        said: text,
      }),
    ),
    href: textThat((value) => value.startsWith('/search-results')),
  }),
  page: recordOf<ChatPartOf<'page'>>({
    type: oneOf(['page']),
    label: words,
    href: textThat((value) => /^\/(?:[\w-]+\/?)*$/.test(value)),
  }),
  cards: recordOf<ChatPartOf<'cards'>>({
    type: oneOf(['cards']),
    match: oneOf(MATCHES),
    cards: listOf(card),
  }),
  plan: recordOf<ChatPartOf<'plan'>>({
    type: oneOf(['plan']),
    // Conversations stored before these were added lack them.
    days: (value) => countTo(TRIP_DAYS_LIMIT)(value) ?? 1,
    people: (value) => countTo(TRIP_PEOPLE_LIMIT)(value) ?? 1,
    start: (value) => day(value) ?? null,
    slots: listOf(planSlot),
    totalMinor: number,
    currency: text,
    budgetMinor: nullOr(number),
  }),
  followUps: (value) => {
    const read = followUps(value)
    const { asksPlace } = isRecord(value) ? value : {}
    return read && { ...read, ...(asksPlace === true && { asksPlace }) }
  },
  done: recordOf<ChatPartOf<'done'>>({ type: oneOf(['done']), outcome: oneOf(OUTCOMES) }),
}

/** Validates one part of an untrusted answer; null when it is invalid. */
export function readChatPart(value: unknown): ChatPart | null {
  const { type } = isRecord(value) ? value : {}
  if (typeof type !== 'string' || !Object.hasOwn(PARTS, type)) return null
  return PARTS[type as ChatPart['type']](value) ?? null
}
