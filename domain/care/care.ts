import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { NamedHelpline } from '../chat/chat.ts'
import { HELPLINE_FINDER } from '../helplines/finder.ts'
import type { Helpline, HelplineKind } from '../helplines/helpline.ts'
import type { Language } from '../language/language.ts'
import type { Alarm, Danger } from '../safety/words/phrases.ts'
import {
  crisisLinesNamed,
  nearestCrisisLines,
  nearestUrgentLines,
  type UrgentDanger,
  urgentLinesNamed,
} from './helplines.ts'

/** A fixed answer: its text, with each number on a line of its own, and the helplines of those lines. */
export type CareAnswer = { text: string; helplines: NamedHelpline[] }

const finder = HELPLINE_FINDER

/** The fixed answer to a danger: helplines, and no listings. In the page's language by default. */
export function careAnswer(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): CareAnswer {
  const helplines = named(
    isUrgent(danger)
      ? urgentLinesNamed(danger, country, locale)
      : crisisLinesNamed(country, locale),
    locale,
  )
  const words = { lines: linesOf(helplines), finder }
  const message = {
    'self-harm': m.assistant_danger_self_harm,
    harm: m.assistant_danger_harm,
    violence: m.assistant_danger_violence,
    emergency: m.assistant_danger_emergency,
  }[danger]
  return { text: message(words, { locale }), helplines }
}

/** The answer to every later turn: the nearest helplines, and how to start a new conversation. */
export function afterDangerAnswer(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): CareAnswer {
  const helplines = named(
    isUrgent(danger)
      ? nearestUrgentLines(danger, country, locale)
      : nearestCrisisLines(country, locale),
    locale,
  )
  const words = { lines: linesOf(helplines), finder }
  const care = isUrgent(danger)
    ? m.assistant_danger_after_emergency(words, { locale })
    : m.assistant_danger_after_lines(words, { locale })
  return { text: m.assistant_danger_after({ care }, { locale }), helplines }
}

/** The question for a suspected danger, with helplines. The conversation stays open. */
export function checkInAnswer(country: string | null): CareAnswer {
  const locale = getLocale()
  const helplines = named(crisisLinesNamed(country, locale), locale)
  return { text: m.assistant_check_in({ lines: linesOf(helplines), finder }), helplines }
}

/** Helplines in a line beside a usual answer. */
const LINES_BESIDE = 2

/** A quiet line beside the usual answer to a text with a faint sign of danger. */
export function supportText(alarm: Alarm, country: string | null): string {
  const locale = getLocale()
  if (alarm === 'eating' || alarm === 'medication') return m.assistant_support_doctor()
  const nearest = isUrgent(alarm)
    ? nearestUrgentLines(alarm, country, locale)
    : nearestCrisisLines(country, locale)
  const lines = named(nearest.slice(0, LINES_BESIDE), locale).map(({ line }) => line)
  const words = {
    lines: new Intl.ListFormat(locale, { type: 'disjunction' }).format(lines),
    finder,
  }
  return isUrgent(alarm) ? m.assistant_support_urgent(words) : m.assistant_support(words)
}

/** Whether a danger needs emergency services rather than a crisis line. */
const isUrgent = (danger: Alarm): danger is UrgentDanger =>
  danger === 'violence' || danger === 'emergency'

const linesOf = (helplines: readonly NamedHelpline[]) =>
  helplines.map(({ line }) => line).join('\n')

/**
 * The purpose of a number, in the visitor's language; crisis lines are introduced by the text before
 * them.
 */
const ABOUT: Record<Exclude<HelplineKind, 'crisis'>, typeof m.assistant_line_police> = {
  emergency: m.assistant_line_emergency,
  ambulance: m.assistant_line_ambulance,
  police: m.assistant_line_police,
  abuse: m.assistant_line_abuse,
  child: m.assistant_line_child,
  poison: m.assistant_line_poison,
}

function named(helplines: readonly Helpline[], locale: Language): NamedHelpline[] {
  return helplines.map((helpline) => {
    const { kind, name, number } = helpline
    const country = placeOf(helpline, locale)
    const place =
      kind === 'crisis'
        ? country
        : m.assistant_line_place({ place: country, about: ABOUT[kind]({}, { locale }) }, { locale })
    const label = name ? `${name} ${number}` : number
    return {
      line: m.assistant_danger_line({ place, number: label }, { locale }),
      place,
      name,
      number,
    }
  })
}

/** The countries of a helpline, in the visitor's language. */
function placeOf({ place, countries, region }: Helpline, locale: Language): string {
  if (locale === 'en' && place) return place
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const codes = region ? [region] : countries
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
}
