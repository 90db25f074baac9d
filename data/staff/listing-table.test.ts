import { expect, test } from 'vitest'
import { type ListingsQuery, listingsQuery } from '#domain/console/console-requests.ts'
import { testDatabase } from '#test/database.ts'
import { listListingTable } from './listing-table.ts'

const database = testDatabase()
const PER_PAGE = 40

const read = (query: Partial<ListingsQuery>, perPage = PER_PAGE) =>
  listListingTable(database.db, listingsQuery.parse(query), perPage)

test.each(['updated', 'title'] as const)(
  'all pages by %s are the whole table in one order',
  async (sort) => {
    const { listings: whole, total } = await read({ sort }, 10_000)
    expect(whole).toHaveLength(total)
    const pages = Math.ceil(total / PER_PAGE)
    const ids: string[] = []
    for (let page = 1; page <= pages; page++) {
      const { listings } = await read({ sort, page })
      ids.push(...listings.map(({ id }) => id))
    }
    expect(ids).toEqual(whole.map(({ id }) => id))
    expect(await read({ sort, page: pages + 1 })).toEqual({ listings: [], total })
  },
)
