import type { Language } from '#domain/language/language.ts'

/** Kinds of danger. */
const DANGER_KINDS = [
  'selfHarm',
  'harmToOthers',
  'violence',
  'emergency',
  'eating',
  'medication',
] as const
export type DangerKind = (typeof DANGER_KINDS)[number]

export type PhraseSet = Record<Language, Record<DangerKind, readonly string[]>>
export type OrdinarySet = Record<Language, readonly string[]>

/** One phrase a line. */
export function phrasesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Every second phrase is for development; the others are held out, and no pattern is written for them. */
export function halvesOf<Phrase>(phrases: readonly Phrase[]): {
  development: Phrase[]
  heldOut: Phrase[]
} {
  return {
    development: phrases.filter((_, index) => index % 2 === 0),
    heldOut: phrases.filter((_, index) => index % 2 === 1),
  }
}
