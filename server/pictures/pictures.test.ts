import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { photoOf } from '#app/lib/pictures.ts'
import { findListing, listCardsById, saveListings } from '#data/catalogue/listings.ts'
import { findColours, listPictureIds, pictureId } from '#data/catalogue/pictures.ts'
import { ownPhotoPath } from '#domain/listing/own-photo.ts'
import { testDatabase } from '#test/database.ts'
import { pictureRoutes } from './http.ts'
import { createListingPhotos, type ListingPhotos } from './listing-photos.ts'
import { PictureStore } from './picture-store.ts'
import { createPictures } from './pictures.ts'
import { openFakeHost, photo } from './stand-in.test-kit.ts'

const database = testDatabase()
let listingPhotos: ListingPhotos

beforeEach(() => {
  listingPhotos = createListingPhotos({ db: database.db, now: () => new Date(), bucket: null })
})
const MEBIBYTE = 1024 * 1024
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Retried: the last file may still be written. */
const REMOVED = { recursive: true, force: true, maxRetries: 5 } as const
let cabins = 0

/** A host with these responses, a listing with photos on it, and the picture routes. */
async function open(answer: RequestListener) {
  const standIn = await openFakeHost(answer)
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-pictures-'))
  ends.push(standIn.close, () => rmSync(folder, REMOVED))
  const name = `photo-cabin-${++cabins}`
  const cover = `${standIn.origin}/${name}/cover.jpg`
  const second = `${standIn.origin}/${name}/2.jpg`
  const sample = await findListing(database.db, '3')
  if (!sample) throw new Error('the sample catalogue has a third listing')
  const own = { id: name, slug: name, thumbnail: cover, images: [{ url: second, alt: '' }] }
  await saveListings(database.db, [{ ...sample, ...own }])
  const service = (at = folder) => {
    let now = new Date('2026-01-01T00:00:00Z')
    const faults: unknown[] = []
    const pictures = createPictures({
      db: database.db,
      store: new PictureStore(at, MEBIBYTE),
      rules: standIn.rules,
      listingPhotos,
      onFault: (error) => faults.push(error),
      now: () => now,
    })
    const app = pictureRoutes({
      findListing: (slug) => findListing(database.db, slug),
      pictures,
      listingPhotos,
    })
    ends.push(pictures.stop)
    return {
      pictures,
      faults,
      ask: (path: string) => app.request(path),
      /** Waits until the photo is fetched or has failed. */
      async settled(path: string) {
        await app.request(path)
        const isSettled = async () => (await app.request(path)).status === 200 || faults.length > 0
        await expect.poll(isSettled).toBe(true)
        return app.request(path)
      },
      pass: (minutes: number) => {
        now = new Date(now.getTime() + minutes * 60_000)
      },
    }
  }
  const { src, avif } = photoOf(name, 'cover', cover)
  return { ...standIn, folder, name, cover, service, src, avif: avif.split(' ')[0] ?? '' }
}

const sends =
  (body: Buffer | string, type = 'image/jpeg'): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body)
  }

test('a photo redirects to the print of its listing until it is fetched', async () => {
  const { service, src, avif, name, requests } = await open(sends(await photo(1000, 625)))
  const { ask, settled } = service()
  const early = await ask(src)
  expect(early.status).toBe(302)
  expect(early.headers.get('location')).toBe(`/art/${name}-0-4x3.svg`)
  expect(early.headers.get('cache-control')).toBe('no-store')

  const later = await settled(src)
  expect(later.headers.get('content-type')).toBe('image/webp')
  expect(later.headers.get('cache-control')).toContain('immutable')
  expect(later.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await later.arrayBuffer()).metadata()).toMatchObject({
    width: 800,
    height: 500,
  })
  const modern = await ask(avif)
  expect(modern.headers.get('content-type')).toBe('image/avif')
  expect(await sharp(await modern.arrayBuffer()).metadata()).toMatchObject({ width: 400 })
  expect(requests).toEqual([`photos.test/${name}/cover.jpg`])
})

