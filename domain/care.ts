import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { HELPLINE_FINDER, type Helpline, helplinesNamed, nearestHelplines } from './helplines.ts'
import type { Language } from './language.ts'
import type { Danger } from './safety/phrases.ts'

/** The fixed answer to somebody in danger: where to call, and nothing to buy. In the page's language unless told. */
export function careText(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): string {
  const finder = HELPLINE_FINDER
  if (danger === 'emergency') return m.assistant_danger_emergency({ finder }, { locale })
  if (danger === 'violence') return m.assistant_danger_violence({ finder }, { locale })
  const say = danger === 'harm' ? m.assistant_danger_harm : m.assistant_danger_self_harm
  return say({ lines: said(helplinesNamed(country, locale), locale), finder }, { locale })
}

/** What every later turn gets: the nearest to call in a line, and how to look for something else. */
export function afterDangerText(
  danger: Danger,
  country: string | null,
  locale: Language = getLocale(),
): string {
  const finder = HELPLINE_FINDER
  const lines = said(nearestHelplines(country, locale), locale)
  const hasLines = danger === 'self-harm' || danger === 'harm'
  const care = hasLines
    ? m.assistant_danger_after_lines({ lines, finder }, { locale })
    : m.assistant_danger_after_emergency({ finder }, { locale })
  return m.assistant_danger_after({ care }, { locale })
}

/** Asks back where danger is only suspected, with everybody to call. It closes nothing. */
export function checkInText(country: string | null): string {
  const locale = getLocale()
  const lines = said(helplinesNamed(country, locale), locale)
  return m.assistant_check_in({ lines, finder: HELPLINE_FINDER })
}

function said(helplines: readonly Helpline[], locale: Language): string {
  const lines = helplines.map((line) =>
    m.assistant_danger_line(
      {
        place: placeOf(line, locale),
        number: line.name ? `${line.name} ${line.number}` : line.number,
      },
      { locale },
    ),
  )
  return lines.join('; ')
}

/** The countries of a helpline as the visitor's language calls them. */
function placeOf({ place, countries }: Helpline, locale: Language): string {
  if (locale === 'en') return place
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return new Intl.ListFormat(locale).format(countries.map((code) => names.of(code) ?? code))
}
