import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { listings } from '../../db/schema.ts'
import { readCatalogue, readStoredCatalogue } from '../catalogue.ts'
import { listChanges, readMark } from '../changes.ts'
import { findListing, listFullById, listSchedules } from '../listings.ts'
import { listCoordinates } from './coordinates.ts'
import { findNature } from './nature.ts'

const database = testDatabase()
let stays: (typeof listings.$inferSelect)[] = []

beforeAll(async () => {
  stays = await database.db.select().from(listings).where(eq(listings.contentType, 'escape'))
})

const idsOfStays = () => stays.map(({ id }) => id)

async function staysOf(batches: AsyncIterable<Listing[]>): Promise<Listing[]> {
  const all: Listing[] = []
  for await (const batch of batches) all.push(...batch)
  return all.filter(({ contentType }) => contentType === 'escape')
}

/** Exact places of the database that occur in a result; two decimals denote an area. */
function revealedBy(result: unknown): string[] {
  const text = JSON.stringify(result)
  return stays
    .flatMap(({ latitude, longitude, details, schedule }) => [
      ...[latitude, longitude].map(String).filter((degrees) => /\.\d{3}/.test(degrees)),
      details.address ?? '',
      schedule?.place ?? '',
    ])
    .filter((exact) => exact !== '' && text.includes(exact))
}

describe('public reads never contain the exact place of a stay', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['one by its id', () => Promise.all(idsOfStays().map((id) => findListing(database.db, id)))],
    ['several by id', () => listFullById(database.db, idsOfStays())],
    ['the catalogue that the search index reads', () => staysOf(readCatalogue(database.db))],
    ['schedules', async () => [...(await listSchedules(database.db, idsOfStays()))]],
    ['coordinates', async () => [...(await listCoordinates(database.db, idsOfStays()))]],
    [
      'nature around a place',
      () => Promise.all(stays.map(({ location }) => findNature(database.db, location ?? ''))),
    ],
  ])('%s', async (_, read) => {
    const result = await read()
    expect(JSON.stringify(result).length).toBeGreaterThan(50)
    expect(revealedBy(result)).toEqual([])
  })

  test('changes that the search index follows', async () => {
    await database.undone(async (db) => {
      const mark = await readMark(db)
      await db.update(listings).set({ reviewCount: 7 }).where(eq(listings.id, '1'))
      const changes = await listChanges(db, mark)
      expect(changes).toMatchObject([{ op: 'save', listing: { id: '1', reviews: 7 } }])
      expect(revealedBy(changes)).toEqual([])
    })
  })
})

test('a stay keeps its area, a class its place, and the export everything', async () => {
  const stay = await findListing(database.db, '1')
  expect(stay).toMatchObject({
    address: null,
    coordinates: { lat: 49.11, lng: -125.88 },
    location: 'Tofino, Canada',
  })
  expect(await findListing(database.db, 'deep-listening-sound-bath')).toMatchObject({
    address: expect.any(String),
    schedule: { place: expect.any(String) },
  })
  const stored = await staysOf(readStoredCatalogue(database.db))
  expect(revealedBy(stored).length).toBeGreaterThan(2 * stays.length)
})