test('metadata is removed; the card gets the dominant colour', async () => {
  const { service, src, name } = await open(sends(await photo()))
  const kept = Buffer.from(await (await service().settled(src)).arrayBuffer())
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect(kept.includes('Secret')).toBe(false)
  await expect
    .poll(async () => (await listCardsById(database.db, [name]))[0]?.thumbnailColour)
    .toMatch(/^#[0-9a-f]{6}$/)
})

test('the page of a listing gets the colours of all its photos', async () => {
  const { service, name } = await open(sends(await photo()))
  const listing = await findListing(database.db, name)
  if (!listing) throw new Error('the listing was saved')
  expect(await findColours(database.db, listing)).toEqual({})
  await service().pictures.prepareChanged()
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(await findColours(database.db, listing)).toEqual({ cover: colour, 0: colour })
})

test('records of unreferenced photos are deleted, at most once a day', async () => {
  const { service, name, cover, origin } = await open(sends(await photo()))
  const { pictures, pass } = service()
  const knows = async (source: string) => (await listPictureIds(database.db)).has(pictureId(source))
  const moveTo = async (thumbnail: string) => {
    const listing = await findListing(database.db, name)
    if (listing) await saveListings(database.db, [{ ...listing, thumbnail }])
    await pictures.prepareChanged()
  }
  await pictures.prepareChanged()
  expect(await knows(cover)).toBe(true)
  const other = `${origin}/${name}/other.jpg`
  await moveTo(other)
  expect(await knows(cover)).toBe(true)
  pass(24 * 60)
  await moveTo(`${origin}/${name}/third.jpg`)
  expect([await knows(cover), await knows(other)]).toEqual([false, false])
  expect(await knows(`${origin}/${name}/third.jpg`)).toBe(true)
  expect(await knows(`${origin}/${name}/2.jpg`)).toBe(true)
})

test('a small photo is not enlarged', async () => {
  const { service, src } = await open(sends(await photo(300, 200)))
  const kept = await (await service().settled(src)).arrayBuffer()
  expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 200 })
})

test('only photos of listings are fetched', async () => {
  const { service, name, requests, origin } = await open(sends(await photo()))
  const { ask } = service()
  for (const file of [
    'no-such-place-cover-800.webp',
    `${name}-1-800.webp`,
    `${name}-cover-801.webp`,
    `${name}-cover-800.svg`,
    encodeURIComponent(`${origin}/elsewhere-cover-800.webp`),
  ])
    expect((await ask(`/pictures/${file}?v=1`)).status).toBe(404)
  expect(requests).toEqual([])
})

test('the URL of a previous photo shows the current one, briefly cached', async () => {
  const { service, src } = await open(sends(await photo()))
  const { settled, ask } = service()
  await settled(src)
  const old = await ask(src.replace(/v=.*/, 'v=old'))
  expect(old.headers.get('cache-control')).toBe('public, max-age=300')
})

const HTML = '<script>alert(1)</script>'
/** A GIF that claims 65,535 by 65,535 pixels in a few bytes. */
const BOMB = Buffer.from(
  '474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b',
  'hex',
)

