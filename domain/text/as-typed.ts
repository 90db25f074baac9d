import { fold } from './text.ts'

/** A phrase with each of its words in the spelling that a text has for it; other words stay as they are. */
export function asTyped(phrase: string, text: string): string {
  const typed = text.split(/[^\p{L}\p{M}\p{N}]+/u)
  return phrase.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const same = typed.find((each) => fold(each) === fold(word))
    return same === undefined || fold(same) === same ? word : same
  })
}
