import { nextOccurrences } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { fold } from '#domain/text/text.ts'
import { valueText } from '../../facts/localised-values.ts'
import { counted } from '../../facts/number-text.ts'
import { ratedFact } from '../../facts/rated-fact.ts'
import { inSentence } from '../../facts/sentence.ts'
import type { FieldOrder } from '../../understand/references/field-order.ts'
import { clockTime } from '../dates/date-text.ts'

/** A figure to order listings by, lowest first, with its text in the language of the answer. */
export type Figure = { value: number; text: string }

/** The figure of a listing for an order; null where its page does not state one. */
export function figureFor(by: FieldOrder, listing: Listing, now: Date): Figure | null {
  switch (by) {
    case 'shortest':
      return durationOf(listing)
    case 'longest':
      return reversed(durationOf(listing))
    case 'soonest':
      return startOf(listing, now)
    case 'nature':
      return distanceOf(listing)
    case 'sea':
      return SEA.test(listing.natureDistance ?? '') ? distanceOf(listing) : null
    case 'smallest':
      return groupOf(listing)
    case 'largest':
      return reversed(groupOf(listing))
    case 'roomiest': {
      const { sleeps } = listing
      return sleeps ? { value: -sleeps, text: counted(sleeps) } : null
    }
    case 'reviews': {
      const text = ratedFact(listing)
      return text ? { value: -listing.reviews, text } : null
    }
  }
}

function reversed(figure: Figure | null): Figure | null {
  return figure && { ...figure, value: -figure.value }
}

const MINUTES = {
  minute: 1,
  hour: 60,
  night: 1440,
  day: 1440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
} as const
type Unit = keyof typeof MINUTES

/** Listings are in English. */
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPAN = new RegExp(
  `\\b(\\d+(?:\\.\\d+)?|an?|${NUMBERS.join('|')})(?: or \\d+)? (${Object.keys(MINUTES).join('|')})s?\\b`,
)

/** Minutes of a stored duration ("75 minutes", "7 days / 6 nights"); null without a number. */
function minutesIn(duration: string): number | null {
  const [, count, unit] = SPAN.exec(fold(duration)) ?? []
  if (count === undefined || unit === undefined) return null
  const number = /^an?$/.test(count) ? 1 : Number(count) || NUMBERS.indexOf(count) + 1
  return number * MINUTES[unit as Unit]
}

function durationOf({ duration }: Listing): Figure | null {
  const value = duration ? minutesIn(duration) : null
  return duration && value !== null ? { value, text: inSentence(valueText(duration)) } : null
}

function startOf({ schedule }: Listing, now: Date): Figure | null {
  const [next] = schedule ? nextOccurrences(schedule, now, 1) : []
  return schedule && next
    ? { value: next.start.getTime(), text: clockTime(next.start, schedule.timeZone) }
    : null
}

const SEA = /\b(?:sea|shore|beach|coast|cove|bay|ocean|surf|reef|lagoon|fjord|harbour)\b/i
const DISTANCE = /(\d+(?:\.\d+)?) ?(m|km)\b/

/** Metres to the nature that a listing names; right at it is 0. */
function distanceOf({ natureDistance }: Listing): Figure | null {
  if (!natureDistance) return null
  const [, count, unit] = DISTANCE.exec(natureDistance) ?? []
  const text = inSentence(valueText(natureDistance))
  if (count) return { value: Number(count) * (unit === 'km' ? 1000 : 1), text }
  return /^(?:on|in|at) the\b|\boutside$/i.test(natureDistance) ? { value: 0, text } : null
}

/** The most people of a group ("12-16 people"); "one to one" is 1. */
function groupOf({ groupSize }: Listing): Figure | null {
  if (!groupSize) return null
  const [, least, most] = /(\d+)(?: ?[-–] ?(\d+))?/.exec(groupSize) ?? []
  const value = Number(most ?? least ?? (/^one to one/i.test(groupSize) ? 1 : Number.NaN))
  return Number.isNaN(value) ? null : { value, text: inSentence(valueText(groupSize)) }
}
