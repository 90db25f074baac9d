import { expect, test } from 'vitest'
import { type BrowsePage, findBrowsePage } from '#domain/listing/browse-page.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { browseCrumbs } from './browse/browse-crumbs.ts'
import { browseRule, browseTitle } from './browse/browse-labels.ts'
import { browseAddress, browsePath } from './browse/browse-path.ts'

function browsePage(
  contentType: BrowsePage['contentType'],
  kind: BrowsePage['kind'],
  slug: string,
): BrowsePage {
  const found = findBrowsePage(contentType, kind, slug)
  if (!found) throw new Error(`no browse page ${kind}/${slug}`)
  return found
}

const newest = browsePage('escape', 'filter', 'newest')
const bali = browsePage('escape', 'location', 'bali')
const yoga = browsePage('experience', 'category', 'yoga')

test.each([
  [newest, '/directory/escapes/search?filter=newest'],
  [bali, '/directory/escapes/location/bali'],
  [yoga, '/directory/experiences/category/yoga'],
])('a browse page has one URL', (of, path) => {
  expect(browsePath(of)).toBe(path)
})

test('hour, order and page are added to the URL', () => {
  const query = readListingQuery(new URLSearchParams('hour=calm&sort=price-low&page=2'))
  expect(browseAddress(newest, query)).toBe(
    '/directory/escapes/search?filter=newest&hour=calm&sort=price-low&page=2',
  )
  expect(browseAddress(bali, query)).toBe(
    '/directory/escapes/location/bali?hour=calm&sort=price-low&page=2',
  )
})

test('breadcrumbs of a browse page', () => {
  expect(browseCrumbs(newest).map(({ label }) => label)).toEqual([
    'Home',
    'Directory',
    'Escapes',
    'Newest',
  ])
  expect(browseCrumbs(yoga).map(({ label }) => label)).toEqual(['Directory', 'Experiences', 'Yoga'])
})

test('a browse page names its rule', () => {
  expect(browseTitle(bali)).toBe('Escapes in Bali')
  expect(browseRule(newest)).toBe('Escapes listed in the last 60 days.')
  expect(browseRule(browsePage('escape', 'filter', 'top-rated'))).toBe(
    'Escapes rated 4.5 or more by at least 5 guests.',
  )
})
