import type { Locale } from '#auth/mail/locale.ts'
import type { FreeUntil, RequestTerm } from '#domain/booking/booking-request.ts'

const DAY = { dateStyle: 'full', timeZone: 'UTC' } as const
const CLOCK = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
} as const

const utc = (isoDay: string) => new Date(`${isoDay}T00:00Z`)

/** Formats the dates of a request: days without a zone, instants in the zone of the place. */
export function datesIn(locale: Locale, term: RequestTerm): string {
  if (term.kind === 'day') return new Intl.DateTimeFormat(locale, DAY).format(utc(term.day))
  if (term.kind === 'stay')
    return new Intl.DateTimeFormat(locale, DAY).formatRange(utc(term.checkIn), utc(term.checkOut))
  const { start, end, timeZone } = term
  const format = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone })
  return format.formatRange(new Date(start), new Date(end))
}

export function freeUntilIn(locale: Locale, until: FreeUntil): string {
  if (until.kind === 'day') return new Intl.DateTimeFormat(locale, DAY).format(utc(until.day))
  const { at, timeZone } = until
  return new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }).format(new Date(at))
}

/** Formats an instant in the zone of the place, with its name; in UTC if that is unknown. */
export function instantIn(locale: Locale, instant: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }).format(instant)
}

/** Formats an amount in a currency's minor unit. */
export function moneyIn(locale: Locale, minor: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
