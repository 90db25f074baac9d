import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { listCardsBySlug } from '../catalogue/listings.ts'
import { collections } from '../db/collection-schema.ts'
import { listings } from '../db/schema.ts'
import { SAMPLE_COLLECTIONS } from '../seed/sample-collections.ts'
import { findPublished, listPublished } from './collections.ts'

const database = testDatabase()
const slugs = SAMPLE_COLLECTIONS.map(({ slug }) => slug)
const [first = ''] = slugs

test('the sample is published in its order', async () => {
  expect((await listPublished(database.db)).map(({ slug }) => slug)).toEqual(slugs)
  expect((await findPublished(database.db, first))?.texts).toEqual(SAMPLE_COLLECTIONS[0]?.texts)
})

test('a draft is neither listed nor found', async () => {
  await database.undone(async (db) => {
    await db.update(collections).set({ state: 'draft' }).where(eq(collections.slug, first))
    expect((await listPublished(db)).map(({ slug }) => slug)).toEqual(slugs.slice(1))
    expect(await findPublished(db, first)).toBeNull()
  })
})

test('an impossible slug is found nowhere', async () => {
  expect(await findPublished(database.db, 'a\0b')).toBeNull()
  expect(await findPublished(database.db, 'a'.repeat(5_000))).toBeNull()
})

test('cards follow the order of their slugs, without withdrawn ones', async () => {
  await database.undone(async (db) => {
    const asked = ['hinoki-candle', 'nowhere', 'yukitani-ryokan', 'tanigumo-ryokan']
    await db.update(listings).set({ listed: false }).where(eq(listings.slug, 'yukitani-ryokan'))
    const cards = await listCardsBySlug(db, asked)
    expect(cards.map(({ slug }) => slug)).toEqual(['hinoki-candle', 'tanigumo-ryokan'])
  })
})
