import { m } from '#domain/messages/messages.js'
import { HELPLINE_FINDER, helplinesFor } from './helplines.ts'
import type { Danger } from './safety/phrases.ts'

/** The fixed answer to somebody in danger: where to call, and nothing to buy. */
export function careText(danger: Danger, country: string | null): string {
  if (danger === 'emergency') return m.assistant_danger_emergency({ finder: HELPLINE_FINDER })
  const lines = helplinesFor(country).map(({ place, name, number }) =>
    m.assistant_danger_line({ place, number: name ? `${name} ${number}` : number }),
  )
  return m.assistant_danger_self_harm({ lines: lines.join('; '), finder: HELPLINE_FINDER })
}
