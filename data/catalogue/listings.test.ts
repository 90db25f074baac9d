import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import {
  catalogueStats,
  countCategories,
  findListing,
  listCardsById,
  saveListings,
} from './listings.ts'

const database = testDatabase()

test('a listing is found by its id and by its slug', async () => {
  const byId = await findListing(database.db, '1')
  expect(byId?.contentType).toBe('escape')
  const bySlug = await findListing(database.db, byId?.slug ?? '')
  expect(bySlug).toEqual(byId)
})

test('an unknown listing is null', async () => {
  expect(await findListing(database.db, '11')).toBeNull()
  expect(await findListing(database.db, "'; drop table listings; --")).toBeNull()
  expect(await findListing(database.db, 'a\0b')).toBeNull()
  expect(await listCardsById(database.db, ['\0', 'x'.repeat(9_999)])).toEqual([])
})

test('categories are counted', async () => {
  expect(await catalogueStats(database.db, 'escape')).toMatchObject({ countries: 12, types: 5 })
  expect(await countCategories(database.db, 'experience')).toMatchObject({
    yoga: 64,
    meditation: 78,
  })
})

test('cards by id keep the requested order and skip deleted listings', async () => {
  const cards = await listCardsById(database.db, ['3', 'gone', '1'])
  expect(cards.map((card) => card.id)).toEqual(['3', '1'])
})

test('saving twice changes nothing, and unsafe HTML is removed', async () => {
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

test('an item without id, title or content type is rejected', async () => {
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
