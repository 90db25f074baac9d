import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import type {
  AuditPage,
  EditedListing,
  NewPhoto,
  VersionView,
} from '#domain/console/console-api.ts'
import { LISTING_PHOTO_BYTES } from '#domain/console/photo-limits.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'
import { testDatabase } from '#test/database.ts'
import { photo } from '../../pictures/stand-in.test-kit.ts'
import { openConsole, type Person } from '../console.test-kit.ts'

const database = testDatabase()

async function openPhotos() {
  const opened = openConsole(database.db)
  const editor = await opened.person('editor')
  const read = async (id: string): Promise<EditedListing> =>
    (await opened.call('GET', `/listings/${id}`, editor.token)).json()
  const put = (id: string, before: readonly Photo[], photos: readonly object[], who = editor) =>
    opened.call('PUT', `/listings/${id}/photos`, who.token, { before, photos })
  /** Uploads a photo and returns its address. */
  async function add(id: string, who: Person = editor): Promise<string> {
    const { url }: NewPhoto = await (await opened.upload(id, who.token, await photo())).json()
    return url
  }
  return { ...opened, editor, read, put, add }
}

test('an uploaded photo is written anew, and shown after it was saved as a version', async () => {
  const { read, put, add, call, editor, person, listingPhotos } = await openPhotos()
  const before = await read('3')
  const url = await add('3')
  expect((await read('3')).photos, 'not before it is saved').toEqual(before.photos)
  const stored = await listingPhotos.find(readOwnPhoto(url)?.id ?? '')
  const { format, exif } = await sharp(stored ?? undefined).metadata()
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })

  const photos = [{ url, alt: ' The lake ', focus: { x: 20, y: 80 } }]
  const saved: EditedListing = await (await put('3', before.photos, photos)).json()
  expect(saved.photos).toEqual([{ url, alt: 'The lake', focus: { x: 20, y: 80 } }])
  expect(saved.values.thumbnail, 'edited with the photos').toBe('')
  expect(saved.versions[0]).toMatchObject({ kind: 'edited', author: editor.email })
  expect(await findListing(database.db, '3')).toMatchObject({ thumbnail: `${url}?focus=20,80` })
  const view: VersionView = await (await call('GET', '/listings/3/versions/2', editor.token)).json()
  expect(view.changes.map(({ field }) => field).toSorted()).toEqual(['images', 'thumbnail'])
  const { token } = await person('admin')
  const { entries }: AuditPage = await (await call('GET', '/audit?subject=3', token)).json()
  expect(entries[0]).toMatchObject({ action: 'listing.edited', subjectId: '3' })

  const text = { values: { title: 'A new title' }, basedOn: saved.updatedAt }
  await call('PUT', '/listings/3', editor.token, text)
  expect(await findListing(database.db, '3'), 'a text leaves the photos').toMatchObject({
    title: 'A new title',
    thumbnail: `${url}?focus=20,80`,
  })
  await put('3', saved.photos, [])
  expect(await findListing(database.db, '3')).toMatchObject({ images: [], thumbnail: null })
})

test('files that are no pictures, disguised, broken or too large store nothing', async () => {
  const { upload, editor } = await openPhotos()
  const codeOf = async (file: Buffer) => {
    const response = await upload('5', editor.token, file)
    return [response.status, ((await response.json()) as { error_code: string }).error_code]
  }
  const unreadable = [422, 'not_a_picture']
  expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(unreadable)
  expect(await codeOf(Buffer.from('GIF89a<script>alert(1)</script>'))).toEqual(unreadable)
  expect(await codeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]))).toEqual(unreadable)
  expect(await codeOf(Buffer.alloc(0))).toEqual(unreadable)
  const half = await photo(900, 900)
  expect(await codeOf(half.subarray(0, half.length / 2))).toEqual(unreadable)
  expect(await codeOf(Buffer.alloc(LISTING_PHOTO_BYTES + 1))).toEqual([
    413,
    'request_entity_too_large',
  ])
  const create = { width: 8_000, height: 6_000, channels: 3, background: '#fff' } as const
  const large = await sharp({ create }).png().toBuffer()
  expect(await codeOf(large)).toEqual([422, 'too_many_pixels'])
  const slow = await sharp({ create: { ...create, width: 6_000 } })
    .png()
    .toBuffer()
  expect((await upload('5', editor.token, slow)).status, '36 megapixels').toBe(201)
  expect((await upload('no-such-listing', editor.token, await photo())).status).toBe(404)
})

test('a photo needs a text, and only photos of the listing are accepted', async () => {
  const { read, put, add, editor, call } = await openPhotos()
  const { photos: before } = await read('7')
  const [url, foreign] = [await add('7'), await add('8')]
  for (const photos of [
    [{ url, alt: '  ' }],
    [{ url }],
    [{ url, alt: 'A', focus: { x: 101, y: 0 } }],
    [{ url, alt: 'A', script: '<script>' }],
    Array.from({ length: 51 }, () => ({ url, alt: 'A' })),
  ])
    expect((await put('7', before, photos)).status).toBe(400)
  for (const address of [
    foreign,
    'https://elsewhere.example/1.jpg',
    'javascript:alert(1)',
    '/photos/../../etc',
    `/photos/${crypto.randomUUID()}.webp`,
    `${url}?focus=1,1`,
  ])
    expect(
      await (await put('7', before, [{ url: address, alt: 'A' }])).json(),
      address,
    ).toMatchObject({ error_code: 'fields_invalid' })
  const twice = [url, url].map((same) => ({ url: same, alt: 'A' }))
  expect((await put('7', before, twice)).status).toBe(422)
  expect((await read('7')).photos).toEqual(before)
  expect((await call('PUT', '/listings/7/photos', editor.token, { photos: [] })).status).toBe(400)
})

