import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import type { Phrases } from './phrases.ts'
import { SPANISH } from './spanish.ts'

const ALL: readonly Phrases[] = [ENGLISH, SPANISH, GERMAN, FRENCH]

/** Returns the alternatives of all languages as a group, for a larger expression. */
export function anyOf(kind: keyof Phrases): string {
  return `(?:${ALL.map((phrases) => phrases[kind]).join('|')})`
}

/** Returns a pattern for the phrases of a kind anywhere in folded text. */
export function phrasePattern(kind: keyof Phrases): RegExp {
  return new RegExp(`\\b${anyOf(kind)}\\b`)
}

/** Returns a pattern for a whole folded turn. */
export function wholeTurn(kind: keyof Phrases): RegExp {
  return new RegExp(`^${anyOf(kind)}[ .!]*$`)
}
