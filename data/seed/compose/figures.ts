import type { PriceBand } from '#domain/listing/listing.ts'
import type { Random } from './random.ts'

/** The band of a price: upper limits of the first three bands, in whole dollars. */
export function bandOf(dollars: number, limits: readonly [number, number, number]): PriceBand {
  if (dollars < limits[0]) return '$'
  if (dollars <= limits[1]) return '$$'
  return dollars <= limits[2] ? '$$$' : '$$$$'
}

export const NIGHT_LIMITS = [120, 220, 380] as const
export const PERSON_LIMITS = [40, 120, 400] as const
export const THING_LIMITS = [30, 80, 200] as const

/** Highest damped score, so that the hand-written flagships stay in front of the order. */
const TOP_SCORE = 4.48
const USUAL_RATING = 4.2
const USUAL_COUNT = 20

export type Standing = {
  rating: number | null
  reviews: number
  listedDaysAgo: number
  reviewed: number
}

/** Age, rating and number of ratings that go together. */
export function standingOf(random: Random): Standing {
  const listedDaysAgo = random.chance(0.08) ? random.whole(1, 59) : random.whole(60, 900)
  if (listedDaysAgo < 8) return { rating: null, reviews: 0, listedDaysAgo, reviewed: 0 }
  const rating = Math.round((3.6 + 1.2 * Math.sqrt(random.next())) * 10) / 10
  const busy = Math.round(6 + (random.next() ** 2 * listedDaysAgo) / 7)
  const most =
    rating > TOP_SCORE ? (USUAL_COUNT * (TOP_SCORE - USUAL_RATING)) / (rating - TOP_SCORE) : 140
  const reviews = Math.max(4, Math.min(busy, Math.floor(most)))
  return { rating, reviews, listedDaysAgo, reviewed: Math.min(reviews, random.whole(2, 4)) }
}

const DAY_MS = 86_400_000
/** Dates in texts count back from here, so that they do not depend on the clock. */
const TODAY = Date.UTC(2026, 10, 1)

/** An ISO date so many days ago. */
export function dateBefore(days: number): string {
  return new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10)
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

export function numberWord(value: number): string {
  return NUMBERS[value] ?? String(value)
}

/** An address part from a title. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/ø/gi, 'o')
    .replace(/&/g, 'and')
    .replace(/[^a-zA-Z0-9\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
}
