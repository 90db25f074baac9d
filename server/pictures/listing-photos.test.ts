import { afterEach, beforeEach, expect, test } from 'vitest'
import { openService } from '#auth/conformance/service.test-kit.ts'
import { testDatabase } from '#test/database.ts'
import { openPhotoBucket } from '../account/photo-bucket.ts'
import { ACCESS, openFakeBucket, photosOf } from '../account/photos.test-kit.ts'
import { createListingPhotos } from './listing-photos.ts'

const database = testDatabase()
const DAY_S = 86_400
let store: Awaited<ReturnType<typeof openFakeBucket>>
beforeEach(async () => {
  store = await openFakeBucket()
})
afterEach(() => store.close())

function open() {
  const { deps, advance } = openService(database.db, { confirmEmail: false })
  const bucket = openPhotoBucket({ url: store.url, ...ACCESS })
  const { db, now } = deps
  const photos = createListingPhotos({ db, now, bucket })
  return { photos, advance, deleteObjects: photosOf(deps, bucket).deleteOrphans }
}

test('with a bucket a photo is one object of it, deleted with its row', async () => {
  const { photos, advance, deleteObjects } = open()
  const id = await photos.save('3', Buffer.from('a photo'))
  expect(store.objects.size).toBe(1)
  expect(await photos.find(id)).toEqual(Buffer.from('a photo'))
  advance(2 * DAY_S)
  await deleteObjects()
  expect(store.objects.size, 'it has a row').toBe(1)
  await photos.deleteUnused()
  await deleteObjects()
  expect(await photos.find(id)).toBeNull()
  expect(store.objects.size).toBe(0)
})

test('a failing bucket stores nothing, and a lost upload leaves no object', async () => {
  const { photos, advance, deleteObjects } = open()
  store.answer(500)
  await expect(photos.save('3', Buffer.from('a photo'))).rejects.toThrow('500')
  store.answer('well')
  advance(DAY_S)
  await deleteObjects()
  expect(store.objects.size).toBe(0)
})
