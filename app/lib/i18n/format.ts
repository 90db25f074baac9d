import { dateFormat, numberFormat } from './intl.ts'

type DateOptions = Intl.DateTimeFormatOptions

/** "$1,850", with cents only where there are some. */
export function formatMoney(minor: number, currency: string): string {
  const format = numberFormat({
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return plainSpaces(format.format(minor / 10 ** digits))
}

/** A calendar day ("2026-12-24"), independent of the time zone. */
export function formatDay(isoDay: string, options: DateOptions = { dateStyle: 'medium' }): string {
  return formatInstant(new Date(`${isoDay}T00:00Z`), 'UTC', options)
}

/** An instant in the local time of a place. */
export function formatInstant(instant: Date, timeZone: string, options: DateOptions): string {
  return plainSpaces(dateFormat({ ...options, timeZone }).format(instant))
}

/** A range of instants; parts that both share are written once. */
export function formatSpan(start: Date, end: Date, timeZone: string, options: DateOptions): string {
  const format = dateFormat({ ...options, timeZone })
  return plainSpaces(format.formatRange(start, end))
}

/** Node and browsers differ in thin and narrow spaces, which would cause hydration mismatches. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
