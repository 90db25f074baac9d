import { expect, test } from 'vitest'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import { fold } from '../text/text.ts'
import { alternation } from './alternation.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

const SAID = [
  ...Object.values(DANGER).flatMap((kinds) => Object.values(kinds).flat()),
  ...Object.values(ORDINARY).flat(),
].map(fold)

test.each(Object.entries({ ENGLISH, SPANISH, GERMAN, FRENCH }))(
  'finds and replaces in %s as one expression does',
  (_, { harmless, danger }) => {
    for (const patterns of [harmless, ...Object.values(danger)]) {
      const sources = patterns.map(({ source }) => source)
      const whole = new RegExp(`\\b(?:${sources.join('|')})`, 'g')
      const ours = alternation(sources)
      for (const text of SAID) {
        expect(ours.test(text), text).toBe(text.search(whole) >= 0)
        expect(ours.replace(text, ' , '), text).toBe(text.replace(whole, ' , '))
      }
    }
  },
)

test('the first of the list counts where several begin at one place, the leftmost where not', () => {
  expect(alternation(['end it', 'end it all']).replace('end it all', '-')).toBe('- all')
  expect(alternation(['all', 'end it']).replace('end it all, end it', '-')).toBe('- -, -')
})

test('what stands around counts for each', () => {
  const whole = alternation(['sad', 'so sad'], ['^', '$'])
  expect(whole.test('so sad')).toBe(true)
  expect(whole.test('so sad today')).toBe(false)
})

test('without anything that a pattern needs nothing changes', () => {
  expect(alternation(['pain', '(?:ache|sore)']).replace('calm', '-')).toBe('calm')
})