test.each([
  ['a page', HTML, 'image/jpeg'],
  ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`, 'image/svg+xml'],
  ['a drawing that calls itself a photo', `<?xml version="1.0"?><svg/>`, 'image/png'],
  ['a bomb', BOMB, 'image/gif'],
  ['the beginning of a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
  ['nothing', '', 'image/jpeg'],
])('%s is rejected as a photo', async (_what, body, type) => {
  const { service, src, folder } = await open(sends(body, type))
  expect((await service().settled(src)).status).toBe(302)
  expect(readdirSync(folder)).toEqual([])
})

test('a polyglot file is reduced to the photo', async () => {
  const { service, src } = await open(sends(Buffer.concat([await photo(), Buffer.from(HTML)])))
  const kept = Buffer.from(await (await service().settled(src)).arrayBuffer())
  expect(kept.includes('script')).toBe(false)
})

test('a failed fetch is retried with growing intervals', async () => {
  const { service, src, requests } = await open((_request, response) =>
    response.writeHead(500).end(),
  )
  const { ask, settled, faults, pass } = service()
  await settled(src)
  const asks = async (expected: number) => {
    const before = faults.length
    // Checked before the request: the fetch may start at once, and the failure is stored later.
    const isDue = expected > requests.length
    await ask(src)
    if (isDue) await expect.poll(() => faults.length).toBe(before + 1)
    expect(requests).toHaveLength(expected)
  }
  await asks(1)
  pass(6)
  await asks(2)
  pass(6)
  await asks(2)
  pass(15)
  await asks(3)
})

test('photos of an import are prefetched, by one of several processes', async () => {
  const { service, src, name, requests, folder } = await open(sends(await photo()))
  const other = mkdtempSync(join(tmpdir(), 'seekwell-pictures-'))
  ends.push(() => rmSync(other, REMOVED))
  const [one, two] = [service(), service(other)]
  await Promise.all([one.pictures.prepareChanged(), two.pictures.prepareChanged()])
  const ours = requests.filter((path) => path.includes(name))
  expect(ours.toSorted()).toEqual([`photos.test/${name}/2.jpg`, `photos.test/${name}/cover.jpg`])
  // After a restart the files still exist; the other process fetches its own on request.
  const again = service(readdirSync(folder).length > 0 ? folder : other)
  expect((await again.ask(src)).status).toBe(200)
})

test('without allowed hosts nothing is fetched', async () => {
  const { rules, folder, cover, requests } = await open(sends(await photo()))
  const pictures = createPictures({
    db: database.db,
    store: new PictureStore(folder, MEBIBYTE),
    rules: { ...rules, hosts: [] },
    listingPhotos,
    onFault: () => {},
  })
  await pictures.prepareChanged()
  expect(await pictures.take(cover, { width: 400, format: 'webp' })).toBeNull()
  expect(requests).toEqual([])
})

test('a photo that staff uploaded is made at once, without any allowed host, cropped around its focus', async () => {
  const { rules, folder, service, name } = await open(sends(await photo()))
  const faults: unknown[] = []
  const pictures = createPictures({
    db: database.db,
    store: new PictureStore(folder, MEBIBYTE),
    rules: { ...rules, hosts: [] },
    listingPhotos,
    onFault: (error) => faults.push(error),
  })
  ends.push(pictures.stop)
  // Red on the left, blue on the right.
  const red = { input: await plain('red', 500), left: 0, top: 0 }
  const webp = await sharp(await plain('blue', 1_000))
    .composite([red])
    .webp()
    .toBuffer()
  const url = ownPhotoPath(await listingPhotos.save(name, webp))
  const size = { width: 400, format: 'webp' } as const
  const whole = await pictures.take(url, size)
  expect(whole && (await sharp(whole).metadata())).toMatchObject({ width: 400, height: 160 })
  const left = await pictures.take(`${url}?focus=10,50`, size)
  expect(left && (await sharp(left).metadata())).toMatchObject({ width: 400, height: 300 })
  expect(left && (await sharp(left).stats()).dominant).toMatchObject({ r: 248, b: 8 })
  expect(await pictures.take(ownPhotoPath(crypto.randomUUID()), size)).toBeNull()
  expect(faults).toHaveLength(1)

  const { ask } = service()
  const answer = await ask(url)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp)
  expect((await ask(ownPhotoPath(crypto.randomUUID()))).status).toBe(404)
  expect((await ask('/photos/..%2f..%2fetc')).status).toBe(404)
})

const plain = (background: string, width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
