import type { ContentType } from '../../listing/category.ts'
import type { Listing } from '../../listing/listing.ts'
import { settingsIn } from './settings.ts'
import { typeGroupsOf } from './type-groups.ts'

/** Facts of a listing that conditions are checked against; null if it does not state one. */
export type ListingFacts = {
  /** Largest number of people in a group or session. */
  people: number | null
  /** Maximum party size: guests of a stay, or places of a group or session. */
  capacity: number | null
  /** Length of one session, in minutes. */
  minutes: number | null
  /** Length of a programme of several days. */
  days: number | null
  /** Length of a programme with sessions over several weeks, in days. */
  spread: number | null
  /** Shortest stay, in nights. */
  minNights: number | null
  /** Weekday of a recurring event, 0 for Sunday. */
  weekday: number | null
  /** Local start, in minutes after midnight. */
  startsAt: number | null
  amenities: readonly string[]
  verified: boolean
  rating: number | null
  /** Whether it costs something each month; null without a price. */
  isMonthly: boolean | null
  /** Landscapes that its texts state, as bits in the order of SETTINGS. */
  settings: number | null
  /** Groups of its type, as bits in the order of TYPE_GROUPS. */
  typeGroups: number | null
  contentType: ContentType
}

export type FactSource = Pick<
  Listing,
  | 'contentType'
  | 'duration'
  | 'groupSize'
  | 'schedule'
  | 'amenities'
  | 'verified'
  | 'rating'
  | 'amount'
  | 'title'
  | 'type'
  | 'description'
  | 'tags'
  | 'natureDistance'
  | 'location'
>

/** A listing without any of these facts. */
export const UNSTATED: FactSource = {
  contentType: 'experience',
  duration: null,
  groupSize: null,
  schedule: null,
  amenities: [],
  verified: false,
  rating: null,
  amount: null,
  title: '',
  type: '',
  description: '',
  tags: [],
  natureDistance: null,
  location: null,
}

/** Returns the facts of a listing; a text without a figure states none. Never throws. */
export function factsOf(listing: FactSource): ListingFacts {
  const { contentType, schedule, amenities, verified, rating, amount } = listing
  const duration = listing.duration?.toLowerCase() ?? ''
  const isStay = contentType === 'escape'
  return {
    people: isStay ? null : peopleIn(listing.groupSize),
    capacity: capacityIn(listing.groupSize) ?? (isStay ? null : (schedule?.seats ?? null)),
    minutes: isStay ? null : (minutesIn(duration) ?? schedule?.minutes ?? null),
    days: isStay ? null : daysIn(duration),
    spread: contentType === 'essential' ? null : spreadIn(duration),
    minNights: isStay ? minNightsIn(duration) : null,
    weekday: schedule && schedule.repeat.every !== 'once' ? schedule.repeat.weekday : null,
    startsAt: schedule ? startOf(schedule.start) : null,
    amenities,
    verified,
    rating,
    isMonthly: amount && amount.per === 'month' && amount.minor > 0,
    settings: settingsIn(
      [listing.title, listing.type, listing.description, ...listing.tags, ...amenities].join('\n') +
        `\n${listing.natureDistance ?? ''}\n${listing.location ?? ''}`,
    ),
    typeGroups: typeGroupsOf(listing),
    contentType,
  }
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = String.raw`\d+(?:\.\d+)?|${NUMBERS.slice(1).join('|')}`

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const place = NUMBERS.indexOf(text)
  return place >= 0 ? place : Number(text)
}

const ONE_TO_ONE = /\b(?:one|1)[ -](?:to|on)[ -](?:one|1)\b/i
const UP_TO = /\b(?:up to|max(?:imum)?(?: of)?|at most) (\d+)/i
const RANGE = /\b\d+ ?(?:-|–|to|or) ?(\d+)\b/

/** "Small group (max 8 people)", "12-16 people", "One to one". */
function peopleIn(groupSize: string | null): number | null {
  if (groupSize === null) return null
  if (ONE_TO_ONE.test(groupSize)) return 1
  const most = (UP_TO.exec(groupSize) ?? RANGE.exec(groupSize) ?? /\b(\d+)\b/.exec(groupSize))?.[1]
  return most === undefined ? null : Number(most)
}

/** "Up to 13 guests in 11 rooms"; null for a number per room or cabin. */
function capacityIn(groupSize: string | null): number | null {
  return groupSize === null || /\b(?:per|each)\b/i.test(groupSize) ? null : peopleIn(groupSize)
}

const MINUTES = new RegExp(`\\b(${COUNT})(?: |-)(?:min(?:ute)?s?|mins)\\b`)
const HOURS = new RegExp(`\\b(${COUNT}) (?:hours?|hrs?)\\b`)

function minutesIn(duration: string): number | null {
  const minutes = numberOf(MINUTES.exec(duration)?.[1])
  if (minutes !== null) return minutes
  const hours = numberOf(HOURS.exec(duration)?.[1])
  return hours === null ? null : Math.round(hours * 60)
}

const DAYS = new RegExp(`^(${COUNT}) days?\\b`)

function daysIn(duration: string): number | null {
  return numberOf(DAYS.exec(duration)?.[1])
}

const WEEK = 7
const WEEKS = new RegExp(`^(${COUNT}) weeks?\\b`)

function spreadIn(duration: string): number | null {
  const weeks = numberOf(WEEKS.exec(duration)?.[1])
  return weeks === null ? null : weeks * WEEK
}

const MIN_NIGHTS = new RegExp(`\\b(${COUNT}) nights? (?:min(?:imum)?\\b|or more)`)

function minNightsIn(duration: string): number | null {
  return numberOf(MIN_NIGHTS.exec(duration)?.[1])
}

function startOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
