import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { descriptionsIn } from './descriptions/descriptions.ts'
import { recogniseConcepts } from './recognise.ts'

/** Written by an author who had seen neither the descriptions nor the thesaurus; never counted. */
const HELD_OUT = descriptionsIn(
  readFileSync(`${import.meta.dirname}/../../test/concepts/descriptions.txt`, 'utf8'),
)
const LIKELY = 0.25

const described = HELD_OUT.filter(({ concepts }) => concepts.length > 0)
const share = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / all.length

test.each(LANGUAGES)(
  'in %s, the likeliest concept of a description is one of its own',
  (language) => {
    const own = described.filter((each) => each.language === language)
    const isRight = ({ text, concepts }: (typeof own)[number]) =>
      concepts.some((name) => name === recogniseConcepts(text)[0]?.name)
    expect(share(own, isRight)).toBeGreaterThan(0.79)
  },
)

test('what counts as described is right nine times of ten', () => {
  const likely = described.flatMap(({ text, concepts }) => {
    const [best] = recogniseConcepts(text)
    return best && best.chance >= LIKELY ? [concepts.includes(best.name)] : []
  })
  expect(likely.length / described.length).toBeGreaterThan(0.8)
  expect(share(likely, Boolean)).toBeGreaterThan(0.9)
})

test('places, prices and other matters describe no concept', () => {
  const others = HELD_OUT.filter(({ concepts }) => concepts.length === 0)
  const isLikely = ({ text }: (typeof others)[number]) =>
    (recogniseConcepts(text)[0]?.chance ?? 0) >= LIKELY
  expect(share(others, isLikely)).toBeLessThan(0.05)
})

test.each(['', ' ', '…', '🙂', 'x'.repeat(10_000)])('%j throws nothing', (text) => {
  for (const { chance } of recogniseConcepts(text)) expect(chance).toBeLessThanOrEqual(1)
})
