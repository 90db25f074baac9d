import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { freshEmail, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { listFullById, saveListings } from '#data/catalogue/listings.ts'
import { listings } from '#data/db/schema.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import type { Saved } from '#data/members/saved-listings.ts'
import { findSharedListings } from '#data/members/saved-shares.ts'
import { testDatabase } from '#test/database.ts'
import { accountRoutes } from './http.ts'
import { photosOf } from './photos.test-kit.ts'

const database = testDatabase()

function openAccount() {
  const service = openService(database.db, { confirmEmail: false })
  const quiet = { debug() {}, info() {}, warn() {}, error() {} }
  const app = new Hono().route(
    '/account/v1',
    accountRoutes({ auth: service.deps, photos: photosOf(service.deps), log: quiet }),
  )

  async function call(method: string, path: string, token: string, body?: unknown) {
    return app.request(`/account/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function person() {
    const email = freshEmail('lists')
    const { data } = await service.client().signUp({ email, password: PASSWORD })
    const token = data.session?.access_token ?? ''
    const send = async (...changes: unknown[]) =>
      (await (await call('POST', '/saved', token, { changes })).json()) as Saved
    return { id: data.user?.id ?? '', token, send }
  }

  return { ...service, call, person }
}

const X = 'a'.repeat(32)
const Y = 'b'.repeat(32)
// An hour ago: removals are kept for half a year.
const START_MS = Date.now() - 3_600_000
const at = (minute: number) => new Date(START_MS + minute * 60_000).toISOString()
const list = (id: string, name: string, when = at(0)) => ({
  kind: 'list',
  list: { id, name, at: when, namedAt: when },
})
const save = (id: string, lists: string[] = []) => ({
  kind: 'save',
  item: { id, at: at(0), ...(lists.length > 0 && { lists }) },
})

test('a list is created, filled, renamed and deleted; its listings stay saved', async () => {
  const { send } = await openAccount().person()
  expect(await send(list(X, 'Japan'), save('3', [X]), save('4'))).toEqual({
    items: [
      { id: '3', at: at(0), lists: [X] },
      { id: '4', at: at(0) },
    ],
    lists: [{ id: X, name: 'Japan', at: at(0), namedAt: at(0) }],
  })
  const renamed = await send(
    { kind: 'list', list: { id: X, name: 'Nippon', at: at(0), namedAt: at(1) } },
    { kind: 'file', id: '4', list: X },
    { kind: 'unfile', id: '3', list: X },
  )
  expect(renamed.lists.map(({ name }) => name)).toEqual(['Nippon'])
  expect(renamed.items.map(({ lists }) => lists)).toEqual([undefined, [X]])
  expect(await send({ kind: 'unlist', id: X, when: at(5) })).toEqual({
    items: [
      { id: '3', at: at(0) },
      { id: '4', at: at(0) },
    ],
    lists: [],
  })
  const late = await send(
    { ...list(X, 'Japan'), when: at(4) },
    { kind: 'file', id: '4', list: X, when: at(4) },
  )
  expect(late.lists, 'a device that was offline').toEqual([])
  const undone = await send(
    { ...list(X, 'Nippon'), when: at(6) },
    { kind: 'file', id: '4', list: X, when: at(6) },
  )
  expect(undone.items.map(({ lists }) => lists)).toEqual([undefined, [X]])
})

test('lists with one name are merged, and the removed id is an alias', async () => {
  const { send } = await openAccount().person()
  await send(list(X, 'Japan'), save('3', [X]))
  const joined = await send(list(Y, ' japan', at(1)), save('4', [Y]))
  expect(joined.lists.map(({ id }) => id)).toEqual([X])
  expect(joined.items.map(({ lists }) => lists)).toEqual([[X], [X]])
  const later = await send(save('5'), { kind: 'file', id: '5', list: Y })
  expect(later.items.find(({ id }) => id === '5')?.lists).toEqual([X])
})

test('a removed item is not restored by older changes, regardless of the clock of a browser', async () => {
  const { send } = await openAccount().person()
  await send(save('3'))
  expect((await send({ kind: 'remove', id: '3', when: at(9) })).items).toEqual([])
  expect((await send({ ...save('3'), when: at(8) })).items).toEqual([])
  const ahead = '2099-01-01T00:00:00.000Z'
  const saved = await send({ kind: 'save', item: { id: '4', at: ahead }, when: ahead })
  expect(Date.parse(saved.items[0]?.at ?? '')).toBeLessThanOrEqual(Date.now())
})

test("members cannot read, fill, share or delete each other's lists", async () => {
  const { person, call, deps } = openAccount()
  const [one, other] = [await person(), await person()]
  await one.send(list(X, 'Japan'), save('3', [X]), save('4'))
  const token = async (who: { token: string }, method: string, path: string) =>
    ((await (await call(method, path, who.token)).json()) as { token?: string }).token
  const link = (await token(one, 'POST', `/share?list=${X}`)) ?? ''
  const all = (await token(one, 'POST', '/share')) ?? ''
  expect(link).toMatch(/^[0-9a-f]{32}$/)
  expect(all).not.toBe(link)
  expect(await findSharedListings(deps.db, link)).toEqual(['3'])
  expect(await findSharedListings(deps.db, all)).toEqual(['3', '4'])

  expect((await call('POST', `/share?list=${X}`, other.token)).status).toBe(404)
  expect(await token(other, 'GET', `/share?list=${X}`)).toBeNull()
  await call('DELETE', `/share?list=${X}`, other.token)
  const theirs = await other.send(
    save('5'),
    { kind: 'file', id: '5', list: X },
    { kind: 'unfile', id: '3', list: X },
    { kind: 'unlist', id: X },
    { kind: 'remove', id: '3' },
  )
  expect(theirs).toEqual({ items: [{ id: '5', at: at(0) }], lists: [] })
  expect(await findSharedListings(deps.db, link), 'untouched').toEqual(['3'])
  // The same id of two members is two lists.
  await other.send(list(X, 'Mine'), save('5', [X]))
  expect((await one.send()).lists.map(({ name }) => name)).toEqual(['Japan'])
  expect(await findSharedListings(deps.db, link)).toEqual(['3'])

  await one.send({ kind: 'unlist', id: X })
  expect(await findSharedListings(deps.db, link), 'went with its list').toBeNull()
  expect(await findSharedListings(deps.db, all)).toEqual(['3', '4'])
})

test('invalid lists are rejected', async () => {
  const { call, person } = openAccount()
  const { token } = await person()
  for (const bad of [
    list(X, ''),
    list(X, ' '),
    list(X, 'x'.repeat(61)),
    list(X, '\0'),
    list('X', 'Japan'),
    { kind: 'file', id: '3', list: 'nope' },
    { kind: 'unlist', id: '' },
    { ...save('3'), when: 'yesterday' },
    { kind: 'clear' },
  ])
    expect((await call('POST', '/saved', token, { changes: [bad] })).status).toBe(400)
  expect((await call('GET', '/share?list=nope', token)).status).toBe(400)
})

test('a listing removed from the catalogue keeps its name', async () => {
  const { person, deps } = openAccount()
  const { send } = await person()
  const [real] = await listFullById(deps.db, ['3'])
  if (!real) throw new Error('the sample has a third listing')
  await saveListings(deps.db, [{ ...real, id: 'leaving', slug: 'leaving', title: 'Old Mill' }])
  await send(save('leaving'))
  await deps.db.delete(listings).where(eq(listings.id, 'leaving'))
  const kept = { title: 'Never here', contentType: 'escape', type: 'Cabin', tags: ['sauna'] }
  const { items } = await send({
    kind: 'save',
    item: { id: 'unknown', at: at(0), kept },
  })
  expect(items).toEqual([
    {
      id: 'leaving',
      at: at(0),
      kept: { title: 'Old Mill', contentType: 'escape', type: real.type, tags: real.tags },
    },
    { id: 'unknown', at: at(0), kept },
  ])
})

test('the export contains the lists, and deleting the account deletes them', async () => {
  const { call, person, deps, advance } = openAccount()
  const { id, token, send } = await person()
  await send(list(X, 'Secret plans'), list(Y, 'Gone'), save('3', [X]), save('4'))
  await send({ kind: 'unlist', id: Y }, { kind: 'remove', id: '4' })
  await call('POST', `/share?list=${X}`, token)
  expect(await (await call('GET', '/export', token)).json()).toMatchObject({
    saved: [{ id: '3', lists: [X] }],
    savedLists: [{ name: 'Secret plans' }],
    shareLinks: [{ list: X }],
  })
  const tables = [
    'saved_listings',
    'saved_lists',
    'saved_list_entries',
    'saved_removals',
    'saved_shares',
  ]
  const rowsOf = async (table: string) =>
    (await deps.db.execute(`select 1 from ${table} where user_id = '${id}'`)).rows.length
  for (const table of tables) expect(await rowsOf(table), table).toBeGreaterThan(0)
  await call('POST', '/deletion', token)
  advance(8 * 86_400)
  await deleteExpiredMembers(deps.db, deps.now())
  for (const table of tables) expect(await rowsOf(table), table).toBe(0)
})
