import { expect, test } from 'vitest'
import { everything, type ListingQuery } from '#domain/listing/listing-query.ts'
import { needOf } from '#domain/need/need-edit.ts'
import { language } from './language.ts'

/** A vocabulary with some words. */
const catalogueOf = (...words: string[]) => ({
  has: (word: string) => words.includes(word),
  frequency: (word: string) => (words.includes(word) ? 1 : 0),
  nearest: (word: string) => words.find((each) => each[0] === word[0]) ?? null,
})

const TEXTS = ['cheap yoga in Portugal for better sleep', 'sauna, but no lavender', 'quiett cabbin']
const STATES: Partial<ListingQuery>[] = [
  {},
  { not: ['place'] },
  { not: ['priceBands', 'sleep'] },
  { not: ['spelling'] },
  { facets: { ...everything().facets, country: ['IT'] } },
]

test('a cached query is parsed the same after other queries', () => {
  const catalogues = [catalogueOf('quiet', 'cabin'), catalogueOf('cabbing')]
  const asked = catalogues.flatMap((catalogue) =>
    TEXTS.flatMap((q) =>
      STATES.map((state) => ({ ...everything(), ...state, catalogue, text: q })),
    ),
  )
  for (const _ of ['first', 'again'])
    for (const { catalogue, text, ...state } of asked)
      expect(language.readNeed(text, catalogue, state)).toEqual(
        needOf({ ...state, q: text }, catalogue),
      )
})
