import { stemOf, wordsOf } from './text.ts'

/** Whether the stems of a text contain those of some words in sequence. */
export function containsStems(stems: string, words: string): boolean {
  return stems.includes(stemmed(words))
}

const cache = new Map<string, string>()
const CACHED = 5_000

/** The stems of a text between spaces, cached: for words, tags and names, which recur. */
export function stemmed(text: string): string {
  const known = cache.get(text)
  if (known !== undefined) return known
  const stems = stemsIn(text)
  if (cache.size < CACHED) cache.set(text, stems)
  return stems
}

/** The same, uncached, for texts that do not recur. */
export function stemsIn(text: string): string {
  return ` ${wordsOf(text).map(stemOf).join(' ')} `
}
