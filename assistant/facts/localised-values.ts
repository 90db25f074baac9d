import type { Candidate } from '#domain/need/candidate.ts'
import { cardWords, locationWord, wordOf } from '#domain/vocabulary/vocabulary.ts'

/** Where it is, in the language of the conversation. */
export function placeText({ location }: Pick<Candidate, 'location'>): string | null {
  return location && (locationWord(location) ?? location)
}

/** What it is, in the language of the conversation. */
export function typeText({ type }: Pick<Candidate, 'type'>): string {
  return valueText(type)
}

/** A value of the vocabulary in the language of the conversation; others stay as their owner has them. */
export function valueText(value: string): string {
  return wordOf(value) ?? value
}

/** A candidate with what it shows of the vocabulary in the language of the conversation. */
export function withLocalisedValues(candidate: Candidate): Candidate {
  return { ...candidate, words: cardWords(candidate) }
}
