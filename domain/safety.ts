import { type Language, languagesIn } from './language.ts'
import { ENGLISH } from './safety/english.ts'
import { FRENCH } from './safety/french.ts'
import { GERMAN } from './safety/german.ts'
import type { Danger, Phrases } from './safety/phrases.ts'
import { SPANISH } from './safety/spanish.ts'
import { fold } from './text.ts'

const PHRASES: Record<Language, Phrases> = { en: ENGLISH, es: SPANISH, de: GERMAN, fr: FRENCH }

const sourceOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')

function compiled({ harmless, danger }: Phrases) {
  return {
    harmless: new RegExp(`\\b(?:${sourceOf(harmless)})`, 'g'),
    // Self-harm first: its answer names the emergency number too.
    danger: (['self-harm', 'emergency'] as const).map(
      (kind) => [kind, new RegExp(`(?:^|\\b)(?:${sourceOf(danger[kind])})`)] as const,
    ),
  }
}

const COMPILED = {
  en: compiled(PHRASES.en),
  es: compiled(PHRASES.es),
  de: compiled(PHRASES.de),
  fr: compiled(PHRASES.fr),
}

/**
 * Whether somebody says that they or others are in danger, in any language of the interface. Total. It
 * knows what is said plainly and much that is said indirectly, but not every hint, so it must not be the
 * only safeguard.
 */
export function readDanger(text: string): Danger | null {
  const plain = fold(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_~]/g, '')
    .replace(/\b(ca|do|wo|is|does) n ?t\b/g, '$1nt')
  const words = plain.match(/\p{L}+/gu) ?? []
  const spoken = languagesIn(words).map((language) => COMPILED[language])
  const said = spoken.reduce((rest, { harmless }) => rest.replace(harmless, ' , '), plain)
  for (const { danger } of spoken) {
    const found = danger.find(([, pattern]) => pattern.test(said))
    if (found) return found[0]
  }
  return null
}
