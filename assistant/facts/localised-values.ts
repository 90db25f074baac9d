import type { Candidate } from '#domain/need/candidate.ts'
import { cardWords, locationWord, wordOf } from '#domain/vocabulary/vocabulary.ts'

/** Returns the location in the language of the conversation; null if there is none. */
export function placeText({ location }: Pick<Candidate, 'location'>): string | null {
  return location && (locationWord(location) ?? location)
}

/** Returns the type in the language of the conversation. */
export function typeText({ type }: Pick<Candidate, 'type'>): string {
  return valueText(type)
}

/** Returns a vocabulary value in the language of the conversation; others are unchanged. */
export function valueText(value: string): string {
  return wordOf(value) ?? value
}

/** Returns a candidate with its vocabulary values in the language of the conversation. */
export function withLocalisedValues(candidate: Candidate): Candidate {
  return { ...candidate, words: cardWords(candidate) }
}
