import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import type { Language } from '../language/language.ts'
import { countryWord, locationWord, wordOf, wordsFor } from './vocabulary.ts'

test.each<[Language, string, string | null]>([
  ['de', 'Cabin', 'Hütte'],
  ['es', 'Wellness App', 'App de bienestar'],
  ['fr', 'back pain', 'mal de dos'],
  ['de', '75 minutes', '75 Minuten'],
  ['fr', '1 night minimum', '1 nuit minimum'],
  ['es', '4 days / 3 nights', '4 días / 3 noches'],
  ['de', 'Up to 13 guests in 11 rooms', 'Bis zu 13 Gäste in 11 Zimmern'],
  ['de', '2 km to the trailhead', '2 km zum Wanderweg'],
  ['fr', '80 m to the lake', 'À 80 m du lac'],
  ['es', '1 km to the moon', null],
  ['de', 'Something that an operator wrote', null],
  ['de', 'constructor', null],
  ['de', '__proto__', null],
  ['en', 'Cabin', null],
])('in %s %s is %s', (language, value, word) => {
  expect(runWithLocale(language, () => wordOf(value))).toBe(word)
})

test.each<[Language, string, string | null]>([
  ['de', 'Lisbon, Portugal', 'Lissabon, Portugal'],
  ['es', 'Gili Air, Lombok, Indonesia', 'Gili Air, Lombok, Indonesia'],
  ['fr', 'Nelson, British Columbia, Canada', 'Nelson, Colombie-Britannique, Canada'],
  ['de', 'Austin, USA', 'Austin, Vereinigte Staaten'],
  ['es', 'Leeds, England', null],
  ['fr', 'Online', 'En ligne'],
  ['de', 'Singapore, Singapore', 'Singapur, Singapur'],
  ['de', 'Hakone, Japan', null],
  ['en', 'Lisbon, Portugal', null],
])('in %s %s is %s', (language, location, word) => {
  const translated = runWithLocale(language, () => locationWord(location))
  expect(translated).toBe(word === location ? null : word)
})

test('countries are called as they are there', () => {
  expect(runWithLocale('de', () => countryWord('Switzerland'))).toBe('Schweiz')
  expect(runWithLocale('en', () => countryWord('Switzerland'))).toBe('Switzerland')
})

test('only known values are sent, and nothing for English', () => {
  const values = ['Cabin', 'my own word', null]
  expect(runWithLocale('de', () => wordsFor(values, ['Vienna, Austria']))).toEqual({
    Cabin: 'Hütte',
    'Vienna, Austria': 'Wien, Österreich',
  })
  expect(runWithLocale('de', () => wordsFor(['my own word']))).toBeUndefined()
  expect(runWithLocale('en', () => wordsFor(values))).toBeUndefined()
})
