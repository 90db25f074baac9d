import type { Language } from './language.ts'

/**
 * When somebody competent last checked the numbers and the wording of the answers (ISO date); null as
 * long as nobody has. They must be checked before the site is opened to the public: docs/assistant.md says how.
 */
export const HELPLINES_REVIEWED: string | null = null

/** Somebody to talk to, by country (ISO 3166-1 alpha-2). */
export type Helpline = {
  countries: readonly string[]
  /** Code of a part of the world (UN M49), where the countries are too many to name. */
  region?: string
  place: string
  name: string | null
  /** As it is written where it is dialled: digits, spaces, "+", and "*" or "#" of short codes. */
  number: string
  /** Of the site's languages those that are spoken there. */
  languages: readonly Language[]
}

/** What every answer names. */
const EVERYWHERE: readonly Helpline[] = [
  line(['US', 'CA'], 'US and Canada', null, '988', ['en']),
  line(['GB', 'IE'], 'UK and Ireland', 'Samaritans', '116 123', ['en']),
  line(['AU'], 'Australia', 'Lifeline', '13 11 14', ['en']),
  line(['NZ'], 'New Zealand', null, '1737', ['en']),
  line(['DE'], 'Germany', 'TelefonSeelsorge', '0800 111 0 111', ['de']),
  line(['FR'], 'France', null, '3114', ['fr']),
  line(['ES'], 'Spain', null, '024', ['es']),
  line(['JP'], 'Japan', 'Inochi no Denwa', '0120-783-556', []),
]

export const HELPLINES: readonly Helpline[] = [
  ...EVERYWHERE,
  line(['AT'], 'Austria', 'TelefonSeelsorge', '142', ['de']),
  line(['CH'], 'Switzerland', 'Die Dargebotene Hand / La Main Tendue', '143', ['de', 'fr']),
  line(['BE'], 'Belgium', 'Centre de Prévention du Suicide', '0800 32 123', ['fr']),
  line(['BE'], 'Belgium', 'Zelfmoordlijn', '1813', []),
  line(['NL'], 'Netherlands', '113 Zelfmoordpreventie', '113', []),
  line(['PT'], 'Portugal', 'SOS Voz Amiga', '213 544 545', []),
  line(['IT'], 'Italy', 'Telefono Amico', '02 2327 2327', []),
  line(['NO'], 'Norway', 'Mental Helse', '116 123', []),
  line(['SE'], 'Sweden', 'Mind', '90101', []),
  line(['DK'], 'Denmark', 'Livslinien', '70 201 201', []),
  line(['MX'], 'Mexico', 'Línea de la Vida', '800 911 2000', ['es']),
  line(['CO'], 'Colombia', 'Bogotá', '106', ['es']),
  line(['AR'], 'Argentina', 'Buenos Aires', '135', ['es']),
  line(['CL'], 'Chile', null, '*4141', ['es']),
]

/** Of the European Union and its neighbours in the same agreement: there 112 is answered everywhere. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

/** Numbers that send help, by country. Great Britain and Ireland also answer 112. */
export const EMERGENCY_NUMBERS: readonly Helpline[] = [
  { ...line(EUROPE.split(' '), 'Europe', null, '112', []), region: '150' },
  line(['US', 'CA', 'MX'], 'US, Canada and Mexico', null, '911', []),
  line(['GB', 'IE'], 'UK and Ireland', null, '999', []),
  line(['AU'], 'Australia', null, '000', []),
  line(['NZ'], 'New Zealand', null, '111', []),
  line(['JP'], 'Japan', null, '119', []),
]

/** The numbers that send help, those of `country` first. */
export function emergencyNumbersFor(country: string | null): Helpline[] {
  return [...EMERGENCY_NUMBERS].sort((a, b) => Number(isIn(country)(b)) - Number(isIn(country)(a)))
}

/** The one that sends help in `country`; all of them where that is not known. */
export function nearestEmergencyNumbers(country: string | null): readonly Helpline[] {
  const own = EMERGENCY_NUMBERS.filter(isIn(country))
  return own.length > 0 ? own : EMERGENCY_NUMBERS
}

/** A directory of helplines for every other country. */
export const HELPLINE_FINDER = 'findahelpline.com'

/**
 * Those that an answer names, nearest first: of the country, where the language is spoken, and the ones
 * that every answer names. More would be a wall of numbers; the finder has the others.
 */
export function helplinesNamed(country: string | null, language: Language): Helpline[] {
  return [...new Set([...helplinesNear(country, language), ...EVERYWHERE])]
}

/** Those of the country, before those where the language is spoken. */
function helplinesNear(country: string | null, language: Language): Helpline[] {
  const speaks = ({ languages }: Helpline) => languages.includes(language)
  const own = HELPLINES.filter(isIn(country)).sort((a, b) => Number(speaks(b)) - Number(speaks(a)))
  return [...own, ...HELPLINES.filter(speaks)]
}

/** The few to name where they were all named before: of the country, else where the language is spoken. */
export function nearestHelplines(country: string | null, language: Language): Helpline[] {
  const near = helplinesNear(country, language)
  const own = near.filter(isIn(country))
  return own.length > 0 ? [...new Set(own)] : near
}

const isIn = (country: string | null) => (line: Helpline) =>
  country !== null && line.countries.includes(country)

function line(
  countries: readonly string[],
  place: string,
  name: string | null,
  number: string,
  languages: readonly Language[],
): Helpline {
  return { countries, place, name, number, languages }
}
