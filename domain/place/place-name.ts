import { LANGUAGES } from '../language/language.ts'
import { m } from '../messages/messages.js'
import { getLocale } from '../messages/runtime.js'
import { fold } from '../text/text.ts'
import type { Place } from './place.ts'

/** A country by its name in the language of the answer, the visitor as "you", any other place as typed. */
export function placeName({ said, countries, words, around }: Place): string {
  if (around) return m.understood_you()
  const [code] = countries
  if (words !== null || code === undefined || countries.length > 1) return said
  // "Tuscany" is parsed as Italy, but must not be displayed as Italy.
  const isCountry = LANGUAGES.some((language) => fold(nameIn(language, code)) === fold(said))
  return isCountry ? nameIn(getLocale(), code) : said
}

const names = new Map<string, Intl.DisplayNames>()

/** One formatter per language: creating one takes longer than the rest of a search. */
function nameIn(language: string, code: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? ''
}
