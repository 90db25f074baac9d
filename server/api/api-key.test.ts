import { expect, test } from 'vitest'
import { listApiKeys, revokeApiKey } from '#data/staff/api-keys.ts'
import { testDatabase } from '#test/database.ts'
import { keyedApi } from './api-key.test-kit.ts'
import { requestsAnswer } from './requests/schemas.ts'
import { problemBody } from './schemas.ts'

const database = testDatabase()

test('a key does what its scopes permit', async () => {
  const { call, key } = keyedApi(database.opened)
  const [reads, requests] = [await key(['read']), await key(['requests:read'])]
  for (const [path, given, status] of [
    ['/search?limit=1', null, 200],
    ['/search?limit=1', reads.key, 200],
    ['/search?limit=1', requests.key, 403],
    ['/requests', null, 401],
    ['/requests', reads.key, 403],
    ['/requests', requests.key, 200],
    ['/requests?page=0', requests.key, 400],
    ['/requests', 'sw_unknown', 401],
    // A key that is wrong must not pass as none: its owner would not notice.
    ['/search', 'sw_unknown', 401],
    ['/search', 'sb_publishable_other', 200],
  ] as const) {
    const response = await call(path, given)
    expect(response.status, `${path} ${given}`).toBe(status)
    if (status !== 200) problemBody.parse(await response.json())
  }
})

test('a web page may use a key that only reads, and no secret one', async () => {
  const { app, call, key } = keyedApi(database.opened)
  const page = { headers: { origin: 'https://a-page.example' } }
  const [reads, secret] = [await key(['read']), await key(['read', 'requests:read'])]
  const allowed = await call('/categories', reads.key, page)
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const preflight = await app.request('/categories', {
    method: 'OPTIONS',
    headers: {
      ...page.headers,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  for (const path of ['/categories', '/requests'])
    expect((await call(path, secret.key, page)).status).toBe(403)
  expect((await call('/requests', secret.key)).status).toBe(200)
})

test('booking requests have the described shape and are not cached', async () => {
  const { call, key } = keyedApi(database.opened)
  const response = await call('/requests?state=sent', (await key(['requests:read'])).key)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(requestsAnswer.parse(await response.json())).toMatchObject({ page: 1, pages: 0, total: 0 })
})

test('a revoked key is rejected from the next call on', async () => {
  const { call, key } = keyedApi(database.opened)
  const one = await key(['read'])
  expect((await call('/categories', one.key)).status).toBe(200)
  await revokeApiKey(database.db, one.id, new Date())
  expect((await call('/categories', one.key)).status).toBe(401)
})

test('each key has its own rate', async () => {
  const { call, key } = keyedApi(database.opened)
  const [slow, other] = [await key(['read'], 3), await key(['read'])]
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await call('/categories', slow.key)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const rejected = await call('/categories', slow.key)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('/categories', other.key)).status).toBe(200)
})

test('the last use is recorded to the minute', async () => {
  const { call, key, advance } = keyedApi(database.opened)
  const { id, key: text } = await key(['read'])
  const lastUse = async () =>
    (await listApiKeys(database.db)).find((entry) => entry.id === id)?.lastUsedAt
  expect(await lastUse()).toBeNull()
  await call('/categories', text)
  const first = await lastUse()
  expect(first).not.toBeNull()
  advance(30)
  await call('/categories', text)
  expect(await lastUse()).toBe(first)
  advance(31)
  await call('/categories', text)
  expect(await lastUse()).not.toBe(first)
})
