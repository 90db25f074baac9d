import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { LISTING_STATES, type ListingEntry } from '#domain/console/console-api.ts'
import { type ListingsQuery, listingsQuery } from '#domain/console/console-requests.ts'
import { LISTING_SORT_NAMES } from '#domain/console/listings/listing-table.ts'
import { testDatabase } from '#test/database.ts'
import { listings } from '../db/schema.ts'
import { listListingTable, listMatchingIds } from './listing-table.ts'

const database = testDatabase()
const PER_PAGE = 40

const read = (query: Partial<ListingsQuery>, perPage = PER_PAGE) =>
  listListingTable(database.db, listingsQuery.parse(query), perPage)

beforeAll(async () => {
  const { listings: some } = await read({}, 90)
  for (const [n, { id }] of some.entries()) {
    if (n % 3 === 0)
      await database.db.update(listings).set({ listed: false }).where(eq(listings.id, id))
    if (n % 9 === 0)
      await database.pool.query(
        "insert into listing_versions (listing_id, version, at, kind, item) values ($1, 1, now(), 'created', '{}')",
        [id],
      )
    if (n % 3 === 1)
      await database.db.update(listings).set({ rating: null }).where(eq(listings.id, id))
  }
})

const VALUES = {
  title: ({ title }: ListingEntry) => title,
  kind: ({ contentType }: ListingEntry) => contentType,
  price: ({ amount }: ListingEntry) => amount?.minor ?? -1,
  rating: ({ rating }: ListingEntry) => rating ?? -1,
  state: ({ state }: ListingEntry) => LISTING_STATES.indexOf(state),
  updated: ({ updatedAt }: ListingEntry) => updatedAt,
}

describe.each(LISTING_SORT_NAMES)('by %s', (sort) => {
  test.each(['asc', 'desc'] as const)('all pages are the whole table, %s', async (order) => {
    const { listings: whole, total } = await read({ sort, order }, 10_000)
    expect(whole).toHaveLength(total)
    const pages = Math.ceil(total / PER_PAGE)
    const ids: string[] = []
    for (let page = 1; page <= pages; page++) {
      const { listings } = await read({ sort, order, page })
      ids.push(...listings.map(({ id }) => id))
    }
    expect(ids).toEqual(whole.map(({ id }) => id))
    const { rows } = await database.pool.query('select id from listings')
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())

    const steps = whole.slice(1).map((entry, n) => [whole[n], entry] as const)
    const isBehind = (before: ListingEntry, after: ListingEntry) => {
      const [first, second] = order === 'asc' ? [before, after] : [after, before]
      return VALUES[sort](first) <= VALUES[sort](second)
    }
    expect(steps.filter(([before, after]) => before && !isBehind(before, after))).toEqual([])
  })
})

test('the two directions are each other reversed', async () => {
  for (const sort of LISTING_SORT_NAMES) {
    const up = await read({ sort, order: 'asc' }, 10_000)
    const down = await read({ sort, order: 'desc' }, 10_000)
    expect(down.listings.map(({ id }) => id)).toEqual(up.listings.map(({ id }) => id).reverse())
  }
})

test('a page beyond the end is the last one', async () => {
  const { pages, page, listings } = await read({ page: 9_999 })
  expect(page).toBe(pages)
  expect(listings).toEqual((await read({ page: pages })).listings)
  expect(await read({ q: 'no such listing', page: 3 })).toEqual({
    listings: [],
    total: 0,
    page: 1,
    pages: 0,
  })
})

test('all that match, but for some', async () => {
  const filter = { q: '', kind: 'escape', state: null } as const
  const [first = '', second = '', ...rest] = await listMatchingIds(database.db, filter, 10_000)
  expect(await listMatchingIds(database.db, filter, 10_000, [second, first, 'other'])).toEqual(rest)
})
