import { expect, test } from 'vitest'
import { browseQuery, findBrowsePage, listBrowsePages, sortOf } from './browse-page.ts'
import { readListingQuery } from './listing-query.ts'

test('a browse page is found by its name; an unknown one is null', () => {
  expect(findBrowsePage('escape', 'location', 'bali')).toEqual({
    contentType: 'escape',
    kind: 'location',
    slug: 'bali',
  })
  expect(findBrowsePage('escape', 'location', 'atlantis')).toBeNull()
  expect(findBrowsePage('escape', 'category', 'constructor')).toBeNull()
  expect(findBrowsePage('experience', 'amenity', 'pool')).toBeNull()
  expect(listBrowsePages('experience', 'category')).toHaveLength(7)
})

test('newest first for "newest", else by rating, unless another order is chosen', () => {
  const newest = { contentType: 'escape', kind: 'filter', slug: 'newest' } as const
  expect(sortOf(newest, 'relevance')).toBe('newest')
  expect(sortOf(newest, 'price-low')).toBe('price-low')
  expect(sortOf({ ...newest, slug: 'top-rated' }, 'relevance')).toBe('rating')
})

test('a browse page has a map, and an area only on it', () => {
  const read = (search: string) => browseQuery(readListingQuery(new URLSearchParams(search)))
  const area = { south: 30, west: 130, north: 40, east: 140 }
  expect(read('view=map&area=30,130,40,140')).toMatchObject({ view: 'map', area })
  expect(read('view=list&area=30,130,40,140')).toMatchObject({ view: 'grid', area: null })
})

test('a browse page takes hour, price, order and page from its address, nothing else', () => {
  const query = browseQuery(
    readListingQuery(new URLSearchParams('q=tea&hour=calm&price=$&tag=sea&sort=newest&page=2')),
  )
  expect(query).toMatchObject({ q: '', sort: 'newest', page: 2 })
  expect(query.facets).toMatchObject({ hour: ['calm'], price: ['$'], tag: [] })
})
