import { describe, expect, test } from 'vitest'
import {
  appliedFilters,
  everything,
  FACETS,
  filterCount,
  plainText,
  QUERY_LENGTH_LIMIT,
  readListingQuery,
  readNavigationSearch,
  toggled,
  unfiltered,
  writeListingQuery,
} from './listing-query.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))

describe('a list query in its address', () => {
  test('an empty query means every listing and has no parameters', () => {
    expect(read('')).toEqual(everything())
    expect(writeListingQuery(everything()).toString()).toBe('')
  })

  test('a written query is read back unchanged', () => {
    const query = {
      ...everything(),
      q: 'sea & salt',
      concern: 'sleep' as const,
      facets: { ...everything().facets, hour: ['calm', 'restore'], price: ['$$'], tag: ['ñandú'] },
      minRating: 4.5,
      verifiedOnly: true,
      sort: 'price-low' as const,
      view: 'feed' as const,
      page: 3,
    }
    expect(read(writeListingQuery(query).toString())).toEqual(query)
  })

  test.each([
    ['sort=best', 'sort', 'relevance'],
    ['view=globe', 'view', 'grid'],
    ['page=0', 'page', 1],
    ['page=2.5', 'page', 1],
    ['page=99999999', 'page', 1],
    ['rating=9', 'minRating', null],
    ['rating=abc', 'minRating', null],
    ['verified=yes', 'verifiedOnly', false],
    ['concern=money', 'concern', null],
  ])('%s is invalid and left out', (search, name, value) => {
    expect(read(search)).toHaveProperty(name, value)
  })

  test('facets with fixed values keep known ones without duplicates, other facets keep any text', () => {
    const { facets } = read('hour=calm&hour=calm&hour=noon&price=$$$$$&tag=deep+sleep&tag=')
    expect(facets.hour).toEqual(['calm'])
    expect(facets.price).toEqual([])
    expect(facets.tag).toEqual(['deep sleep'])
  })

  test('a facet has at most twelve values', () => {
    const search = Array.from({ length: 40 }, (_, at) => `tag=t${at}`).join('&')
    expect(read(search).facets.tag).toHaveLength(12)
  })

  test('words are one line of limited length', () => {
    expect(plainText(' a\n\tb\u0000  c ')).toBe('a b c')
    expect(plainText('x'.repeat(999))).toHaveLength(QUERY_LENGTH_LIMIT)
    expect(plainText(null)).toBe('')
  })
})

describe('filters', () => {
  const query = read(
    'q=sea&concern=sleep&hour=calm&price=$&price=$$&rating=4.5&verified=1&sort=newest&page=2',
  )

  test('toggling resets the page, and twice restores the query', () => {
    const once = toggled(query, 'hour', 'restore')
    expect(once).toMatchObject({ page: 1, facets: { hour: ['calm', 'restore'] } })
    expect(toggled(once, 'hour', 'restore').facets).toEqual(query.facets)
  })

  test('each applied filter has the query without it', () => {
    const filters = appliedFilters(query)
    expect(filters.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'concern sleep',
      'price $',
      'price $$',
      'hour calm',
      'rating 4.5',
      'verified 1',
    ])
    for (const { without } of filters) {
      expect(without.page).toBe(1)
      expect(without.q).toBe('sea')
      expect(appliedFilters(without)).toHaveLength(filters.length - 1)
    }
  })

  test('clearing keeps the words, the sort and the view', () => {
    expect(appliedFilters(unfiltered(query))).toEqual([])
    expect(unfiltered(query)).toMatchObject({ q: 'sea', sort: 'newest', page: 1 })
  })

  test('the count excludes words, concern and sort', () => {
    expect(filterCount(query)).toBe(5)
    expect(filterCount(everything())).toBe(0)
    expect(FACETS.flatMap((facet) => everything().facets[facet])).toEqual([])
  })
})

describe('navigation state', () => {
  test('has the four fields of the specification', () => {
    const state = {
      searchQuery: ' calm ',
      currentPage: 'escapes',
      aiEnhanced: true,
      wellnessConcern: 'Sleep',
    }
    expect(readNavigationSearch(state)).toEqual({
      q: 'calm',
      from: 'escapes',
      aiEnhanced: true,
      concern: 'sleep',
    })
  })

  test.each([
    null,
    undefined,
    'text',
    7,
    {},
    [],
    { searchQuery: '  ' },
    { searchQuery: 7 },
    { aiEnhanced: true },
  ])('%j is an empty query', (state) => expect(readNavigationSearch(state)).toBeNull())

  test('an unknown page or concern is left out', () => {
    expect(
      readNavigationSearch({ searchQuery: 'a', currentPage: 'all', wellnessConcern: 'money' }),
    ).toEqual({
      q: 'a',
      from: null,
      aiEnhanced: false,
      concern: null,
    })
  })
})
