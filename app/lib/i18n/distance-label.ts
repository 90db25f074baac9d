import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { regionIn } from '#domain/language/region.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { type DistanceUnit, distanceUnit, MILES_PER_KM } from '#domain/place/distance-unit.ts'
import { numberFormat } from './intl.ts'

/** Radii offered around a place, in kilometres, round in the unit: 5, 15, 30 and 60 miles. */
const RADII_KM = { mile: [8, 24, 48, 97], kilometer: [10, 25, 50, 100] } as const

/** The unit of the reader in the browser; on the server, which may cache the page, that of the language. */
export function readersUnit(): DistanceUnit {
  return distanceUnit(getLocale(), import.meta.env.SSR ? null : regionIn(`${navigator.languages}`))
}

/** A distance of two significant digits: "31 mi", "50 km". */
export function distanceText(km: number, unit = readersUnit()): string {
  const distance = unit === 'mile' ? km * MILES_PER_KM : km
  return numberFormat({ style: 'unit', unit, maximumSignificantDigits: 2 }).format(
    distance < 10 ? Math.max(1, Math.round(distance)) : distance,
  )
}

/** A distance for readers of any region: "6 mi (10 km)" in English. */
export function distanceInUnits(km: number): string {
  const text = distanceText(km, 'kilometer')
  return getLocale() === BASE_LANGUAGE ? `${distanceText(km, 'mile')} (${text})` : text
}

export function radiiKm(unit: DistanceUnit): readonly number[] {
  return RADII_KM[unit]
}
