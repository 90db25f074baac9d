import { getLocale } from '#domain/messages/runtime.js'

/** A label for use within a sentence: lower case, except in German, where nouns are capitalised. */
export function withinSentence(label: string): string {
  const language = getLocale()
  return language === 'de' ? label : label.toLocaleLowerCase(language)
}
