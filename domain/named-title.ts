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
export function wordsNamed(asked: readonly string[], title: string): number {
  const words = titleWords(title)
  if (words.length === 0 || words.length > asked.length) return 0
  if (words.length === 1 && asked.length > 1) return 0
  return ` ${asked.join(' ')} `.includes(` ${words.join(' ')} `) ? words.length : 0
}

/** Whether a text is a title, and nothing else. */
export function isTitle(text: string, title: string): boolean {
  const asked = titleWords(text)
  return asked.length > 0 && wordsNamed(asked, title) === asked.length
}
