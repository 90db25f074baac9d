import { expect, test } from 'vitest'
import { readListingQuery } from './listing-query.ts'
import { findShelf, listShelves, shelfQuery, sortOf } from './shelf.ts'

test('a shelf is found by its name; what is not ours is null', () => {
  expect(findShelf('escape', 'location', 'bali')).toEqual({
    contentType: 'escape',
    kind: 'location',
    slug: 'bali',
  })
  expect(findShelf('escape', 'location', 'atlantis')).toBeNull()
  expect(findShelf('escape', 'category', 'constructor')).toBeNull()
  expect(findShelf('experience', 'amenity', 'pool')).toBeNull()
  expect(listShelves('experience', 'category')).toHaveLength(7)
})

test('the newest stand by date, the others by rating, unless another order is asked for', () => {
  const newest = { contentType: 'escape', kind: 'filter', slug: 'newest' } as const
  expect(sortOf(newest, 'relevance')).toBe('newest')
  expect(sortOf(newest, 'price-low')).toBe('price-low')
  expect(sortOf({ ...newest, slug: 'top-rated' }, 'relevance')).toBe('rating')
})

test('a shelf takes hour, price, order and page from an address, nothing else', () => {
  const query = shelfQuery(
    readListingQuery(new URLSearchParams('q=tea&hour=calm&price=$&tag=sea&sort=newest&page=2')),
  )
  expect(query).toMatchObject({ q: '', sort: 'newest', page: 2 })
  expect(query.facets).toMatchObject({ hour: ['calm'], price: ['$'], tag: [] })
})
