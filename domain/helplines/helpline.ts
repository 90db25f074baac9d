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
  /** Code of a part of the world (UN M49), where the countries are too many to name. */
  region?: string
  /** In English, where several countries share it. */
  place: string | null
  name: string | null
  /** As it is written where it is dialled: digits, spaces, hyphens, "+", and "*" or "#" of short codes. */
  number: string
  /** Of the site's languages those that are spoken there. */
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
