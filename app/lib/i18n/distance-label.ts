import { getLocale } from '#domain/messages/runtime.js'
import { numberFormat } from './intl.ts'

const MILES_PER_KM = 0.621371
const MILES = { style: 'unit', unit: 'mile', maximumSignificantDigits: 2 } as const
const KILOMETRES = { style: 'unit', unit: 'kilometer', maximumSignificantDigits: 2 } as const

/** A distance of two significant digits in the unit of the language: "31 mi", "50 km". */
export function distanceText(km: number): string {
  const isMiles = getLocale() === 'en'
  const distance = isMiles ? km * MILES_PER_KM : km
  return numberFormat(isMiles ? MILES : KILOMETRES).format(
    distance < 10 ? Math.max(1, Math.round(distance)) : distance,
  )
}
