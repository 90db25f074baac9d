import { expect, test } from 'vitest'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import { fold } from '../../text/text.ts'
import { ENGLISH } from '../words/english.ts'
import { FRENCH } from '../words/french.ts'
import { GERMAN } from '../words/german.ts'
import { SPANISH } from '../words/spanish.ts'
import { alternation } from './alternation.ts'

const TEXTS = [
  ...Object.values(DANGER).flatMap((kinds) => Object.values(kinds).flat()),
  ...Object.values(ORDINARY).flat(),
].map(fold)

test.each(Object.entries({ ENGLISH, SPANISH, GERMAN, FRENCH }))(
  'finds and replaces in %s like a single expression',
  (_, { harmless, danger }) => {
    for (const patterns of [harmless, ...Object.values(danger)]) {
      const sources = patterns.map(({ source }) => source)
      const whole = new RegExp(`\\b(?:${sources.join('|')})`, 'g')
      const ours = alternation(sources)
      for (const text of TEXTS) {
        expect(ours.test(text), text).toBe(text.search(whole) >= 0)
        expect(ours.replace(text, ' , '), text).toBe(text.replace(whole, ' , '))
      }
    }
  },
)

test('the leftmost match counts, at one position the first of the list', () => {
  expect(alternation(['end it', 'end it all']).replace('end it all', '-')).toBe('- all')
  expect(alternation(['all', 'end it']).replace('end it all, end it', '-')).toBe('- -, -')
})

test('the surrounding pattern applies to each alternative', () => {
  const whole = alternation(['sad', 'so sad'], ['^', '$'])
  expect(whole.test('so sad')).toBe(true)
  expect(whole.test('so sad today')).toBe(false)
})

test('a text without any required literal stays unchanged', () => {
  expect(alternation(['pain', '(?:ache|sore)']).replace('calm', '-')).toBe('calm')
})
