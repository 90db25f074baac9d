import { describe, expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'
import { needPartLabel } from '../need/need-part-labels.ts'
import { needParts } from '../need/need-parts.ts'
import { fold } from '../text/text.ts'
import { isTotalWord, readPrice, withoutPrice, wordsWithoutPrice } from './money.ts'

const read = (text: string) => readPrice(fold(text))

describe('formats of sums', () => {
  test.each([
    ['1 200 euros', 120_000],
    ['1\u00a0200\u00a0€', 120_000],
    ['1\u202f200 €', 120_000],
    ['1.200 €', 120_000],
    ['1.20 €', 120],
    ['1,200.50 dollars', 120_050],
    ['1.200,50 €', 120_050],
    ['$1,200', 120_000],
    ["1'200 CHF", 120_000],
    ['49,90 €', 4_990],
    ['$0.99 app', 99],
    ['under $1.5k', 150_000],
    ['under 2k', 200_000],
    ['menos de 2 mil euros', 200_000],
    ['bis zu 1 tausend Euro', 100_000],
    ['120 CHF', 12_000],
    ['CHF 120', 12_000],
    ['unter 90 Franken', 9_000],
    ['yoga nothing over 20', 2_000],
    ['no más de 20 dólares', 2_000],
    ['sin gastar más de 50', 5_000],
    ['sin gastar más de 50 euros', 5_000],
    ['nicht mehr als 50', 5_000],
    ['pas plus de 50 euros', 5_000],
  ])('%s', (text, maxMinor) => {
    expect(read(text)).toMatchObject({ minMinor: null, maxMinor })
  })

  test.each([
    ['20 to 40 dollars', 2_000, 4_000],
    ['20-40 €', 2_000, 4_000],
    ['20 bis 40 Euro', 2_000, 4_000],
    ['de 20 à 40 euros', 2_000, 4_000],
    ['de 20 a 40 euros', 2_000, 4_000],
    ['1-2k dollars', 100_000, 200_000],
    ['between 500 and 2k', 50_000, 200_000],
    ['50€ to 80€', 5_000, 8_000],
  ])('%s is a range', (text, minMinor, maxMinor) => {
    expect(read(text)).toMatchObject({ minMinor, maxMinor })
  })
})

test.each([
  ['150€/Nacht', 'night'],
  ['120 €/nuit', 'night'],
  ['100€ la noche', 'night'],
  ['120 € la nuit', 'night'],
  ['80 euros par séance', 'session'],
  ['60 € por sesión', 'session'],
  ['50€ im Monat', 'month'],
  ['20€ al mes', 'month'],
  ['90 € par personne', 'person'],
  ['je dors mal la nuit, 120 euros', null],
  ['no duermo por la noche, menos de 40 euros', null],
])('%s is a price per %s', (text, per) => {
  expect(read(text)?.per).toBe(per)
})

test.each([
  'kids under 12',
  'under 18',
  'niños menores, menos de 12 años',
  'über 50 Jahre',
  'unter 18 Jahren',
  'over 60',
  'plus de 60 ans',
  'más de 60 años',
  'women between 40 and 60',
  'mujeres entre 40 y 60 años',
  'under 90 minutes',
  'unter 90 Minuten',
  'moins de 90 minutes',
  'above 4.5 stars',
  'from 7 to 9',
  'lose 20 pounds',
  'I am 50 pounds overweight',
  'perder 10 libras',
])('%s states no price', (text) => {
  expect(read(text)).toBeNull()
})

test('a price next to an age is parsed, and the age is not', () => {
  expect(read('kids under 12, under $80')).toMatchObject({ maxMinor: 8_000 })
  expect(read('yoga over 60, budget 100')).toMatchObject({ minMinor: null, maxMinor: 10_000 })
  expect(read('tea under 20')).toMatchObject({ maxMinor: 2_000 })
})

test('words of a price are no search words and no concepts', () => {
  expect(readNeed('massage $50 per session')).toMatchObject({
    maxPer: 'session',
    words: ['massage'],
    contentTypes: ['enhancement'],
  })
  const need = readNeed('retreat under $1.5k')
  expect(need.words).toEqual([])
  expect(need.contentTypes).toContain('escape')
  expect(need.asked).toEqual([])
  for (const text of ['Hütte 150€ pro Nacht', 'cabane 120 € la nuit', 'cabaña 100€ por noche'])
    expect(
      readNeed(text).asked.map(({ name }) => name),
      text,
    ).not.toContain('sleep')
})

test.each([
  ['spa 120 CHF', 'up to $120 (Swiss francs read as dollars)'],
  ['spa under ¥15000', 'up to $100 (from JPY, at about 150 to a dollar)'],
  ['spa 15,000 yen', 'up to $100 (from JPY, at about 150 to a dollar)'],
  ['una cabaña en Chile, máximo 95 mil pesos', 'up to $100 (from CLP, at about 950 to a dollar)'],
  ['a cabin under 2200 NOK', 'up to $200 (from NOK, at about 11 to a dollar)'],
  ['a gift, seventy dollars canadian', 'up to $50 (from CAD, at about 1.4 to a dollar)'],
  ['spa, 40 balles max', 'up to $40 (euros read as dollars)'],
])('%s: the chip shows the interpretation', (text, label) => {
  const part = needParts(readNeed(text)).find(({ kind }) => kind === 'price')
  expect(part && needPartLabel(part, (minor) => `$${minor / 100}`)).toBe(label)
})

test.each([
  'free ones only',
  'only free ones',
  'an app for focus, free',
  'it must be free',
  'solo gratis',
  'nur kostenlose',
  'seulement gratuites',
])('%s: free of charge', (text) => {
  expect(readNeed(text)).toMatchObject({ maxMinor: 0, words: expect.not.arrayContaining(['ones']) })
})

test.each(['sugar free snacks', 'I am free on Saturday', 'free of stress', 'only free time'])(
  '%s: is no price',
  (text) => {
    expect(readNeed(text).maxMinor).toBeNull()
  },
)

test.each([
  ['a quiet cabin for 200', 20_000],
  ['a massage for 60, please', 6_000],
  ['a team retreat for 200', null],
  ['a hotel with our wedding guests for 150', null],
  ['a retreat for 2026', null],
  ['a cabin for 12', null],
])('%s: a sum without a currency is no number of people and no year', (text, maxMinor) => {
  expect(read(text)?.maxMinor ?? null).toBe(maxMinor)
})

test.each([
  ['over $100', { minMinor: 10_000, maxMinor: null, said: 'over $100' }],
  ['a spa from 80 euros a night', { minMinor: 8_000, maxMinor: null, per: 'night' }],
  ['something under a hundred', { maxMinor: 10_000, said: 'under a hundred' }],
  ['less than a thousand', { maxMinor: 100_000 }],
  ['budget 14', { maxMinor: 1_400 }],
  ['max 18', { maxMinor: 1_800 }],
  ['under $18', { maxMinor: 1_800 }],
  ['budget from 7 to 9', { minMinor: 700, maxMinor: 900 }],
  ['from 7 to 9 per session', { minMinor: 700, maxMinor: 900, per: 'session' }],
  ['1,200,000 yen', { maxMinor: 800_000, currency: 'JPY' }],
  ['a massage for 30', { maxMinor: 3_000, said: 'for 30' }],
  ['a cabin for 2100', { maxMinor: 210_000 }],
  ['300 in total', { maxMinor: 30_000, total: 'in total' }],
  ['under $300 nightly', { per: 'night' }],
  ['under $300 monthly', { per: 'month' }],
  ['under £20', { maxMinor: 2_000 }],
  ['under 20 pounds', { maxMinor: 2_000 }],
])('%s', (text, price) => {
  expect(read(text)).toMatchObject(price)
})

test('a bare sum between 1900 and 2099 is a year', () => {
  for (const year of [1900, 2099]) expect(read(`a cabin for ${year}`)).toBeNull()
  expect(read('a cabin for 1899')).toMatchObject({ maxMinor: 189_900 })
})

test('an age up to 99 is no price, a higher number is', () => {
  expect(read('people over 99')).toBeNull()
  expect(read('guests under 100')).toMatchObject({ maxMinor: 10_000 })
})

test('a price for a whole stay has its words, one for a unit has none', () => {
  expect(read('under $600 in total')?.total).toBe('in total')
  expect(read('under $600 per night in total')?.total).toBeNull()
  expect(read('under $600')?.total).toBeNull()
  for (const word of ['total', 'altogether', 'insgesamt', 'gesamtpreis', 'gesamt'])
    expect(isTotalWord(word), word).toBe(true)
  for (const word of ['subtotal', 'totally', 'tea']) expect(isTotalWord(word), word).toBe(false)
})

test('a text without its price keeps everything else, also "free"', () => {
  const text = 'spa under $80 by the sea'
  expect(withoutPrice(text, read(text))).toBe('spa   by the sea')
  expect(wordsWithoutPrice(['spa', 'under', '80', 'by', 'sea'], read(text))).toEqual([
    'spa',
    'by',
    'sea',
  ])
  expect(withoutPrice('free yoga', read('free yoga'))).toBe('free yoga')
  expect(withoutPrice('yoga', null)).toBe('yoga')
  expect(wordsWithoutPrice(['yoga', 'mat'], null)).toEqual(['yoga', 'mat'])
})
