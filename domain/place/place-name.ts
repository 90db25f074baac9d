import { LANGUAGES } from '../language/language.ts'
import { m } from '../messages/messages.js'
import { getLocale } from '../messages/runtime.js'
import { fold } from '../text/text.ts'
import type { Place } from './place.ts'

/** A country by its name in the language of the answer, the visitor as "you", any other place as typed. */
export function placeName({ said, countries, words, around }: Place): string {
  if (around) return m.understood_you()
  if (words !== null || countries.length === 0) return said
  const either = new Intl.ListFormat(getLocale(), { type: 'disjunction' })
  return either.format(said.split(', ').map((name) => countryName(name, countries)))
}

/** "Tuscany" is parsed as Italy, but must not be displayed as Italy. */
function countryName(name: string, countries: readonly string[]): string {
  const code = countries.find((each) =>
    LANGUAGES.some((language) => fold(nameIn(language, each)) === fold(name)),
  )
  return code ? nameIn(getLocale(), code) : name
}

const names = new Map<string, Intl.DisplayNames>()

/** One formatter per language: creating one takes longer than the rest of a search. */
function nameIn(language: string, code: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? ''
}
