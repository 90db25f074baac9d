import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../language/language.ts'
import { m } from '../messages/messages.js'
import { readNeed } from '../need/need.ts'
import { inCountry } from './in-country.ts'

/** Every country that a catalogue of this kind has listings in. */
const CODES =
  `AR AT AU BE BR CA CH CL CN CO CR CZ DE DK EG ES FI FR GB GR GT HR HU ID IE IL IN IS IT JO JP KE KR LK MA MX NL NO NP NZ PE PH PL PT RO SE SI TH TR US VN ZA`.split(
    ' ',
  )

test.each(LANGUAGES)('the chip of one country is parsed as that country alone, in %s', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  for (const code of CODES) {
    const words = m.assistant_suggest_place(
      { place: inCountry(names.of(code) ?? '', locale) },
      { locale },
    )
    const need = readNeed(words)
    expect(need.place?.countries, words).toEqual([code])
    expect(need, words).toMatchObject({ elsewhere: null, avoided: [], concepts: [], repairs: [] })
  }
})

test.each([
  ['fr', 'Canada', 'au Canada'],
  ['fr', 'Norvège', 'en Norvège'],
  ['fr', 'Portugal', 'au Portugal'],
  ['fr', 'Israël', 'en Israël'],
  ['fr', 'États-Unis', 'aux États-Unis'],
  ['fr', 'Mexique', 'au Mexique'],
  ['de', 'Schweiz', 'in der Schweiz'],
  ['de', 'Vereinigte Staaten', 'in den USA'],
  ['de', 'Portugal', 'in Portugal'],
  ['en', 'Netherlands', 'in the Netherlands'],
  ['es', 'Noruega', 'en Noruega'],
] as const satisfies [Language, string, string][])('%s: %s is "%s"', (language, name, said) => {
  expect(inCountry(name, language)).toBe(said)
})

test.each(['Seulement au Canada', 'Uniquement en Norvège'])(
  '%s: "only" is not parsed as loneliness',
  (text) => {
    expect(readNeed(text).concepts).toEqual([])
  },
)
