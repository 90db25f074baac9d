import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { findListing, listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { findPage } from '#search/search-page.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader as loadCards } from './api/listings.ts'

const database = testDatabase()
const readCards = (ids: readonly string[]) => listCardsById(database.db, ids)
const cabins = { ...everything(), facets: { ...everything().facets, type: ['Cabin'] } }
const find = () =>
  findPage({ readCards, search: createSqlSearch(database.db) }, cabins, { contentType: 'escape' })

test('a list keeps its stored values and includes translations', async () => {
  const { items, facets } = await runWithLocale('de', find)
  expect(items[0]).toMatchObject({ type: 'Cabin', words: { Cabin: 'Hütte' } })
  expect(facets.type.map(({ value }) => value)).toContain('Lodge')
  expect(facets.words).toMatchObject({ Cabin: 'Hütte', Lodge: 'Lodge' })
})

test('English has no translations', async () => {
  const { items, facets } = await runWithLocale('en', find)
  expect(items[0]).not.toHaveProperty('words')
  expect(facets).not.toHaveProperty('words')
})

test("a listing's page includes translations of its tags and groups", async () => {
  const listing = await runWithLocale('fr', () => findListing(database.db, 'yukitani-ryokan'))
  const said = listing?.tags.map((tag) => listing.words?.[tag])
  expect(said?.every((word) => typeof word === 'string')).toBe(true)
})

test('requested cards are localised', async () => {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  const listing = await findListing(database.db, 'moss-hollow-lodge')
  const ask = async (lang: string) => {
    const request = new Request(`http://site.example/api/listings?id=${listing?.id}${lang}`)
    const answer = (await loadCards({ request, context, params: {} } as never)) as Response
    return (await answer.json()).items[0].words
  }
  expect(await ask('&lang=es')).toHaveProperty(listing?.type ?? '')
  expect(await ask('')).toBeUndefined()
  expect(await ask('&lang=xx')).toBeUndefined()
})
