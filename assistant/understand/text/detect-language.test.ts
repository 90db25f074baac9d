import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['stressed', 'en'],
  ['I am stressed', 'en'],
  ['stressed at work', 'en'],
  ['my stressed dog', 'en'],
  ['two weeks 300 dollars stressed, staying home', 'en'],
  ['do me a favor', 'en'],
  ['quemada, dos semanas, 150 dólares, sin viajar', 'es'],
  ['dos personas, playa, 200 dólares', 'es'],
  ['dos noches en la playa', 'es'],
  ['zwei Wochen ohne Reise', 'de'],
  ['deux semaines, 150 dollars, sans voyager', 'fr'],
  ['je suis stressée', 'fr'],
  ['j’ai mal au dos', 'fr'],
] as const)('"%s" is %s in any locale', (text, language) => {
  for (const locale of LANGUAGES) expect(detectLanguage([text], locale), locale).toBe(language)
})

/** Words of more than one language. */
const SHARED = [
  'dos',
  'stress',
  'retreat',
  'yoga',
  'spa',
  'plage',
  'once',
  'son',
  'die',
  'sin',
  'sale',
  'pain',
  'chair',
  'regime',
]

test.each(SHARED)('"%s" alone keeps the current language', (word) => {
  for (const locale of LANGUAGES) expect(detectLanguage([word], locale)).toBe(locale)
})

test.each([
  ['Ich bin gestresst', 'kein Retreat', 'de'],
  ['Ich bin gestresst', 'Retreat', 'de'],
  ['No puedo dormir', 'retreat', 'es'],
] as const satisfies [string, string, Language][])(
  '"%s", then "%s" stays %s',
  (first, then, language) => {
    expect(detectLanguage([first, then], 'en')).toBe(language)
  },
)

test('an English word that looks French is inconclusive', () => {
  expect(detectLanguage(['I chose yoga'], 'en')).toBe('en')
})
