import { expect, test } from 'vitest'
import { type BrowseKind, findBrowsePage } from '#domain/listing/browse-page.ts'
import { everything, readListingQuery } from '#domain/listing/listing-query.ts'
import { LOCATION_SLUGS } from '#domain/place/location.ts'
import { findPage } from '#search/search-page.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import {
  countContentTypes,
  countLocations,
  listBrowsePage,
  listByHost,
  listDated,
  listFeatured,
  listNewest,
} from './directory.ts'
import { countCategories, findListing, listCardsById } from './listings.ts'

const database = testDatabase()
const NOW = new Date()
const finder = () => ({
  readCards: (ids: readonly string[]) => listCardsById(database.db, ids),
  search: createSqlSearch(database.db),
})
const asking = (address: string) => readListingQuery(new URLSearchParams(address))

function escapesOn(kind: BrowseKind, slug: string, address = '') {
  const shelf = findBrowsePage('escape', kind, slug)
  if (!shelf) throw new Error(`no shelf ${kind}/${slug}`)
  return listBrowsePage(database.db, shelf, asking(address), NOW)
}

test('a category contains as many listings as counted', async () => {
  const counts = await countCategories(database.db, 'escape')
  const { total } = await escapesOn('category', 'spa-resorts')
  expect(total).toBe(counts['spa-resorts'])
})

test('a region is part of its country', async () => {
  const counts = await countLocations(database.db, LOCATION_SLUGS)
  const bali = await escapesOn('location', 'bali')
  expect(
    bali.items.every((item) => item.country === 'ID' && /\bBali\b/.test(item.location ?? '')),
  ).toBe(true)
  expect(bali.total).toBe(counts['bali'])
  expect(bali.total).toBeGreaterThan(0)
  expect(bali.total).toBeLessThanOrEqual(counts['indonesia'] ?? 0)
})

test('newest was listed in the last 60 days, newest first', async () => {
  const { items, total } = await escapesOn('filter', 'newest')
  const all = await findPage(finder(), asking('sort=newest'), {
    contentType: 'escape',
    perPage: 1000,
  })
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(all.total)
  expect(items.map((item) => item.id)).toEqual(
    all.items.slice(0, items.length).map((item) => item.id),
  )
})

test('top-rated is 4.5 or more with at least 5 ratings', async () => {
  const { items } = await escapesOn('filter', 'top-rated')
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item) => (item.rating ?? 0) >= 4.5 && item.reviews >= 5)).toBe(true)
})

test('budget-friendly is the lowest price band, pet-friendly a confirmed amenity', async () => {
  const budget = await escapesOn('filter', 'budget-friendly')
  expect(budget.items.every((item) => item.price === '$')).toBe(true)
  const pets = await escapesOn('filter', 'pet-friendly')
  expect(pets.items).toEqual((await escapesOn('amenity', 'pet-friendly')).items)
})

test('a browse page is sorted and filtered, and a page past the end is the last', async () => {
  const up = await escapesOn('category', 'yoga-retreats', 'sort=price-low')
  const bands = up.items.map((item) => item.price?.length ?? 9)
  expect(bands).toEqual([...bands].sort((a, b) => a - b))
  const calm = await escapesOn('category', 'yoga-retreats', 'hour=calm')
  expect(calm.items.every((item) => item.wellnessTag === 'calm')).toBe(true)
  expect(calm.total).toBe(up.facets.hour.find(({ value }) => value === 'calm')?.count ?? 0)
  const beyond = await escapesOn('category', 'yoga-retreats', 'page=99')
  expect(beyond.page).toBe(beyond.pages)
})

test('content types sum to all listed listings', async () => {
  const counts = await countContentTypes(database.db)
  const { total } = await findPage(finder(), everything())
  expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(total)
})

test('featured listings have different types', async () => {
  const featured = await listFeatured(database.db, 'escape', 3)
  expect(new Set(featured.map((item) => item.type)).size).toBe(3)
})

test('new listings are sorted newest first', async () => {
  const newest = await listNewest(database.db, 4)
  const { items } = await findPage(finder(), asking('sort=newest'), { perPage: 4 })
  expect(newest.map((item) => item.id)).toEqual(items.map((item) => item.id))
})

test('dated listings contain only the fields of a row', async () => {
  const all = await listDated(database.db, 'experience')
  expect(all.length).toBeGreaterThan(0)
  expect(all.every(({ schedule }) => schedule)).toBe(true)
  expect(Object.keys(all[0] ?? {}).sort()).toEqual(
    [
      'categories',
      'id',
      'location',
      'price',
      'priceText',
      'schedule',
      'score',
      'slug',
      'title',
    ].sort(),
  )
})

test('a host is identified by all their details', async () => {
  const listing = await findListing(database.db, 'exp-1')
  if (!listing?.host) throw new Error('exp-1 has a host')
  const own = await listByHost(database.db, listing.host, 12)
  expect(own.map(({ id }) => id)).toContain('exp-1')
  const namesake = { ...listing.host, bio: 'Somebody else.' }
  expect(await listByHost(database.db, namesake, 12)).toEqual([])
})
