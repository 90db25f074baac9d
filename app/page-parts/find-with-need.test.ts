import { expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import { everything, type ListingQuery } from '#domain/listing/listing-query.ts'
import { createSearch } from '#search/search.ts'
import { findPage } from '#search/search-page.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { findParsedNeed } from './find-with-need.ts'

const database = testDatabase()
const finderOf = () => ({
  readCards: (ids: readonly string[]) => listCardsById(database.db, ids),
  search: createSearch({ sql: createSqlSearch(database.db) }),
})

async function partsOf(query: Partial<ListingQuery>) {
  const finder = finderOf()
  const asked = { ...everything(), ...query }
  const found = await findPage(finder, asked, { perPage: 2 })
  return { page: found.page, ...(await findParsedNeed(finder, asked, found)) }
}

/** A title of several words that others share some of, so that its list has a second page. */
async function titleAmongOthers(): Promise<string> {
  const finder = finderOf()
  const { items } = await findPage(finder, { ...everything(), q: 'yoga retreat' })
  for (const { title } of items) {
    const { pages } = await findPage(finder, { ...everything(), q: title }, { perPage: 2 })
    const { parts } = await partsOf({ q: title })
    if (pages > 1 && parts?.length === 0) return title
  }
  throw new Error('no title has a second page')
}

test('a text that is a title has no other parsed need, on every page and in every order', async () => {
  const title = await titleAmongOthers()
  expect(await partsOf({ q: title })).toMatchObject({ page: 1, parts: [] })
  expect(await partsOf({ q: title, page: 2 })).toMatchObject({ page: 2, parts: [] })
  expect(await partsOf({ q: title, sort: 'newest' })).toMatchObject({ parts: [] })
  const plain = await partsOf({ q: 'yoga retreat', page: 2 })
  expect(plain.parts?.length).toBeGreaterThan(0)
})

test('"in person" can be removed, and an unmet constraint is reported', async () => {
  const { parts } = await partsOf({ q: 'yoga in person' })
  expect(parts?.map(({ drop }) => drop)).toContain('inPerson')
  expect(await partsOf({ q: 'hotel in Iceland' })).toMatchObject({ unmet: ['in Iceland'] })
  expect(await partsOf({ q: 'hotel in Portugal' })).toMatchObject({ unmet: [] })
})

test('a parsed rating is shown, and can be removed', async () => {
  const labels = async (query: Partial<ListingQuery>) =>
    (await partsOf(query)).parts?.map(({ label, drop }) => [label, drop])
  expect(await partsOf({ q: 'best rated' })).toMatchObject({
    parts: [{ label: 'Best rated', drop: 'rating' }],
    order: 'The best rated come first, weighted by the number of reviews.',
  })
  expect(await labels({ q: 'yoga 4.5 stars' })).toContainEqual([
    'rated 4.5 or more',
    'condition-rating',
  ])
  const taken = await labels({ q: 'best rated yoga', not: ['rating'] })
  expect(taken?.map(([, drop]) => drop)).not.toContain('rating')
})
