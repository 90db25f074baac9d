import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshEmail, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { testDatabase } from '#test/database.ts'
import { accountRoutes } from './http.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { ACCESS, openStandIn, photosOf } from './photos.test-kit.ts'

const database = testDatabase()
const DAY_S = 86_400
let store: Awaited<ReturnType<typeof openStandIn>>
beforeEach(async () => {
  store = await openStandIn()
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
const refused = { status: 503, error_code: 'photo_storage_unavailable' }
const toldBy = async (response: Response) => ({
  ...((await response.json()) as object),
  status: response.status,
})

test('a photo is one object of the bucket; a new one takes its place; taken away, it is gone', async () => {
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

test('a bucket that refuses or breaks is told plainly, and the photo before stays', async () => {
  const { call, shown, photos, advance } = await openAccount()
  await call('PUT', '/photo', await photoOf('red'))
  const before = await shown()
  for (const mood of [403, 500] as const) {
    store.answer(mood)
    const put = await call('PUT', '/photo', await photoOf('blue'))
    expect(await toldBy(put), String(mood)).toMatchObject(refused)
    expect(await toldBy(await call('GET', '/photo')), String(mood)).toMatchObject(refused)
    expect(await toldBy(await call('GET', '/export')), String(mood)).toMatchObject(refused)
    store.answer('well')
    expect((await shown()).equals(before), String(mood)).toBe(true)
  }
  // Taken away while the bucket is away: gone for its owner at once, and from the bucket as soon as can be.
  store.answer(500)
  expect((await call('DELETE', '/photo')).status).toBe(204)
  expect((await call('GET', '/photo')).status).toBe(404)
  expect(store.objects.size).toBe(1)
  store.answer('well')
  advance(7_200)
  await photos.sweep()
  expect(store.objects.size).toBe(0)
})

test('a bucket that says nothing is not waited for', async () => {
  store.answer('silent')
  const bucket = openPhotoBucket({ url: store.url, ...ACCESS }, 50)
  await expect(bucket.get('0.webp')).rejects.toThrow(/timeout/)
})

test('what was uploaded, and then not kept, does not stay in the bucket', async () => {
  const { photos, advance } = await openAccount()
  await expect(
    photos.save('00000000-0000-4000-8000-000000000000', await photoOf('red')),
  ).rejects.toThrow()
  expect(store.objects.size).toBe(1)
  await photos.sweep()
  expect(store.objects.size, 'it may still be on its way').toBe(1)
  advance(7_200)
  await photos.sweep()
  expect(store.objects.size).toBe(0)
})

test('with the account the object goes; a wrong secret keeps nothing', async () => {
  const { call, deps, photos, advance } = await openAccount()
  await call('PUT', '/photo', await photoOf('red'))
  await call('POST', '/deletion')
  advance(8 * DAY_S)
  expect(await deleteExpiredMembers(deps.db, deps.now())).toBe(1)
  await photos.sweep()
  expect(store.objects.size).toBe(0)

  const stranger = await openAccount({ secret: 'another' })
  const put = await stranger.call('PUT', '/photo', await photoOf('red'))
  expect(await toldBy(put)).toMatchObject(refused)
  expect(store.objects.size).toBe(0)
})