test('of editors who change the photos at once the second is shown both; a text is no conflict', async () => {
  const { read, put, add, call, editor, person } = await openPhotos()
  const other = await person('editor')
  const first = await read('9')
  const [mine, theirs] = [
    { url: await add('9'), alt: 'Mine' },
    { url: await add('9'), alt: 'Theirs' },
  ]
  expect((await put('9', first.photos, [theirs], other)).status).toBe(200)
  const rejected = await put('9', first.photos, [mine])
  expect(rejected.status).toBe(409)
  expect(await rejected.json()).toMatchObject({
    error_code: 'conflict',
    current: { photos: [theirs] },
  })
  const { updatedAt } = await read('9')
  const text = { values: { type: 'Inn' }, basedOn: updatedAt }
  await call('PUT', '/listings/9', other.token, text)
  const both = [theirs, mine]
  expect((await put('9', [theirs], both)).status).toBe(200)
  expect(await read('9')).toMatchObject({ photos: both, values: { type: 'Inn' } })

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => put('9', both, [{ ...mine, alt: `Try ${n}` }])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect((await read('9')).versions.length).toBe(5)
  expect(editor.email).toBe((await read('9')).versions[0]?.author)
})

test('a portrait of a host needs a text and an upload for its listing, and is restored with it', async () => {
  const { read, add, call, editor } = await openPhotos()
  const [image, foreign] = [await add('6'), await add('5')]
  const before = await read('6')
  const put = async (portrait: object) => {
    const { values, updatedAt: basedOn } = await read('6')
    const host = { ...(values.host as object), name: 'Ada', ...portrait }
    return call('PUT', '/listings/6', editor.token, { values: { host }, basedOn })
  }
  const faultOf = async (portrait: object) => {
    const response = await put(portrait)
    return [response.status, (await response.json()).faults]
  }
  expect(await faultOf({ image, imageAlt: ' ' })).toEqual([
    422,
    [{ field: 'host', part: 'imageAlt', reason: 'missing' }],
  ])
  for (const unknown of [foreign, `/photos/${crypto.randomUUID()}.webp`])
    expect(await faultOf({ image: unknown, imageAlt: 'Ada' })).toEqual([
      422,
      [{ field: 'host', part: 'image', reason: 'no_web_address' }],
    ])

  expect((await put({ image, imageAlt: 'Ada at the loom' })).status).toBe(200)
  const shown = { host: { image, imageAlt: 'Ada at the loom' } }
  expect(await findListing(database.db, '6')).toMatchObject(shown)
  expect((await put({ image: '', imageAlt: '' })).status).toBe(200)
  const { updatedAt: basedOn, versions } = await read('6')
  const version = versions[1]?.version
  expect(versions.length).toBeGreaterThan(before.versions.length)
  const restored = await call('POST', '/listings/6/restore', editor.token, { version, basedOn })
  expect(restored.status).toBe(200)
  expect(await findListing(database.db, '6')).toMatchObject(shown)
})

test('an uploaded photo that no version shows is deleted after a day', async () => {
  const { read, put, add, call, editor, person, listingPhotos, advance } = await openPhotos()
  const [shown, unused] = [await add('10'), await add('10')]
  const [portrait, unsaved, draft] = [await add('10'), await add('10'), await add('10')]
  const { photos, updatedAt: basedOn } = await read('10')
  const hostWith = (image: string) => ({
    values: { host: { name: 'Ada', role: '', bio: '', image, imageAlt: 'Ada' } },
  })
  const saved: EditedListing = await (await put('10', photos, [{ url: shown, alt: 'A' }])).json()
  await put('10', saved.photos, [])
  const edited = { before: [], photos: [{ url: draft, alt: '' }] }
  const body = { ...hostWith(unsaved), photos: edited, basedOn }
  expect((await call('PUT', '/listings/10/unsaved', editor.token, body)).status).toBe(204)
  const other = await person('editor')
  const edit = { ...hostWith(portrait), basedOn: (await read('10')).updatedAt }
  expect((await call('PUT', '/listings/10', other.token, edit)).status).toBe(200)
  const isStored = async (url: string) =>
    (await listingPhotos.find(readOwnPhoto(url)?.id ?? '')) !== null
  await listingPhotos.deleteUnused()
  expect(await isStored(unused), 'it may be saved still').toBe(true)
  advance(90_000)
  await listingPhotos.deleteUnused()
  expect(await isStored(unused)).toBe(false)
  expect(await isStored(shown), 'a version shows it').toBe(true)
  expect(await isStored(portrait), 'the host has it').toBe(true)
  expect(await isStored(unsaved), 'an editor has not saved it yet').toBe(true)
  expect(await isStored(draft), 'nor this one, of the listing').toBe(true)
})
