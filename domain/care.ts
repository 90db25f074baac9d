import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { HELPLINE_FINDER, type Helpline, helplinesFor } from './helplines.ts'
import type { Danger } from './safety/phrases.ts'

/** The fixed answer to somebody in danger: where to call, and nothing to buy. */
export function careText(danger: Danger, country: string | null): string {
  const finder = HELPLINE_FINDER
  if (danger === 'emergency') return m.assistant_danger_emergency({ finder })
  if (danger === 'violence') return m.assistant_danger_violence({ finder })
  const say = danger === 'harm' ? m.assistant_danger_harm : m.assistant_danger_self_harm
  return say({ lines: linesFor(country), finder })
}

/** Asks back where danger is only suspected, with everybody to call. It closes nothing. */
export function checkInText(country: string | null): string {
  return m.assistant_check_in({ lines: linesFor(country), finder: HELPLINE_FINDER })
}

function linesFor(country: string | null): string {
  const lines = helplinesFor(country).map((line) =>
    m.assistant_danger_line({
      place: placeOf(line),
      number: line.name ? `${line.name} ${line.number}` : line.number,
    }),
  )
  return lines.join('; ')
}

/** The countries of a helpline as the visitor's language calls them. */
function placeOf({ place, countries }: Helpline): string {
  const locale = getLocale()
  if (locale === 'en') return place
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return new Intl.ListFormat(locale).format(countries.map((code) => names.of(code) ?? code))
}
