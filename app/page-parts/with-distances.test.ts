import { expect, test } from 'vitest'
import { saveListings } from '#data/catalogue/listings.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { testDatabase } from '#test/database.ts'
import { randomListings } from '#test/random-listings.ts'
import { unitOf, withDistances } from './with-distances.ts'

const database = testDatabase()

test('cards have the distance from the centre in the unit of the reader', async () => {
  const [near, far, none] = randomListings(3, 5).map((listing, index) => ({
    ...listing,
    contentType: 'experience' as const,
    coordinates: [{ lat: 0, lng: 0.45 }, { lat: 0, lng: -179 }, null][index] ?? null,
  }))
  if (!near || !far || !none) throw new Error('three listings')
  await saveListings(database.db, [near, far, none])
  const query = { near: { lat: 0, lng: 0, km: null } }
  const away = async (language: 'en' | 'de', accepted: string) =>
    runWithLocale(language, async () => {
      const unit = unitOf(new Request('http://x', { headers: { 'accept-language': accepted } }))
      const cards = await withDistances(database.db, query, [near, far, none], unit)
      return cards.map((card) => card.away)
    })
  expect(await away('en', 'en-GB')).toEqual(['31 mi away', '12,000 mi away', undefined])
  expect(await away('en', 'en-AU')).toEqual(['50 km away', '20,000 km away', undefined])
  expect(await away('de', 'en-US')).toEqual(['50 km entfernt', '20.000 km entfernt', undefined])
  expect(await withDistances(database.db, { near: null }, [near], 'mile')).toEqual([near])
})
