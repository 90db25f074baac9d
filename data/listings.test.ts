import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing.ts'
import { everything, readListingQuery } from '#domain/listing-query.ts'
import { testDatabase } from '#test/database.ts'
import {
  catalogueStats,
  countCategories,
  findListing,
  listCardsById,
  listListings,
  listSimilar,
  saveListings,
  searchListings,
} from './listings.ts'

const database = testDatabase()
const asking = (address: string) => readListingQuery(new URLSearchParams(address))

test('a listing is found by its id and by its slug', async () => {
  const byId = await findListing(database.db, '1')
  expect(byId?.contentType).toBe('escape')
  const bySlug = await findListing(database.db, byId?.slug ?? '')
  expect(bySlug).toEqual(byId)
})

test('what is not there is null', async () => {
  expect(await findListing(database.db, '11')).toBeNull()
  expect(await findListing(database.db, "'; drop table listings; --")).toBeNull()
  expect(await findListing(database.db, 'a\0b')).toBeNull()
  expect(await listCardsById(database.db, ['\0', 'x'.repeat(9_999)])).toEqual([])
})

test('counts of a category are counted', async () => {
  expect(await catalogueStats(database.db, 'escape')).toMatchObject({ countries: 12, types: 5 })
  expect(await countCategories(database.db, 'experience')).toMatchObject({
    yoga: 64,
    meditation: 78,
  })
})

test('pages neither repeat nor skip, and a page past the end is the last one', async () => {
  const first = await listListings(database.db, everything(), {
    contentType: 'escape',
    perPage: 10,
  })
  const ids: string[] = []
  for (let page = 1; page <= first.pages; page++) {
    const { items } = await listListings(
      database.db,
      { ...everything(), page },
      { contentType: 'escape', perPage: 10 },
    )
    ids.push(...items.map((item) => item.id))
  }
  expect(ids).toHaveLength(first.total)
  expect(new Set(ids).size).toBe(first.total)
  const beyond = await listListings(
    database.db,
    { ...everything(), page: 9_999 },
    { contentType: 'escape', perPage: 10 },
  )
  expect(beyond.page).toBe(first.pages)
})

test('spec 5 · rules · escapes search · looks in title, description, type, location and tags, whatever the case', async () => {
  const found = await listListings(database.db, asking('q=RYOKAN'), {
    contentType: 'escape',
    match: 'substring',
    perPage: 200,
  })
  const everywhere = (item: {
    title: string
    description: string
    type: string
    location: string | null
    tags: string[]
  }) =>
    [item.title, item.description, item.type, item.location, ...item.tags].join('\n').toLowerCase()
  const all = await listListings(database.db, everything(), {
    contentType: 'escape',
    perPage: 1000,
  })
  const expected = all.items.filter((item) => everywhere(item).includes('ryokan'))
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBe(expected.length)
})

test('wildcards of SQL are letters like any other', async () => {
  for (const q of ['%', '_', '\\', "%' or 1=1"]) {
    const found = await listListings(
      database.db,
      { ...everything(), q },
      { contentType: 'escape', match: 'substring' },
    )
    expect(found.total, q).toBe(0)
  }
})

test('a need in ordinary words finds what is tagged for it', async () => {
  const { items, total } = await listListings(database.db, asking("q=I can't sleep at night"), {
    perPage: 8,
  })
  expect(total).toBeGreaterThan(8)
  expect(
    items.filter((item) => item.tags.some((tag) => /sleep|insomnia|bedtime|rest/.test(tag))).length,
  ).toBeGreaterThanOrEqual(6)
})

test('spec 5 · rules · escapes search · the concern filter puts exact tags before partial matches', async () => {
  const { items } = await listListings(database.db, asking('concern=sleep'), { perPage: 500 })
  const exact = items.map((item) => item.tags.includes('sleep'))
  expect(exact[0]).toBe(true)
  expect(exact.lastIndexOf(true)).toBeLessThan(
    exact.indexOf(false) === -1 ? exact.length : exact.indexOf(false),
  )
})

test('filters narrow, and each facet counts what its other values would show', async () => {
  const all = await listListings(database.db, everything(), { contentType: 'escape', perPage: 1 })
  const cabins = await listListings(database.db, asking('type=Cabin'), {
    contentType: 'escape',
    perPage: 500,
  })
  expect(cabins.items.every((item) => item.type === 'Cabin')).toBe(true)
  expect(cabins.total).toBe(all.facets.type.find((entry) => entry.value === 'Cabin')?.count)
  expect(cabins.facets.type).toEqual(all.facets.type)
  expect(all.facets.type.reduce((sum, entry) => sum + entry.count, 0)).toBe(all.total)
})

test('prices sort from low to high and back', async () => {
  const up = await listListings(database.db, asking('sort=price-low'), {
    contentType: 'escape',
    perPage: 500,
  })
  const bands = up.items.map((item) => item.price?.length ?? 9)
  expect(bands).toEqual([...bands].sort((a, b) => a - b))
})

test('groups of a search hold the best of each category with exact totals', async () => {
  const { groups, total } = await searchListings(database.db, asking('q=stress'), 4)
  expect(Object.values(groups).every((group) => group.items.length <= 4)).toBe(true)
  expect(total).toBe(Object.values(groups).reduce((sum, group) => sum + group.total, 0))
  const escapes = await listListings(database.db, asking('q=stress'), {
    contentType: 'escape',
    perPage: 4,
  })
  expect(groups.escape.total).toBe(escapes.total)
  expect(groups.escape.items).toEqual(escapes.items)
})

test('similar listings share the type and never contain the listing', async () => {
  const listing = await findListing(database.db, '3')
  if (!listing) throw new Error('listing 3 is missing')
  const similar = await listSimilar(database.db, listing, 3)
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.every((item) => item.type === listing.type && item.id !== '3')).toBe(true)
})

test('cards by id keep the order asked for and leave out what is gone', async () => {
  const cards = await listCardsById(database.db, ['3', 'gone', '1'])
  expect(cards.map((card) => card.id)).toEqual(['3', '1'])
})

test('what is not listed shows in no list', async () => {
  const { items } = await listListings(database.db, everything(), {
    contentType: 'escape',
    perPage: 1000,
  })
  expect(items.map((item) => item.id)).not.toContain('sample-retreat')
})

test('saving twice changes nothing, and dangerous HTML is taken out', async () => {
  await database.undone(async (db) => {
    const known = await findListing(db, '1')
    if (!known) throw new Error('listing 1 is missing')
    await saveListings(db, [known])
    expect(await findListing(db, '1')).toEqual(known)
    await saveListings(db, [
      { ...known, longDescription: '<p onclick="x()">Hello<script>alert(1)</script></p>' },
    ])
    expect((await findListing(db, '1'))?.longDescription).toBe('<p>Hello</p>')
  })
})

test('an item without id, title or content type is refused', async () => {
  await database.undone(async (db) => {
    const known = await findListing(db, '1')
    if (!known) throw new Error('listing 1 is missing')
    const broken: Listing[] = [
      { ...known, id: ' ' },
      { ...known, title: '' },
    ]
    for (const item of broken) await expect(saveListings(db, [item])).rejects.toThrow(/lacks/)
  })
})
