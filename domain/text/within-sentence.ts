import { getLocale } from '#domain/messages/runtime.js'

/** A label as it stands within a sentence: small, except in German, whose nouns keep their capitals. */
export function withinSentence(label: string): string {
  const language = getLocale()
  return language === 'de' ? label : label.toLocaleLowerCase(language)
}
