import { expect, test } from 'vitest'
import { findListing, saveListings } from '#data/listings.ts'
import { pictureId, savePicture } from '#data/pictures.ts'
import { sayIn } from '#data/said-in.ts'
import { testDatabase } from '#test/database.ts'
import { keepListings } from './kept-listings.ts'

const database = testDatabase()
const LIMIT = 10

/** A house of the catalogue under a name of its own, and a keeper of what is read. */
async function kept(isTold = () => true) {
  const sample = await findListing(database.db, '3')
  if (!sample) throw new Error('the sample catalogue has a listing "3"')
  const own = { id: 'kept-house', slug: 'kept-house-by-the-lake', images: [], thumbnail: null }
  const house = { ...sample, ...own }
  await saveListings(database.db, [house])
  return { house, ...keepListings(database.db, LIMIT, isTold) }
}

test('a listing is read once, by id or slug, until something changes', async () => {
  const { house, read, forget } = await kept()
  const first = await read(house.id)
  expect(first?.listing.title).toBe(house.title)
  expect((await read(house.slug))?.listing.id).toBe(house.id)
  await saveListings(database.db, [{ ...house, title: 'Renamed' }])
  expect(await read(house.id)).toEqual(first)
  forget()
  expect((await read(house.id))?.listing.title).toBe('Renamed')
  expect((await read(house.slug))?.listing.title).toBe('Renamed')
})

test('what is not there yet is found as soon as it is', async () => {
  const { house, read } = await kept()
  expect(await read('kept-later')).toBeNull()
  await saveListings(database.db, [{ ...house, id: 'kept-later', slug: 'kept-later' }])
  expect((await read('kept-later'))?.listing.id).toBe('kept-later')
})

test('while nobody tells of changes it comes from the database', async () => {
  let isTold = true
  const { house, read } = await kept(() => isTold)
  await read(house.id)
  isTold = false
  await saveListings(database.db, [{ ...house, title: 'Changed unheard' }])
  expect((await read(house.id))?.listing.title).toBe('Changed unheard')
})

test('each language says its own words, and the kept one stays as it was', async () => {
  const { house, read } = await kept()
  const { type } = house
  const words = async () => (await read(house.id))?.listing.words
  expect(type).not.toBeNull()
  expect(await sayIn('de', words)).toHaveProperty(type ?? '')
  expect(await sayIn('en', words)).toBeUndefined()
  const french = await sayIn('fr', words)
  expect(french).not.toEqual(await sayIn('de', words))
})

test('a photo that was not fetched yet shows its colour once it was', async () => {
  const photo = 'https://photos.example/kept-house.jpg'
  const { house, read } = await kept()
  const id = 'kept-photo'
  await saveListings(database.db, [{ ...house, id, slug: id, thumbnail: photo }])
  expect((await read(id))?.colours).toEqual({})
  await savePicture(database.db, pictureId(photo), '#aabbcc')
  expect((await read(id))?.colours).toEqual({ cover: '#aabbcc' })
})
