import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { recogniseActs } from './recognise-acts.ts'

/** Written by authors who had not seen the examples of their language; never counted. */
const HELD_OUT = readFileSync(`${import.meta.dirname}/../../../test/acts/turns.txt`, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [language = '', name = '', text = ''] = line.split('\t')
    return { language, name, text, best: recogniseActs(text)[0] }
  })
const LIKELY = 0.5

const share = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / all.length

test.each(LANGUAGES)('in %s, the likeliest act of a turn is its own', (language) => {
  const own = HELD_OUT.filter((each) => each.language === language)
  expect(own.length).toBeGreaterThan(200)
  expect(share(own, ({ name, best }) => best?.name === name)).toBeGreaterThan(0.85)
})

test('a likely act is the right one in nineteen of twenty turns', () => {
  const likely = HELD_OUT.filter(({ best }) => best && best.chance >= LIKELY)
  expect(
    share(HELD_OUT, ({ best }) => best !== undefined && best.chance >= LIKELY),
  ).toBeGreaterThan(0.8)
  expect(share(likely, ({ name, best }) => best?.name === name)).toBeGreaterThan(0.94)
})

test('a text without known words has no act', () => {
  expect(recogniseActs('🦄')).toEqual([])
})
