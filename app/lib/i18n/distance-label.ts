import { getLocale } from '#domain/messages/runtime.js'
import { numberFormat } from './intl.ts'

const MILES_PER_KM = 0.621371
const MILES = { style: 'unit', unit: 'mile', maximumSignificantDigits: 2 } as const
const KILOMETRES = { style: 'unit', unit: 'kilometer', maximumSignificantDigits: 2 } as const

/** Radii offered around a place, in kilometres, round in the unit of the language: 5, 15, 30 and 60 miles. */
const RADII_KM = { miles: [8, 24, 48, 97], kilometres: [10, 25, 50, 100] } as const

const isInMiles = () => getLocale() === 'en'

/** A distance of two significant digits in the unit of the language: "31 mi", "50 km". */
export function distanceText(km: number): string {
  const distance = isInMiles() ? km * MILES_PER_KM : km
  return numberFormat(isInMiles() ? MILES : KILOMETRES).format(
    distance < 10 ? Math.max(1, Math.round(distance)) : distance,
  )
}

export function radiiKm(): readonly number[] {
  return isInMiles() ? RADII_KM.miles : RADII_KM.kilometres
}
