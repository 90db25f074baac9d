import { nextOccurrences } from '../availability/schedule.ts'
import type { Listing, Price } from '../listing/listing.ts'
import { type Breakdown, breakdownOf, guestLimit, nightsBetween } from './booking.ts'
import type { RequestedTerm, RequestTerm } from './booking-request.ts'
import { firstDay, LAST_CLOCK_MS, lastDay } from './request-days.ts'

const DAY_MS = 86_400_000

type Bookable = Pick<Listing, 'contentType' | 'schedule' | 'sleeps'>

/** The kind of term for a listing: a date of its schedule, nights, or a day. */
export function termKindOf({ contentType, schedule }: Bookable): RequestTerm['kind'] {
  if (schedule) return 'departure'
  return contentType === 'escape' ? 'stay' : 'day'
}

/** Whether it can be requested: escapes, retreats and experiences, but no goods and apps. */
export function isBookable({ contentType }: Pick<Listing, 'contentType'>): boolean {
  return contentType === 'escape' || contentType === 'experience'
}

/** Maximum number of guests of a request: as on the booking card, at most the seats. */
export function requestGuestLimit({ sleeps, schedule }: Bookable): number {
  return Math.min(guestLimit(sleeps), schedule?.seats || Number.POSITIVE_INFINITY)
}

export type DayFault = 'missing' | 'past' | 'too_far' | 'order'
export type TermFault = DayFault | 'other_kind' | 'no_such_departure'

/**
 * Why a day (ISO) cannot be requested, or cannot end a stay that begins on the day `after`; null if it
 * can.
 */
export function faultOfDay(day: string, now: Date, after = ''): DayFault | null {
  if (day === '') return 'missing'
  if (after !== '' && nightsBetween(after, day) === 0) return 'order'
  if (day < firstDay(now)) return 'past'
  return day > lastDay(now) ? 'too_far' : null
}

/** The term to store for a requested one, or the reason why it is invalid. */
export function settleTerm(
  listing: Bookable,
  asked: RequestedTerm,
  now: Date,
): { term: RequestTerm } | { fault: TermFault } {
  if (asked.kind !== termKindOf(listing)) return { fault: 'other_kind' }
  if (asked.kind === 'departure') return settleDeparture(listing, new Date(asked.start), now)
  const fault =
    asked.kind === 'day'
      ? faultOfDay(asked.day, now)
      : (faultOfDay(asked.checkIn, now) ?? faultOfDay(asked.checkOut, now, asked.checkIn))
  return fault ? { fault } : { term: asked }
}

function settleDeparture({ schedule }: Bookable, start: Date, now: Date) {
  if (!schedule) return { fault: 'other_kind' as const }
  if (start <= now) return { fault: 'past' as const }
  if (start.toISOString().slice(0, 10) > lastDay(now)) return { fault: 'too_far' as const }
  const [found] = nextOccurrences(schedule, new Date(start.getTime() - 1), 1)
  if (found?.start.getTime() !== start.getTime()) return { fault: 'no_such_departure' as const }
  return {
    term: {
      kind: 'departure' as const,
      start: found.start.toISOString(),
      end: found.end.toISOString(),
      timeZone: schedule.timeZone,
    },
  }
}

/** The end of a departure, or of the last day in every time zone. */
export function endOfTerm(term: RequestTerm): Date {
  if (term.kind === 'departure') return new Date(term.end)
  const day = term.kind === 'stay' ? term.checkOut : term.day
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS + LAST_CLOCK_MS)
}

/** The local day it begins (ISO day). */
export function firstDayOf(term: RequestTerm): string {
  if (term.kind === 'stay') return term.checkIn
  return term.kind === 'day' ? term.day : dayAt(new Date(term.start), term.timeZone)
}

/** The cost by the rules of the booking card; null where the price is not sufficient. */
export function billOf(price: Price | null, term: RequestTerm, guests: number): Breakdown | null {
  const checkOut =
    term.kind === 'departure'
      ? dayAt(new Date(term.end), term.timeZone)
      : term.kind === 'stay'
        ? term.checkOut
        : null
  return breakdownOf(price, { checkIn: firstDayOf(term), checkOut, guests })
}

/** The local day at a place (ISO day). */
function dayAt(instant: Date, timeZone: string): string {
  // Canadian dates are in ISO format.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}
