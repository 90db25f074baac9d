import { expect, test } from 'vitest'
import { retrieveListings } from '#data/catalogue/search/retrieve.ts'
import { readNeed } from '#domain/need/need.ts'
import { testDatabase } from '#test/database.ts'

const database = testDatabase()
const find = async (prompt: string) => {
  const fits = await retrieveListings(database.db, readNeed(prompt), { limit: 6 })
  return fits.map((fit) => fit.candidate)
}

test.each([
  'pet friendly',
  'pet-friendly escape',
  'dog friendly hotel',
  'I travel with two cats',
  'a place where my dog is welcome',
  'somewhere quiet with my dog under 150 a night',
  '150 per night max, dog',
])('a request with pets finds pet-friendly listings only · %s', async (prompt) => {
  const found = await find(prompt)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((item) => !item.amenities.includes('pet-friendly'))).toEqual([])
})

test.each(['wheelchair accessible hotel', 'hotel for wheelchair users', 'wheelchair'])(
  'a request for wheelchair access finds listings · %s',
  async (prompt) => {
    expect((await find(prompt)).length).toBeGreaterThan(0)
  },
)

test.each(['between 100 and 200 a night', 'under 200 a night'])(
  'no listing exceeds a maximum price · %s',
  async (prompt) => {
    const found = await find(prompt)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((item) => (item.amount?.minor ?? 0) > 20_000)).toEqual([])
  },
)

test.each(['over 300 a night', 'at least $300 a night'])(
  'a minimum price sets no maximum · %s',
  (prompt) => {
    expect(readNeed(prompt).maxMinor).toBeNull()
  },
)

test('"no more than" sets a maximum price', () => {
  expect(readNeed('no more than 300 a night').maxMinor).toBe(30_000)
})

test.each(['retreat not in Japan', 'anywhere but Japan'])(
  'an excluded place is not the requested place · %s',
  (prompt) => {
    expect(readNeed(prompt).place).toBeNull()
  },
)

test('a need in person is not online', () => {
  expect(readNeed('not online, a sound bath in person in Brooklyn').online).toBe(false)
})
