import { expect, test } from 'vitest'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { findShelf, type Shelf } from '#domain/listing/shelf.ts'
import { shelfCrumbs } from './shelf-crumbs.ts'
import { shelfAddress, shelfPath } from './shelf-path.ts'
import { shelfRule, shelfTitle } from './shelf-words.ts'

function shelf(contentType: Shelf['contentType'], kind: Shelf['kind'], slug: string): Shelf {
  const found = findShelf(contentType, kind, slug)
  if (!found) throw new Error(`no shelf ${kind}/${slug}`)
  return found
}

const newest = shelf('escape', 'filter', 'newest')
const bali = shelf('escape', 'location', 'bali')
const yoga = shelf('experience', 'category', 'yoga')

test.each([
  [newest, '/directory/escapes/search?filter=newest'],
  [bali, '/directory/escapes/location/bali'],
  [yoga, '/directory/experiences/category/yoga'],
])('a shelf has one address', (of, path) => {
  expect(shelfPath(of)).toBe(path)
})

test('hour, order and page are added to the address', () => {
  const query = readListingQuery(new URLSearchParams('hour=calm&sort=price-low&page=2'))
  expect(shelfAddress(newest, query)).toBe(
    '/directory/escapes/search?filter=newest&hour=calm&sort=price-low&page=2',
  )
  expect(shelfAddress(bali, query)).toBe(
    '/directory/escapes/location/bali?hour=calm&sort=price-low&page=2',
  )
})

test('the way to a shelf', () => {
  expect(shelfCrumbs(newest).map(({ label }) => label)).toEqual([
    'Home',
    'Directory',
    'Escapes',
    'Newest',
  ])
  expect(shelfCrumbs(yoga).map(({ label }) => label)).toEqual(['Directory', 'Experiences', 'Yoga'])
})

test('a shelf names its rule', () => {
  expect(shelfTitle(bali)).toBe('Escapes in Bali')
  expect(shelfRule(newest)).toBe('Escapes listed in the last 60 days.')
  expect(shelfRule(shelf('escape', 'filter', 'top-rated'))).toBe(
    'Escapes rated 4.5 or more by at least 5 guests.',
  )
})
