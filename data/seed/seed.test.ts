import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { findListing, saveListings } from '../catalogue/listings.ts'
import { facts, listings } from '../db/schema.ts'
import { seedSample } from './seed.ts'

const database = testDatabase()
const NOW = new Date('2026-11-01T00:00:00Z')

test('a database with the current sample is left as it is', async () => {
  expect(await seedSample(database.db, NOW)).toBe(0)
})

test('an older sample is replaced, and listings that are not samples stay', async () => {
  await database.undone(async (db) => {
    const known = await findListing(db, '1')
    if (!known) throw new Error('listing 1 is missing')
    await saveListings(db, [{ ...known, id: 'ours', slug: 'ours', sample: false }])
    await db.update(facts).set({ value: 'older' })
    await db.delete(listings).where(sql`${listings.id} like 'ess-%'`)
    expect(await seedSample(db, NOW)).toBeGreaterThan(700)
    expect(await findListing(db, 'ess-1')).not.toBeNull()
    expect(await findListing(db, 'ours')).not.toBeNull()
  })
})

test('a catalogue that somebody else filled gets no sample', async () => {
  await database.undone(async (db) => {
    await db.delete(facts)
    await db.delete(listings).where(sql`${listings.id} <> '1'`)
    expect(await seedSample(db, NOW)).toBe(0)
  })
})
