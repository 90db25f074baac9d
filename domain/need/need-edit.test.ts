import { expect, test } from 'vitest'
import { everything, type ListingQuery, readListingQuery } from '../listing/listing-query.ts'
import { dropNameOf, isDropName, isShownByFilter, needOf } from './need-edit.ts'
import { needParts } from './need-parts.ts'

const ASKED = 'anxeity villa in Portugal under 150 a night with my dog, no yoga, online'

function asked(address: string): ListingQuery {
  return readListingQuery(new URLSearchParams(`q=${encodeURIComponent(ASKED)}&${address}`))
}

const kindsOf = (address: string) => needParts(needOf(asked(address))).map(({ kind }) => kind)

test.each(needParts(needOf(asked(''))))('$kind is removed by its name', (part) => {
  const name = dropNameOf(part)
  expect(name).not.toBeNull()
  const remaining = needParts(needOf(asked(`not=${name}`)))
  expect(remaining.map(({ kind }) => kind)).not.toContain(part.kind)
  // Only words that depend on the removed correction change.
  if (part.kind !== 'repair') expect(remaining).toHaveLength(kindsOf('').length - 1)
})

test('a removed part takes its words along, a removed correction restores the typed word', () => {
  expect(needOf(asked('not=anxiety')).words).not.toContain('anxiety')
  expect(needOf(asked('not=place'))).toMatchObject({ place: null })
  expect(needOf(asked('not=place')).words).not.toContain('portugal')
  expect(needOf(asked('not=spelling')).words).toContain('anxeity')
})

test('implied and broader concepts are removed with their concept', () => {
  const remaining = needOf(asked('not=anxiety'))
  expect(remaining.asked).toEqual([])
  expect(remaining.concepts).toEqual([])
})

test.each([
  ['contentType=escape', 'contentTypes'],
  ['country=PT', 'place'],
  ['amenity=pet-friendly', 'pets'],
  ['delivery=online', 'online'],
])('the filter %s shows a parsed part, which stays in effect', (filter, kind) => {
  const query = asked(filter)
  expect(needOf(query)).toEqual(needOf(asked('')))
  const shown = needParts(needOf(query)).filter((part) => !isShownByFilter(part, query))
  expect(kindsOf('').filter((each) => !shown.some((part) => part.kind === each))).toEqual([kind])
})

test('a price band narrows the stated price', () => {
  const query = asked('price=%24')
  expect(needOf(query).maxMinor).toBe(15_000)
  expect(needParts(needOf(query)).some((part) => isShownByFilter(part, query))).toBe(false)
})

test('a chosen country overrides the parsed place', () => {
  expect(needOf(asked('country=ES')).place).toBeNull()
  expect(needOf(asked('country=ES&country=PT')).place?.countries).toEqual(['PT'])
})

test('unknown names change nothing', () => {
  expect(needOf(asked('not=constructor&not=zzz&not=%00'))).toEqual(needOf(asked('')))
})

test('each condition is removed by its own name, and only by names that exist', () => {
  const q = 'pottery for at most 8 people, verified'
  const kindsWithout = (...not: string[]) =>
    needOf({ ...everything(), q, not }).conditions.map(({ kind }) => kind)
  expect(kindsWithout()).toEqual(['people', 'verified'])
  expect(kindsWithout('condition-people')).toEqual(['verified'])
  expect(isDropName('condition-wifi')).toBe(true)
  expect(isDropName('condition-amenity')).toBe(false)
  expect(isDropName('condition-anything')).toBe(false)
  const parts = needParts(needOf({ ...everything(), q: 'cabin with wifi' }))
  expect(parts.map(dropNameOf)).toContain('condition-wifi')
})

test('a type is removed with its category, and with the practice of the same words', () => {
  const needWithout = (q: string, ...not: string[]) => needOf({ ...everything(), q, not })
  expect(needParts(needWithout('an app for sleep')).map(dropNameOf)).toEqual([
    'sleep',
    'condition-type',
  ])
  expect(needWithout('an app for sleep', 'condition-type')).toMatchObject({
    conditions: [],
    contentTypes: [],
  })
  expect(needParts(needWithout('massage in Lisbon')).map(dropNameOf)).toEqual(['massage', 'place'])
  expect(needWithout('massage in Lisbon', 'massage').conditions).toEqual([])
})
