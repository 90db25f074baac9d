import { translate } from '#domain/language/glossary/glossary.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { isEmptyWord } from '#domain/text/content-words.ts'
import { stemOf, wordsOf } from '#domain/text/text.ts'
import { isFunctionWord } from '../../understand/function-words.ts'

/** A word of a question as pages, which are in English, may have it: alternatives of stems that stand together. */
export type AskedWord = readonly (readonly string[])[]

const ASKING = new Set(
  'include included offer offers listing page place come need know tell want provide'.split(' '),
)
/** Shortest word that a passage is looked up by. */
const SHORTEST = 4

/** Content words of a folded question, with their translations. */
export function wordsAsked(plain: string): AskedWord[] {
  const words = wordsOf(plain).filter((word) => !isFunctionWord(word) && !isSmall(word))
  const locale = getLocale()
  const translations = locale === 'en' ? [] : translate(words, [locale])
  const translated = new Set(
    translations.flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at)),
  )
  return [
    ...words.flatMap((word, at) => (translated.has(at) ? [] : [[[stemOf(word)]]])),
    ...translations.map(({ english }) => english.map((phrase) => wordsOf(phrase).map(stemOf))),
  ]
}

function isSmall(word: string): boolean {
  return word.length < SHORTEST || isEmptyWord(word) || ASKING.has(word)
}
