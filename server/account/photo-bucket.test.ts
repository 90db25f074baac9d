import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshEmail, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { testDatabase } from '#test/database.ts'
import { accountRoutes } from './http.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { ACCESS, openFakeBucket, photosOf } from './photos.test-kit.ts'

const database = testDatabase()
const DAY_S = 86_400
let store: Awaited<ReturnType<typeof openFakeBucket>>
beforeEach(async () => {
  store = await openFakeBucket()
})
afterEach(() => store.close())

async function openAccount(access: Partial<typeof ACCESS> = {}) {
  const service = openService(database.db, { confirmEmail: false })
  const bucket = openPhotoBucket({ url: store.url, ...ACCESS, ...access })
  const photos = photosOf(service.deps, bucket)
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const app = new Hono().route('/account/v1', accountRoutes({ auth: service.deps, photos, log }))
  const { data } = await service.client().signUp({ email: freshEmail('photo'), password: PASSWORD })
  const token = data.session?.access_token ?? ''
  const call = (method: string, path: string, body?: Uint8Array) =>
    app.request(`/account/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: new Uint8Array(body) }),
    })
  const shown = async () => Buffer.from(await (await call('GET', '/photo')).arrayBuffer())
  return { ...service, photos, call, shown }
}

const photoOf = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
const failed = { status: 503, error_code: 'photo_storage_unavailable' }
const errorOf = async (response: Response) => ({
  ...((await response.json()) as object),
  status: response.status,
})

test('a photo is one object of the bucket, replaced and deleted with the photo', async () => {
  const { call, shown } = await openAccount()
  expect((await call('PUT', '/photo', await photoOf('red'))).status).toBe(204)
  const [[key, first] = []] = [...store.objects]
  expect(key).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/)
  expect((await shown()).equals(first ?? Buffer.alloc(0))).toBe(true)
  expect((await call('GET', '/photo/small')).headers.get('content-type')).toBe('image/webp')
  await call('PUT', '/photo', await photoOf('blue'))
  expect(store.objects.size).toBe(1)
  expect((await shown()).equals(first ?? Buffer.alloc(0))).toBe(false)
  expect((await call('DELETE', '/photo')).status).toBe(204)
  expect(store.objects.size).toBe(0)
  expect((await call('GET', '/photo')).status).toBe(404)
})

test('a failing bucket is reported, and the previous photo stays', async () => {
  const { call, shown, photos, advance } = await openAccount()
  await call('PUT', '/photo', await photoOf('red'))
  const before = await shown()
  for (const mood of [403, 500] as const) {
    store.answer(mood)
    const put = await call('PUT', '/photo', await photoOf('blue'))
    expect(await errorOf(put), String(mood)).toMatchObject(failed)
    expect(await errorOf(await call('GET', '/photo')), String(mood)).toMatchObject(failed)
    expect(await errorOf(await call('GET', '/export')), String(mood)).toMatchObject(failed)
    store.answer('well')
    expect((await shown()).equals(before), String(mood)).toBe(true)
  }
  // Deleted while the bucket is unavailable: at once for its owner, later in the bucket.
  store.answer(500)
  expect((await call('DELETE', '/photo')).status).toBe(204)
  expect((await call('GET', '/photo')).status).toBe(404)
  expect(store.objects.size).toBe(1)
  store.answer('well')
  advance(7_200)
  await photos.deleteOrphans()
  expect(store.objects.size).toBe(0)
})

test('a bucket that does not answer times out', async () => {
  store.answer('silent')
  const bucket = openPhotoBucket({ url: store.url, ...ACCESS }, 50)
  await expect(bucket.get('0.webp')).rejects.toThrow(/timeout/)
})

test('an upload that was not completed is deleted from the bucket', async () => {
  const { photos, advance } = await openAccount()
  await expect(
    photos.save('00000000-0000-4000-8000-000000000000', await photoOf('red')),
  ).rejects.toThrow()
  expect(store.objects.size).toBe(1)
  await photos.deleteOrphans()
  expect(store.objects.size, 'it may still be on its way').toBe(1)
  advance(7_200)
  await photos.deleteOrphans()
  expect(store.objects.size).toBe(0)
})

test('deleting the account deletes the object; a wrong secret stores nothing', async () => {
  const { call, deps, photos, advance } = await openAccount()
  await call('PUT', '/photo', await photoOf('red'))
  await call('POST', '/deletion')
  advance(8 * DAY_S)
  expect(await deleteExpiredMembers(deps.db, deps.now())).toBe(1)
  await photos.deleteOrphans()
  expect(store.objects.size).toBe(0)

  const stranger = await openAccount({ secret: 'another' })
  const put = await stranger.call('PUT', '/photo', await photoOf('red'))
  expect(await errorOf(put)).toMatchObject(failed)
  expect(store.objects.size).toBe(0)
})
