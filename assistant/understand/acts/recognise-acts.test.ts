import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { digestOf, readActs, readHeldOutTurns } from '../../../scripts/acts/corpus.ts'
import { recogniseActs } from './recognise-acts.ts'
import STORED from './weights.json' with { type: 'json' }

/** Written by authors who had not seen the examples of their language; never trained on. */
const HELD_OUT = readHeldOutTurns('turns.txt').map((turn) => ({
  ...turn,
  best: recogniseActs(turn.text)[0],
}))
/** Turns beside listings, by the authors of the later examples; never trained on. */
const LATER = readHeldOutTurns('later-turns.txt').map((turn) => ({
  ...turn,
  best: recogniseActs(turn.text, true)[0],
}))
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

test('beside listings, most turns have their own act', () => {
  expect(LATER.length).toBeGreaterThan(350)
  expect(share(LATER, ({ name, best }) => best?.name === name)).toBeGreaterThan(0.6)
})

test('the model was trained on the examples as they are', () => {
  expect(STORED.corpus).toBe(digestOf(readActs()))
})

test('a text without known words has no act', () => {
  expect(recogniseActs('🦄')).toEqual([])
})
