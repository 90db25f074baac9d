import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { measureCatalogue, readListedAddresses } from './sitemap.ts'

const database = testDatabase()

async function slugsOf(part: { skip: number; take: number; batch?: number }) {
  const slugs: string[] = []
  for await (const rows of readListedAddresses(database.db, part))
    slugs.push(...rows.map(({ slug }) => slug))
  return slugs
}

test('batches and parts neither repeat nor skip a listing', async () => {
  const { listings, updatedAt } = await measureCatalogue(database.db)
  expect(updatedAt).toBeInstanceOf(Date)
  const all = await slugsOf({ skip: 0, take: 100_000 })
  expect(all).toHaveLength(listings)
  expect(new Set(all).size).toBe(listings)
  expect(await slugsOf({ skip: 0, take: listings, batch: 7 })).toEqual(all)
  const parts = [
    ...(await slugsOf({ skip: 0, take: 100, batch: 30 })),
    ...(await slugsOf({ skip: 100, take: listings, batch: 30 })),
  ]
  expect(parts).toEqual(all)
})

test('a part past the end is empty', async () => {
  expect(await slugsOf({ skip: 1_000_000, take: 10 })).toEqual([])
})
