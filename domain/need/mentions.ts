import { fold, stemOf, wordsOf } from '../text/text.ts'

/** Words that negate a following mention, and their maximum distance in words. */
const ABSENT = new Set(['no', 'not', 'without', 'non', 'zero', 'never', 'free'])
const WITHIN = 3

/** Whether a text mentions a phrase, except as absent ("nut-free", "no nuts"). */
export function mentions(text: string, phrase: string): boolean {
  const stems = wordsOf(fold(text)).map(stemOf)
  const sought = wordsOf(fold(phrase)).map(stemOf)
  return stems.some((_, at) => {
    if (!sought.every((stem, place) => stems[at + place] === stem)) return false
    const before = stems.slice(Math.max(0, at - WITHIN), at)
    return !before.some((word) => ABSENT.has(word)) && stems[at + sought.length] !== 'free'
  })
}
