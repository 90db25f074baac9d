import type { Language } from '../language/language.ts'

const HELPLINE_KINDS = [
  'emergency',
  'ambulance',
  'police',
  'crisis',
  'abuse',
  'child',
  'poison',
] as const
export type HelplineKind = (typeof HELPLINE_KINDS)[number]

/** A number to call, by country (ISO 3166-1 alpha-2). */
export type Helpline = {
  kind: HelplineKind
  countries: readonly string[]
  /** Code of a region (UN M49), where there are too many countries to list. */
  region?: string
  /** In English, where several countries share it. */
  place: string | null
  name: string | null
  /** As written locally: digits, spaces, hyphens, "+", and "*" or "#" of short codes. */
  number: string
  /** Languages of the site that are spoken there. */
  languages: readonly Language[]
}

export function line(
  kind: HelplineKind,
  countries: string,
  name: string | null,
  number: string,
  languages: readonly Language[],
  place: string | null = null,
): Helpline {
  return { kind, countries: countries.split(' '), place, name, number, languages }
}
