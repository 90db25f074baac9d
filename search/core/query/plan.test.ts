import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { readNeed } from '#domain/need/need.ts'
import { LOOKED_AT } from '#domain/text/spelling.ts'
import { randomListings, WORDS } from '#test/random-listings.ts'
import { conceptsOf, language } from '../../language.ts'
import { createCatalogue } from '../catalogue.ts'
import { buildSegment } from '../index/build.ts'
import { type Plan, planWords, SHARES } from './plan.ts'
import { vocabularyOf } from './spelling.ts'

const catalogue = createCatalogue()
catalogue.add(buildSegment(randomListings(60, 71), conceptsOf))

/** Adversarial texts: one long word, many unknown words, many known words, long digit runs. */
const HARD = fc.oneof(
  fc
    .constantFrom('a', 'ab', 'x', '1', "'", 'yoga ', 'no ', 'with my ', '$1 ', 'in Ab ')
    .map((piece) => piece.repeat(10_000 / piece.length)),
  fc
    .array(fc.string({ unit: fc.constantFrom(...'abcdeiorst'), minLength: 4, maxLength: 44 }), {
      minLength: 300,
      maxLength: 400,
    })
    .map((words) => words.join(' ')),
  fc
    .array(fc.constantFrom(...WORDS, 'insomina', 'medittation', 'hot flushes'), {
      minLength: 300,
      maxLength: 400,
    })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 3_000 }),
)

test('the number of lookups and lists is bounded for any text', () => {
  fc.assert(
    fc.property(HARD, (text) => {
      const words = vocabularyOf(catalogue.parts)
      let looked = 0
      let sought = 0
      readNeed(text, {
        ...words,
        has: (word) => {
          looked += 1
          return words.has(word)
        },
        nearest: (word) => {
          sought += 1
          return words.nearest(word)
        },
      })
      expect(sought).toBeLessThanOrEqual(LOOKED_AT)
      // A word is looked up as written and in a few variants, by two rules.
      expect(looked).toBeLessThanOrEqual(LOOKED_AT * 16)
      expect(planOf(text).terms.length).toBeLessThanOrEqual(30)
    }),
    { seed: 12, numRuns: 150 },
  )
})

test('shares of named concepts sum to the whole', () => {
  const { terms } = planOf('quiet massage to sleep')
  const shares = terms.reduce((sum, { share }) => sum + share, 0)
  expect(terms.some(({ share }) => share > 0)).toBe(true)
  expect(shares).toBeLessThanOrEqual(SHARES + terms.length)
})

test('a text with only a constraint matches everything that meets it', () => {
  expect(planOf('dogs welcome')).toMatchObject({ terms: [], literal: null })
  expect(planOf('under $40')).toMatchObject({ terms: [], literal: null })
  expect(planOf('zzqqy')).toMatchObject({ terms: [], literal: 'zzqqy' })
})

function planOf(text: string): Plan {
  return planWords(text, catalogue.parts, language)
}

test('implied concepts match only when named terms match few', () => {
  const [example] = randomListings(1, 72)
  const restful = Array.from({ length: 1_000 }, (_, place) => ({
    ...(example as Listing),
    id: `sleep-${place}`,
    listed: true,
    tags: ['sleep', 'insomnia', 'stress relief', 'breathwork', 'massage', 'meditation'],
  }))
  const adding = (listings: readonly Listing[]) => {
    const own = createCatalogue()
    own.add(buildSegment(listings, conceptsOf))
    const { terms } = planWords('I cannot sleep at night', own.parts, language)
    return terms.filter(({ isScoreOnly }) => isScoreOnly).map(({ share }) => share)
  }
  const among = adding(restful)
  expect(among.length).toBeGreaterThan(0)
  expect(among.every((share) => share === 0)).toBe(true)
  expect(adding(restful.slice(1))).toEqual([])
})
