import { expect, test } from 'vitest'
import { countsAnywhere, formsOf, parseExcludedThings } from './excluded-things.ts'
import { readNeed } from './need.ts'

test.each([
  ['a workshop, no drums', 'drums'],
  ['something calm without candles', 'candles'],
  ['a class that does not use essential oils', 'essential oils'],
  ['unwind, anything but pottery', 'pottery'],
  ['pottery without candles or incense', 'incense'],
  ['a hut, anywhere but the coast', 'coast'],
  ['a walk, but not one of those guided ones', 'guided'],
  ['Klangbad, aber ohne Gong', 'gong'],
  ['sin tambores', 'drum'],
  ['un taller, pero nada de velas', 'candle'],
  ['no quiero cantar', 'singing'],
  ['ohne Trommeln', 'drum'],
  ['ich will keinen Kaffee', 'coffee'],
  ['sans bougies', 'candle'],
  ["surtout pas d'encens", 'incense'],
  ['no silly app', 'app'],
  ['no running app', 'running'],
  ['not clothes', 'clothes'],
])('%s: %s is excluded', (text, thing) => {
  expect(readNeed(text).avoided).toContain(thing)
})

test.each([
  'no energy left',
  'yoga, not sleeping well',
  'tired but not depressed',
  'no appetite',
  'I have no garden',
  'no time at all',
  'sin ganas de nada',
  'ohne Appetit',
  'without pain',
  'no people around, just quiet',
  "can't live without music",
])('%s: nothing is excluded', (text) => {
  expect(readNeed(text).avoided).toEqual([])
})

test.each([
  ['ich will nicht tanzen', 'dancing'],
  ['je ne veux pas danser', 'dancing'],
  ['keine Lust auf Yoga', 'yoga'],
])('%s: an exclusion includes all of its synonyms', (text, word) => {
  expect(readNeed(text).avoided).toContain(word)
})

test('the content type of an exclusion is no wish', () => {
  expect(readNeed('pottery, no running app')).toMatchObject({
    contentTypes: [],
    words: ['pottery'],
  })
})

test('an exclusion is no wish', () => {
  const { words, asked } = readNeed('pottery without candles')
  expect(words).toEqual(['pottery'])
  expect(asked.map(({ said }) => said)).not.toContain('candles')
})

test('the words of an exclusion and the rest of the text', () => {
  expect(parseExcludedThings('clay, no candles, please')).toEqual({
    looked: ['candles'],
    named: new Map([['candles', 'candles']]),
    said: ['no candles'],
    rest: 'clay,  , please',
  })
})

test('a setting matches in title, type and tags only, a thing anywhere', () => {
  expect(countsAnywhere('sea')).toBe(false)
  expect(countsAnywhere('candle')).toBe(true)
})

test('words of one family are the same exclusion', () => {
  expect(formsOf('silent')).toEqual(['silent', 'silence'])
  expect(formsOf('essential oils')).toEqual(['essential oils'])
})
