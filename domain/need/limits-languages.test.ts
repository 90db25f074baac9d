import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../language/language.ts'
import { readNeed } from './need.ts'

/** The same request in each language: a budget, two weeks and staying at home. */
const WORDINGS: Record<Language, { begin: string; money: string; home: readonly string[] }> = {
  en: {
    begin: 'burnt out, two weeks',
    money: '150 dollars',
    home: [
      'no travel',
      'without travelling',
      'no travelling',
      'from home',
      'staying home',
      'I cannot travel',
    ],
  },
  es: {
    begin: 'estoy quemada, dos semanas',
    money: '150 dólares',
    home: [
      'sin viajar',
      'sin viajes',
      'sin ningún viaje',
      'desde casa',
      'en casa',
      'no puedo viajar',
      'no quiero viajar',
      'quedándome en casa',
    ],
  },
  de: {
    begin: 'ich bin ausgebrannt, zwei Wochen',
    money: '150 Dollar',
    home: [
      'ohne Reise',
      'keine Reisen',
      'ohne zu reisen',
      'von zu Hause',
      'zu Hause bleiben',
      'ich kann nicht verreisen',
      'nicht reisen',
      'daheim',
    ],
  },
  fr: {
    begin: 'je suis en burn-out, deux semaines',
    money: '150 dollars',
    home: [
      'sans voyager',
      'sans voyage',
      'pas de voyage',
      'depuis chez moi',
      'à la maison',
      'je ne peux pas voyager',
      'sans me déplacer',
      'rester chez moi',
    ],
  },
}

describe.each(LANGUAGES)('constraints in %s', (language) => {
  const { begin, money, home } = WORDINGS[language]
  test.each(home)('%s', (words) => {
    const need = readNeed(`${begin}, ${money}, ${words}`)
    expect(need).toMatchObject({ maxMinor: 15_000, online: true, inPerson: false, avoided: [] })
    expect(need.duration?.value).toBeTruthy()
    expect(need.repairs).toEqual([])
    expect(need.asked.map(({ name }) => name)).not.toContain('pain')
    expect(need.asked.filter(({ implied }) => !implied).map(({ name }) => name)).toContain(
      'burnout',
    )
  })
})

test.each([
  ['puedo viajar', false],
  ['ich möchte reisen', false],
  ['je veux voyager', false],
  ['une maison à la mer', false],
  ['a retreat for women who travel', false],
] as const)('"%s" does not ask to stay at home', (text, online) => {
  expect(readNeed(text).online).toBe(online)
})

test.each([
  ['una semana con 300 dólares', 30_000],
  ['200 dolares', 20_000],
  ['zweihundert Dollar', 20_000],
] as const)('%s: money is a price, not a concern', (text, maxMinor) => {
  const need = readNeed(text)
  // A sum for a week is a total.
  expect(need.totalMinor ?? need.maxMinor).toBe(maxMinor)
  expect(need.concepts).toEqual([])
})

test.each([
  ['a cabin for 200', 20_000],
  ['yoga retreat for 900', 90_000],
  ['a massage for 80', 8_000],
  ['a cabin for 2', null],
  ['a cabin for 12', null],
  ['a retreat for 200 people', null],
  ['a hotel for 20 guests', null],
  ['a retreat for 40 year olds', null],
  ['yoga for over 60s', null],
  ['a cabin for 2027', null],
] as const)(
  '%s: a bare sum after "for" is a price only where it cannot be a number of people',
  (text, max) => {
    expect(readNeed(text).maxMinor).toBe(max)
  },
)

test.each([
  'no smokers',
  'a cabin, non smoking',
  'without smokers',
  'sin fumadores',
  'keine Raucher',
  'Nichtraucherzimmer',
  'sans fumeurs',
  'no smoking room',
])('%s: is not about giving up smoking', (text) =>
  expect(readNeed(text).concepts).not.toContain('smoking'),
)

test.each([
  'help me stop smoking',
  'mit dem Rauchen aufhören',
  'dejar de fumar',
  'arrêter de fumer',
  'I smoke too much',
  'become a non smoker',
])('%s: is about giving up smoking', (text) => expect(readNeed(text).concepts).toContain('smoking'))
