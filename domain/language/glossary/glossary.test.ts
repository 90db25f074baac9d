import { expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { closestInGlossary, glossaryWords, isThing, translate } from './glossary.ts'

const englishOf = (text: string) =>
  translate(text.split(' '), LANGUAGES).map(({ english }) => english[0])

test.each([
  ['almohada', 'pillow'],
  ['coussin', 'cushion'],
  ['decke', 'blanket'],
])('%s is a %s', (word, english) => {
  expect(englishOf(word)).toEqual([english])
  expect(isThing(english)).toBe(true)
})

test('the longest phrase is translated as a whole', () => {
  expect(englishOf('bain de foret')).toEqual(['forest bathing'])
})

test.each([
  ['waldspaziergang', ['forest', 'walk']],
  ['kamillentasse', ['chamomile', 'cup']],
])('a German compound %s is translated by its parts', (word, parts) => {
  const [found] = translate([word], ['de'])
  expect(found?.english).toEqual(expect.arrayContaining(parts))
})

test('a word without end that begins with known parts is not split', () => {
  expect(translate([`${'nagelmatte'.repeat(200)}xq`], ['de'])).toEqual([])
  expect(translate([`${'nagelmatte'.repeat(3)}xq`], ['de'])).toEqual([])
})

test('a word of another language than those of the text is not translated', () => {
  expect(translate(['decke'], ['fr', 'en'])).toEqual([])
})

test.each([
  ['almoada', 'almohada'],
  ['coussinns', 'coussins'],
])('%s is a misspelling of %s', (typed, meant) => {
  expect(closestInGlossary(typed, LANGUAGES)).toBe(meant)
})

test.each(['es', 'de', 'fr'] as const)(
  '%s: the glossary is folded and in one line per entry',
  (language) => {
    const words = glossaryWords(language)
    expect(words.length).toBeGreaterThan(5_000)
    expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([])
  },
)
