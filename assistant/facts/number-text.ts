import { readersRegion } from '#data/db/locale-context.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { distanceUnit, MILES_PER_KM } from '#domain/place/distance-unit.ts'

/** Formats an amount in minor units in its currency ("$98", "49,50 €"). */
export function money(minor: number, currency = 'USD'): string {
  const digits = minor % 100 === 0 ? 0 : 2
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return numbers(`${currency} ${digits}`, { style: 'currency', currency, ...form }).format(
    minor / 100,
  )
}

const formats = new Map<string, Intl.NumberFormat>()
/** Maximum number of cached formats: currencies come from listings and may be anything. */
const FORMATS = 200

/** Returns a cached format: creating one takes as long as thousands of uses. */
function numbers(name: string, form?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${getLocale()} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(getLocale(), form)
  if (formats.size < FORMATS) formats.set(key, made)
  return made
}

/** Formats a count with thousands separators. */
export function counted(count: number): string {
  return numbers('count').format(count)
}

const readersUnit = () => distanceUnit(getLocale(), readersRegion())

/**
 * Formats a distance in the unit of the reader, in whole miles ("3 mi") or kilometres ("5 km").
 */
export function distance(km: number): string {
  const unit = readersUnit()
  return numbers(unit, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    unit === 'mile' ? km * MILES_PER_KM : km,
  )
}

/** Formats a long distance to two significant digits ("360 mi", "580 km"). */
export function distanceText(km: number): string {
  const unit = readersUnit()
  return numbers(`far ${unit}`, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(
    Math.max(1, Math.round(unit === 'mile' ? km * MILES_PER_KM : km)),
  )
}

/** Formats a rating with one decimal ("4.8"). */
export function stars(rating: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numbers('stars', form).format(rating)
}
