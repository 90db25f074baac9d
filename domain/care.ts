import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { NamedHelpline } from './chat.ts'
import {
  emergencyNumbersFor,
  HELPLINE_FINDER,
  type Helpline,
  helplinesNamed,
  nearestEmergencyNumbers,
  nearestHelplines,
} from './helplines.ts'
import type { Language } from './language.ts'
import type { Danger } from './safety/phrases.ts'

/** A fixed answer: its text, in which every number has a line of its own, and those lines as what to dial. */
export type CareAnswer = { text: string; helplines: NamedHelpline[] }

const finder = HELPLINE_FINDER

/** The fixed answer to somebody in danger: where to call, and nothing to buy. In the page's language unless told. */
export function careAnswer(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): CareAnswer {
  const helplines = named(
    isTalk(danger) ? helplinesNamed(country, locale) : emergencyNumbersFor(country),
    locale,
  )
  const words = { lines: linesOf(helplines), finder }
  const say = {
    'self-harm': m.assistant_danger_self_harm,
    harm: m.assistant_danger_harm,
    violence: m.assistant_danger_violence,
    emergency: m.assistant_danger_emergency,
  }[danger]
  return { text: say(words, { locale }), helplines }
}

/** What every later turn gets: the nearest to call, and how to look for something else. */
export function afterDangerAnswer(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): CareAnswer {
  const helplines = named(
    isTalk(danger) ? nearestHelplines(country, locale) : nearestEmergencyNumbers(country),
    locale,
  )
  const words = { lines: linesOf(helplines), finder }
  const care = isTalk(danger)
    ? m.assistant_danger_after_lines(words, { locale })
    : m.assistant_danger_after_emergency(words, { locale })
  return { text: m.assistant_danger_after({ care }, { locale }), helplines }
}

/** Asks back where danger is only suspected, with everybody to call. It closes nothing. */
export function checkInAnswer(country: string | null): CareAnswer {
  const locale = getLocale()
  const helplines = named(helplinesNamed(country, locale), locale)
  return { text: m.assistant_check_in({ lines: linesOf(helplines), finder }), helplines }
}

/** Whether a danger calls for somebody who listens, rather than for somebody who comes. */
const isTalk = (danger: Danger) => danger === 'self-harm' || danger === 'harm'

const linesOf = (helplines: readonly NamedHelpline[]) =>
  helplines.map(({ line }) => line).join('\n')

function named(helplines: readonly Helpline[], locale: Language): NamedHelpline[] {
  return helplines.map((helpline) => {
    const { name, number } = helpline
    const place = placeOf(helpline, locale)
    const said = name ? `${name} ${number}` : number
    return {
      line: m.assistant_danger_line({ place, number: said }, { locale }),
      place,
      name,
      number,
    }
  })
}

/** The countries of a helpline as the visitor's language calls them. */
function placeOf({ place, countries, region }: Helpline, locale: Language): string {
  if (locale === 'en') return place
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const codes = region ? [region] : countries
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
}
