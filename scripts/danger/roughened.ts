import type { Example } from './corpus.ts'

/** Uniformly distributed from 0 (included) to 1 (excluded). */
export type Random = () => number

/** A small, seeded generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Data augmentation: an example with typing errors, or within other text. The label stays valid. */
export function roughened(
  { text, language }: Example,
  examples: readonly Example[],
  random: Random,
): string {
  const way = random()
  if (way < 0.35) return mistyped(text, random)
  if (way < 0.5) return withoutWord(text, random)
  const other = examples[Math.floor(random() * examples.length)]
  const isFit = other?.language === language && other.label === 'ordinary' && text.length < 90
  if (!other || !isFit) return way < 0.8 ? text : mistyped(text, random)
  return way < 0.75 ? `${text}. ${other.text}` : `${other.text} ${text}`
}

/** One typing error: a letter left out, doubled, or swapped with the next. */
function mistyped(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const kind = random()
  if (kind < 0.4) return text.slice(0, at) + text.slice(at + 1)
  if (kind < 0.6) return text.slice(0, at) + text.charAt(at) + text.slice(at)
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

function withoutWord(text: string, random: Random): string {
  const words = text.split(' ')
  if (words.length < 5) return text
  const at = Math.floor(random() * words.length)
  return words.filter((_, index) => index !== at).join(' ')
}
