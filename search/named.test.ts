import { beforeAll, expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import { categoriesFor } from '#domain/listing/category-order.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { testDatabase } from '#test/database.ts'
import { searchCoreOf } from '#test/search-core.ts'
import { type Finder, findBestOfEach, findPage } from './search-page.ts'

const database = testDatabase()
let finder: Finder
beforeAll(async () => {
  finder = {
    readCards: (ids) => listCardsById(database.db, ids),
    search: await searchCoreOf(database.db),
  }
})

test.each([
  ['Hawa Camp', 'Hawa Camp'],
  ['small hours', 'Small Hours'],
  ['Seven Suppers for the Worn Out', 'Seven Suppers for the Worn Out'],
  ['the stillpoint bodywork', 'Stillpoint Bodywork'],
  ['Baan Mai Ron Cabins in Thailand', 'Baan Mai Ron Cabins'],
])('"%s" leads to the listing of that name', async (q, title) => {
  const query = { ...everything(), q }
  const page = await findPage(finder, query, { facets: false })
  expect(page.items[0]?.title).toBe(title)
  const { groups } = await findBestOfEach(finder, query, 4)
  const [first] = categoriesFor(q, groups)
  expect(first && groups[CATEGORIES[first].contentType].items[0]?.title).toBe(title)
})

test('without a title match, the category of the best hit comes first', async () => {
  const query = { ...everything(), q: 'a pillow for a stiff neck' }
  const { groups } = await findBestOfEach(finder, query, 4)
  const [first] = categoriesFor(query.q, groups)
  const { items } = await findPage(finder, query, { facets: false, perPage: 1 })
  expect(first && CATEGORIES[first].contentType).toBe(items[0]?.contentType)
})

test('in another order than relevance the categories keep their order', async () => {
  const query = { ...everything(), q: 'sleep', sort: 'rating' as const }
  const { groups } = await findBestOfEach(finder, query, 4)
  expect(categoriesFor('sleep', groups)).toEqual(Object.keys(CATEGORIES))
})
