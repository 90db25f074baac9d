import { describe, expect, test } from 'vitest'
import type { Listing, ListingCard } from '#domain/listing/listing.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { listPageMeta } from './list-meta.ts'

const site = {
  name: 'Seekwell',
  assistant: 'Willow',
  origin: 'https://s.test',
  anonKey: '',
  apiUrl: '',
}
const oil = {
  id: 'e1',
  slug: 'oil',
  title: 'Oil',
  description: 'In glass.',
  contentType: 'essential',
} as ListingCard
const list = { items: [oil], total: 30, page: 1, pages: 2 }
const of = (search: string, shown = list) =>
  JSON.stringify(
    listPageMeta({
      site,
      title: 'Essentials',
      description: 'Daily tools.',
      path: '/essentials',
      list: shown,
      query: readListingQuery(new URLSearchParams(search)),
    }),
  )

describe('metadata of a list', () => {
  test('the plain list and its pages are indexed under their own URL', () => {
    expect(of('')).toContain('"href":"https://s.test/essentials"')
    expect(of('page=2', { ...list, page: 2 })).toContain(
      '"href":"https://s.test/essentials?page=2"',
    )
    expect(of('view=list')).not.toContain('noindex')
  })

  test('a page past the end is the last one, and not indexed', () => {
    const past = of('page=999', { ...list, page: 2 })
    expect(past).toContain('"href":"https://s.test/essentials?page=2"')
    expect(past).toContain('noindex')
    expect(of('page=abc')).not.toContain('noindex')
  })

  test.each(['q=tea', 'concern=sleep', 'hour=calm', 'verified=1', 'sort=newest'])(
    '%s is thin',
    (search) => {
      expect(of(search)).toContain('noindex')
      expect(of(search)).toContain('"href":"https://s.test/essentials"')
    },
  )

  test('items are listed with their URLs', () => {
    expect(of('')).toContain('"url":"https://s.test/essentials?item=oil"')
  })
})

describe('metadata of an item', () => {
  const priced = {
    ...oil,
    rating: 4.8,
    reviews: 12,
    amount: { minor: 2450, currency: 'USD', per: 'item' },
  } as Listing

  const itemMeta = (item: Listing) =>
    listPageMeta({ site, title: 'Essentials', description: '', path: '/essentials', item })

  test('includes the price of a product, but no imported rating', () => {
    expect(JSON.stringify(itemMeta(priced))).toContain('"price":"24.50"')
    for (const sample of [true, false])
      expect(JSON.stringify(itemMeta({ ...priced, sample }))).not.toMatch(/aggregateRating|review/i)
  })

  test('unknown facts are omitted', () => {
    const bare = JSON.stringify(itemMeta({ ...priced, rating: null, reviews: 0, amount: null }))
    expect(bare).not.toMatch(/aggregateRating|offers/)
  })
})
