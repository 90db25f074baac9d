import { wordsOf } from './text.ts'

/** The words of a text for comparing titles: without "the", which is rarely typed. */
export function titleWords(text: string): string[] {
  return wordsOf(text).filter((word) => word !== 'the')
}

/**
 * The number of words of a title when the text contains all of them in sequence, else 0. A title of one
 * word must be the whole text.
 *
 * @param asked the text's `titleWords`
 */
export function matchedTitleWords(asked: readonly string[], title: string): number {
  const words = titleWords(title)
  if (words.length === 0 || words.length > asked.length) return 0
  if (words.length === 1 && asked.length > 1) return 0
  return ` ${asked.join(' ')} `.includes(` ${words.join(' ')} `) ? words.length : 0
}

/** Minimum number of words for a title prefix match. */
const BEGINNING = 2
/** A prefix shared by more titles than this identifies none of them. */
export const PREFIX_MATCHES_LIMIT = 20

/**
 * The title prefix that a text stands for, in the form of `titleKey`; its last word may be incomplete.
 * Null for a text of fewer than two words.
 *
 * @param asked the text's `titleWords`
 */
export function beginningIn(asked: readonly string[]): string | null {
  return asked.length < BEGINNING ? null : asked.join(' ')
}

/** The normalised form of a title for prefix matching. */
export function titleKey(title: string): string {
  return titleWords(title).join(' ')
}

/** A whole-title match of as many words ranks above a prefix match, hence the half. */
export function prefixMatchWords(asked: readonly string[]): number {
  return asked.length - 0.5
}

/** Whether a word count is that of a prefix match. */
export function isBeginning(words: number): boolean {
  return !Number.isInteger(words)
}

/** Whether a text is exactly a title. */
export function isTitle(text: string, title: string): boolean {
  const asked = titleWords(text)
  return asked.length > 0 && matchedTitleWords(asked, title) === asked.length
}
