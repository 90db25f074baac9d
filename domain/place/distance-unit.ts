import type { Language } from '../language/language.ts'

/** As `Intl.NumberFormat` names it. */
export type DistanceUnit = 'mile' | 'kilometer'

export const MILES_PER_KM = 0.621371
/** Where roads are measured in miles. */
const IN_MILES: readonly string[] = ['US', 'GB', 'LR']

/** The unit of a reader: miles in English for those countries and for an unknown one, else kilometres. */
export function distanceUnit(language: Language, region: string | null): DistanceUnit {
  return language === 'en' && (region === null || IN_MILES.includes(region)) ? 'mile' : 'kilometer'
}
