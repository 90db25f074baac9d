import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { freshEmail, KEYS, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { createOAuthClient } from '#data/auth/oauth-clients.ts'
import { createGrant, listGrants } from '#data/auth/oauth-grants.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { findSharedListings } from '#data/members/saved-shares.ts'
import { testDatabase } from '#test/database.ts'
import { accountRoutes } from './http.ts'
import { photosOf } from './photos.test-kit.ts'

const database = testDatabase()
const DAY_S = 86_400

function openAccount() {
  const service = openService(database.db, { confirmEmail: false })
  const quiet = { debug() {}, info() {}, warn() {}, error() {} }
  const onSave = vi.fn()
  const app = new Hono().route(
    '/account/v1',
    accountRoutes({ auth: service.deps, photos: photosOf(service.deps), log: quiet, onSave }),
  )

  async function call(method: string, path: string, token: string | null, body?: unknown) {
    const isFile = body instanceof Buffer
    return app.request(`/account/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isFile && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  }

  async function person() {
    const email = freshEmail('member')
    const auth = service.client()
    const { data } = await auth.signUp({ email, password: PASSWORD })
    return { email, auth, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
  }

  return { ...service, call, person, onSave }
}

const CALLS: [string, string, unknown?][] = [
  ['GET', '/profile'],
  ['PUT', '/profile', { homeArea: 'Elsewhere' }],
  ['GET', '/photo'],
  ['PUT', '/photo', Buffer.from('x')],
  ['DELETE', '/photo'],
  ['GET', '/saved'],
  ['POST', '/saved', { changes: [{ kind: 'remove', id: '3' }] }],
  ['GET', '/share'],
  ['POST', '/share'],
  ['DELETE', '/share'],
  ['GET', '/export'],
  ['POST', '/deletion'],
  ['DELETE', '/deletion'],
]

const at = '2026-05-01T10:00:00.000Z'
const saving = (id: string, more = {}) => ({ kind: 'save', item: { id, at, ...more } })

test('listings that are saved are counted, a browser that only asks for the list is not', async () => {
  const { call, person, onSave } = openAccount()
  const { token } = await person()
  await call('POST', '/saved', token, { changes: [] })
  await call('POST', '/saved', token, { changes: [{ kind: 'remove', id: '3' }] })
  expect(onSave).not.toHaveBeenCalled()
  await call('POST', '/saved', token, { changes: [saving('3'), saving('4')] })
  expect(onSave).toHaveBeenCalledTimes(2)
})

test('every call needs a valid token that has not expired', async () => {
  const { call, person, advance } = openAccount()
  const { token, auth } = await person()
  const [head, , signature] = token.split('.')
  const forged = `${head}.${btoa(JSON.stringify({ sub: 'somebody' }))}.${signature}`
  for (const [method, path, body] of CALLS) {
    for (const bad of [null, KEYS.anon, KEYS.service, 'nonsense', forged])
      expect((await call(method, path, bad, body)).status, `${method} ${path} ${bad}`).toBeOneOf([
        400, 401, 403,
      ])
  }
  expect((await call('GET', '/profile', token)).status).toBe(200)
  await auth.signOut()
  expect((await call('GET', '/profile', token)).status, 'after signing out').toBe(403)
  const other = await person()
  advance(2 * 3_600)
  expect((await call('GET', '/saved', other.token)).status, 'expired').toBe(403)
})

test("members cannot read or change each other's data", async () => {
  const { call, person } = openAccount()
  const [one, other] = [await person(), await person()]
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await call('PUT', '/profile', one.token, { homeArea: 'Kyoto' })
  await call('PUT', '/photo', one.token, photo)
  await call('POST', '/saved', one.token, { changes: [saving('3', { note: 'mine', notedAt: at })] })

  expect(await (await call('GET', '/profile', other.token)).json()).toEqual({
    homeArea: '',
    hasPhoto: false,
    deleteAfter: null,
  })
  expect((await call('GET', '/photo', other.token)).status).toBe(404)
  expect(await (await call('GET', '/saved', other.token)).json()).toEqual({ items: [], lists: [] })
  const taken = await (await call('GET', '/export', other.token)).text()
  expect(taken).not.toMatch(/Kyoto|mine/)
  expect(taken).not.toContain(one.email)

  await call('DELETE', '/photo', other.token)
  await call('PUT', '/profile', other.token, { homeArea: 'Oslo', userId: one.id })
  await call('POST', '/saved', other.token, { changes: [{ kind: 'remove', id: '3' }] })
  await call('DELETE', '/share', other.token)
  await call('POST', '/deletion', other.token)
  const own = await (await call('GET', '/export', one.token)).json()
  expect(own).toMatchObject({
    account: { email: one.email },
    profile: { homeArea: 'Kyoto', hasPhoto: true, deleteAfter: null },
    saved: [{ id: '3', note: 'mine' }],
    consoleRole: null,
    programs: [],
    devices: [{ ip: expect.any(String) }],
  })
  expect(JSON.stringify(own)).not.toMatch(/password|refresh|salt|secret/i)
})

test('an export names connected programs, and asking for deletion disconnects them', async () => {
  const { call, person } = openAccount()
  const { id: userId, token } = await person()
  const [client, createdAt] = [randomUUID(), new Date()]
  const redirectUris = ['https://app.example/callback']
  await createOAuthClient(database.db, { id: client, name: 'Garden', redirectUris, createdAt })
  await createGrant(database.db, {
    ...{ id: randomUUID(), userId, clientId: client, scopes: ['saved:read'], createdAt },
    ...{ refreshSalt: 'salt', refreshCounter: 0, refreshedAt: createdAt },
  })
  const exported = await (await call('GET', '/export', token)).json()
  expect(exported).toMatchObject({ programs: [{ name: 'Garden', scopes: ['saved:read'] }] })
  await call('POST', '/deletion', token)
  expect(await listGrants(database.db, userId)).toEqual([])
})

test('an unknown path gets a JSON error', async () => {
  const { call } = openAccount()
  for (const [method, path] of [
    ['PATCH', '/profile'],
    ['GET', '/nothing'],
  ] as const) {
    const answer = await call(method, path, null)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 404, error_code: 'not_found' })
  }
})

test('a share link is created once, cannot be guessed, and can be revoked', async () => {
  const { call, person, deps } = openAccount()
  const [one, other] = [await person(), await person()]
  await call('POST', '/saved', one.token, { changes: [saving('3')] })
  const share = async (method: string, { token }: { token: string }) =>
    ((await (await call(method, '/share', token)).json()) as { token: string | null }).token
  expect(await share('GET', one)).toBeNull()
  const made = (await share('POST', one)) ?? ''
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(await share('POST', one), 'asked for again').toBe(made)
  expect(await share('GET', other)).toBeNull()
  expect(await share('DELETE', other)).toBeNull()
  expect(await findSharedListings(deps.db, made)).toEqual(['3'])
  for (const odd of [`${made}x`, '\0', `a\0b`, made.toUpperCase()])
    expect(await findSharedListings(deps.db, odd)).toBeNull()
  expect(await share('DELETE', one)).toBeNull()
  expect(await findSharedListings(deps.db, made)).toBeNull()
  expect(await share('POST', one), 'a new one').not.toBe(made)
})

test('saved lists merge without loss: union, first time of saving, newest note', async () => {
  const { call, person } = openAccount()
  const { token } = await person()
  const late = '2026-06-01T10:00:00.000Z'
  const send = async (...changes: unknown[]) => {
    const response = await call('POST', '/saved', token, { changes })
    return ((await response.json()) as { items: unknown[] }).items
  }
  await send(
    saving('3', { note: 'old', notedAt: at }),
    saving('4', { note: 'kept', notedAt: late }),
  )
  const merged = await send(
    saving('5'),
    { kind: 'save', item: { id: '3', at: late, note: 'new', notedAt: late } },
    saving('4', { note: 'older', notedAt: at }),
    saving('3'),
  )
  expect(merged).toEqual([
    { id: '3', at, note: 'new', notedAt: late },
    { id: '4', at, note: 'kept', notedAt: late },
    { id: '5', at },
  ])
  expect(await send({ kind: 'remove', id: '4' }, { kind: 'remove', id: 'unknown' })).toHaveLength(2)
  const bad = await call('POST', '/saved', token, { changes: [{ kind: 'save', item: { id: '' } }] })
  expect(bad.status).toBe(400)
})

test('names are single lines without control or bidirectional characters', async () => {
  const { call, person } = openAccount()
  const { token, auth } = await person()
  const profile = await call('PUT', '/profile', token, { homeArea: '\u202eoslo\nK' })
  expect(await profile.json()).toMatchObject({ homeArea: 'oslo K' })
  const id = 'a'.repeat(32)
  const list = { id, name: 'Spa\t\u202ed\u2066ays\r\n', at, namedAt: at }
  const saved = await call('POST', '/saved', token, { changes: [{ kind: 'list', list }] })
  expect(await saved.json()).toMatchObject({ lists: [{ id, name: 'Spa days' }] })
  const { data } = await auth.updateUser({ data: { name: 'A\u202eda\nL', bio: 'two\nlines' } })
  expect(data.user?.user_metadata).toMatchObject({ name: 'Ada L', bio: 'two\nlines' })
  const signedUp = await auth.signUp({
    email: freshEmail('named'),
    password: PASSWORD,
    options: { data: { name: '\u2067Ada', full_name: 'Ada\u2029L' } },
  })
  expect(signedUp.data.user?.user_metadata).toMatchObject({ name: 'Ada', full_name: 'Ada L' })
})

test('a photo is detected by content, resized and stripped of metadata; other files are rejected', async () => {
  const { call, person } = openAccount()
  const { token } = await person()
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } })
  const file = await picture
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer()
  expect(file.includes('SECRET PLACE')).toBe(true)
  expect((await call('PUT', '/photo', token, file)).status).toBe(204)
  const kept = Buffer.from(await (await call('GET', '/photo', token)).arrayBuffer())
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(kept.includes('SECRET PLACE')).toBe(false)

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bad of [
    svg,
    Buffer.from('GIF89a and no more'),
    file.subarray(0, 200),
    Buffer.alloc(0),
  ])
    expect((await call('PUT', '/photo', token, bad)).status).toBe(422)
  expect((await call('PUT', '/photo', token, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
  const after = Buffer.from(await (await call('GET', '/photo', token)).arrayBuffer())
  expect(after.equals(kept), 'a refused file changes nothing').toBe(true)
})

/** A small picture whose header claims another size. */
async function claiming(format: 'gif' | 'png' | 'jpeg' | 'avif', width: number, height: number) {
  const small = sharp({ create: { width: 64, height: 48, channels: 3, background: 'green' } })
  const file = await small.toFormat(format).toBuffer()
  if (format === 'png') {
    file.writeUInt32BE(width, 16)
    file.writeUInt32BE(height, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  } else if (format === 'avif') {
    const at = file.indexOf('ispe')
    file.writeUInt32BE(width, at + 8)
    file.writeUInt32BE(height, at + 12)
  } else if (format === 'jpeg') {
    const at = file.indexOf(Buffer.from([0xff, 0xc0]))
    file.writeUInt16BE(height, at + 5)
    file.writeUInt16BE(width, at + 7)
  } else {
    const at = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
    for (const start of [6, at + 5]) {
      file.writeUInt16LE(width, start)
      file.writeUInt16LE(height, start + 2)
    }
  }
  return file
}

test('a picture with too many pixels is rejected by its header, all frames counted', async () => {
  const { call, person } = openAccount()
  const { token } = await person()
  const put = async (file: Buffer) => {
    const answer = await call('PUT', '/photo', token, file)
    const body = answer.status === 204 ? null : ((await answer.json()) as { error_code: string })
    return [answer.status, body?.error_code]
  }
  const tooMany = [422, 'too_many_pixels']
  expect(await put(await claiming('gif', 6244, 6244)), 'GIF').toEqual(tooMany)
  expect(await put(await claiming('avif', 3001, 3000)), 'AVIF').toEqual(tooMany)
  expect(await put(await claiming('png', 5001, 5000)), 'PNG').toEqual(tooMany)
  expect(await put(await claiming('jpeg', 7000, 6000)), 'JPEG').toEqual(tooMany)
  const frames = await Promise.all(
    ['red', 'green', 'blue', 'white'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await put(animated), 'four small frames').toEqual([204, undefined])
  animated.writeUInt16LE(1520, 6)
  animated.writeUInt16LE(1520, 8)
  expect(await put(animated), 'four frames of 2.3 megapixels').toEqual(tooMany)
})

test('with a second factor, a session without it reads nothing', async () => {
  const { call, person, deps } = openAccount()
  const { token, id } = await person()
  const now = new Date()
  await deps.db.execute(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), '${id}', 'totp', 'verified', '${now.toISOString()}', '${now.toISOString()}')`,
  )
  for (const [method, path, body] of CALLS)
    expect((await call(method, path, token, body)).status, `${method} ${path}`).toBe(401)
})

test('a deleted account can be restored for seven days, and is then removed from every table', async () => {
  const { call, person, deps, advance } = openAccount()
  const leaving = await person()
  const staying = await person()
  for (const { token } of [leaving, staying]) {
    await call('PUT', '/profile', token, { homeArea: 'Kyoto' })
    await call('POST', '/saved', token, { changes: [saving('3')] })
  }
  const tables = async () => {
    const { rows } = await deps.db.execute<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
       where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
    )
    return rows.map(({ name }) => name)
  }
  const tracesOf = async ({ id, email }: { id: string; email: string }) => {
    const found: string[] = []
    for (const name of await tables()) {
      const { rows } = await deps.db.execute(
        `select 1 from ${name} t where t::text like '%${id}%' or t::text like '%${email}%' limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  expect((await tracesOf(leaving)).length).toBeGreaterThan(4)

  const requested = (await (await call('POST', '/deletion', leaving.token)).json()) as {
    deleteAfter: string
  }
  expect(Date.parse(requested.deleteAfter) - Date.now()).toBeGreaterThan(6.9 * DAY_S * 1_000)
  const taken = await call('DELETE', '/deletion', leaving.token)
  expect(await taken.json()).toMatchObject({ deleteAfter: null })
  advance(8 * DAY_S)
  await deleteExpiredMembers(deps.db, deps.now())
  expect(await tracesOf(leaving), 'taken back').toContain('auth.users')

  const again = await leaving.auth.signInWithPassword({ email: leaving.email, password: PASSWORD })
  await call('POST', '/deletion', again.data.session?.access_token ?? '')
  advance(6.9 * DAY_S)
  expect(await deleteExpiredMembers(deps.db, deps.now()), 'not yet').toBe(0)
  advance(0.2 * DAY_S)
  expect(await deleteExpiredMembers(deps.db, deps.now())).toBe(1)
  expect(await tracesOf(leaving)).toEqual([])
  expect(await tracesOf(staying)).toContain('public.saved_listings')
})

test('requests are limited by account', async () => {
  const { call, person } = openAccount()
  const [one, other] = [await person(), await person()]
  const photo = () => call('PUT', '/photo', one.token, Buffer.from('no picture'))
  for (let at = 0; at < 10; at++) expect((await photo()).status).toBe(422)
  const rejected = await photo()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('PUT', '/photo', other.token, Buffer.from('x'))).status).toBe(422)
  let status = 200
  for (let at = 0; at < 130 && status === 200; at++)
    status = (await call('GET', '/saved', one.token)).status
  expect(status).toBe(429)
  expect((await call('GET', '/saved', other.token)).status).toBe(200)
})
