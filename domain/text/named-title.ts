import { wordsOf } from './text.ts'

/** The words of a text by which titles are compared: "the" stands in some and is typed by few. */
export function titleWords(text: string): string[] {
  return wordsOf(text).filter((word) => word !== 'the')
}

/**
 * How many words of a title a text names it by: all of them, where the text is the title or, of two words
 * or more, contains it; else 0.
 *
 * @param asked the text's `titleWords`
 */
export function matchedTitleWords(asked: readonly string[], title: string): number {
  const words = titleWords(title)
  if (words.length === 0 || words.length > asked.length) return 0
  if (words.length === 1 && asked.length > 1) return 0
  return ` ${asked.join(' ')} `.includes(` ${words.join(' ')} `) ? words.length : 0
}

/** A text of fewer words is the beginning of no title. */
const BEGINNING = 2
/** What more titles than these begin with is no name of any. */
export const PREFIX_MATCHES_LIMIT = 20

/**
 * What titles are said to begin with by a text, in the form of `titleKey`: its last word may be unfinished.
 * Null for a text of fewer than two words.
 *
 * @param asked the text's `titleWords`
 */
export function beginningIn(asked: readonly string[]): string | null {
  return asked.length < BEGINNING ? null : asked.join(' ')
}

/** A title as beginnings are compared with it. */
export function titleKey(title: string): string {
  return titleWords(title).join(' ')
}

/** A whole title of as many words is named more clearly than one that only begins with them. */
export function prefixMatchWords(asked: readonly string[]): number {
  return asked.length - 0.5
}

/** Whether such a number of words is that of a beginning. */
export function isBeginning(words: number): boolean {
  return !Number.isInteger(words)
}

/** Whether a text is a title, and nothing else. */
export function isTitle(text: string, title: string): boolean {
  const asked = titleWords(text)
  return asked.length > 0 && matchedTitleWords(asked, title) === asked.length
}
