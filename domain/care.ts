import { m } from '#domain/messages/messages.js'
import { HELPLINE_FINDER, helplinesFor } from './helplines.ts'
import type { Danger } from './safety/phrases.ts'

/** The fixed answer to somebody in danger: where to call, and nothing to buy. */
export function careText(danger: Danger, country: string | null): string {
  const finder = HELPLINE_FINDER
  if (danger === 'emergency') return m.assistant_danger_emergency({ finder })
  if (danger === 'violence') return m.assistant_danger_violence({ finder })
  const lines = helplinesFor(country).map(({ place, name, number }) =>
    m.assistant_danger_line({ place, number: name ? `${name} ${number}` : number }),
  )
  const say = danger === 'harm' ? m.assistant_danger_harm : m.assistant_danger_self_harm
  return say({ lines: lines.join('; '), finder })
}
