import { CRISIS_LINES, CRISIS_LINES_EVERYWHERE } from '../helplines/crisis.ts'
import { AMBULANCE_NUMBERS, EMERGENCY_NUMBERS, POLICE_NUMBERS } from '../helplines/emergency.ts'
import type { Helpline } from '../helplines/helpline.ts'
import { ABUSE_LINES, CHILD_LINES, POISON_LINES } from '../helplines/support.ts'
import type { Language } from '../language/language.ts'

/**
 * Crisis lines named in an answer, nearest first: of the country, of countries that speak the language,
 * and those of every answer. Kept short for legibility; the finder lists the others.
 */
export function crisisLinesNamed(country: string | null, language: Language): Helpline[] {
  return [...new Set([...crisisLinesNear(country, language), ...CRISIS_LINES_EVERYWHERE])]
}

/** The few crisis lines for later turns: of the country, else of countries that speak the language. */
export function nearestCrisisLines(country: string | null, language: Language): Helpline[] {
  const own = linesOf(CRISIS_LINES, country, language)
  return own.length > 0 ? own : crisisLinesNear(country, language)
}

function crisisLinesNear(country: string | null, language: Language): Helpline[] {
  return [...linesOf(CRISIS_LINES, country, language), ...CRISIS_LINES.filter(isSpoken(language))]
}

/** A danger that needs emergency services. */
export type UrgentDanger = 'violence' | 'emergency'

/** The country's own numbers for a danger, then the emergency numbers of all others. */
export function urgentLinesNamed(
  danger: UrgentDanger,
  country: string | null,
  language: Language,
): Helpline[] {
  const near = nearestUrgentLines(danger, country, language)
  return [...new Set([...near, ...emergencyNumbers(danger)])]
}

/**
 * The country's own numbers: police or ambulance first, then advice lines. Without a country, all
 * emergency numbers, and for violence the abuse lines of countries that speak the language.
 */
export function nearestUrgentLines(
  danger: UrgentDanger,
  country: string | null,
  language: Language,
): Helpline[] {
  const isOwn = isIn(country)
  const own = EMERGENCY_NUMBERS.filter(isOwn)
  const first = FIRST[danger].filter(isOwn)
  const injured = danger === 'violence' && own.length === 0 ? AMBULANCE_NUMBERS.filter(isOwn) : []
  const numbers = [...first, ...own, ...injured]
  if (numbers.length > 0) {
    return [...numbers, ...ADVICE[danger].flatMap((lines) => linesOf(lines, country, language))]
  }
  const abuse = danger === 'violence' ? ABUSE_LINES.filter(isSpoken(language)) : []
  return [...emergencyNumbers(danger), ...abuse]
}

const FIRST = { violence: POLICE_NUMBERS, emergency: AMBULANCE_NUMBERS }
const ADVICE = { violence: [ABUSE_LINES, CHILD_LINES], emergency: [POISON_LINES] }

/** One number per country: police or ambulance only where no number covers both. */
function emergencyNumbers(danger: UrgentDanger): Helpline[] {
  const covered = new Set(EMERGENCY_NUMBERS.flatMap(({ countries }) => countries))
  const others = FIRST[danger].filter(({ countries }) => !countries.some((it) => covered.has(it)))
  return [...EMERGENCY_NUMBERS, ...others]
}

/** The lines of a country, those in the language first. */
function linesOf(lines: readonly Helpline[], country: string | null, language: Language) {
  const speaks = isSpoken(language)
  return lines.filter(isIn(country)).sort((a, b) => Number(speaks(b)) - Number(speaks(a)))
}

const isIn = (country: string | null) => (line: Helpline) =>
  country !== null && line.countries.includes(country)

const isSpoken = (language: Language) => (line: Helpline) => line.languages.includes(language)
