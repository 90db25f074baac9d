import { expect, test } from 'vitest'
import type { ListingView, ListingViews } from '#domain/console/listings/listing-table.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole, type Person } from '../console.test-kit.ts'

const database = testDatabase()

function openViews() {
  const { call, person } = openConsole(database.db)
  const list = async ({ token }: Person): Promise<ListingView[]> => {
    const { views }: ListingViews = await (await call('GET', '/listing-views', token)).json()
    return views
  }
  const save = ({ token }: Person, view: object) => call('POST', '/listing-views', token, view)
  return { call, person, list, save }
}

test('a view is saved, renamed, replaced and deleted', async () => {
  const { call, person, list, save } = openViews()
  const editor = await person('editor')
  const saved = await save(editor, { name: ' Dear escapes ', query: 'sort=price&kind=escape' })
  expect(saved.status).toBe(201)
  const view: ListingView = await saved.json()
  expect(view).toMatchObject({ name: 'Dear escapes', query: 'kind=escape&sort=price' })
  await save(editor, { name: 'All', query: '' })
  expect((await list(editor)).map(({ name }) => name)).toEqual(['Dear escapes', 'All'])

  const next = { name: 'Drafts', query: 'state=draft' }
  expect((await call('PUT', `/listing-views/${view.id}`, editor.token, next)).status).toBe(200)
  expect(await list(editor)).toContainEqual({ id: view.id, ...next })
  expect((await call('DELETE', `/listing-views/${view.id}`, editor.token)).status).toBe(204)
  expect((await list(editor)).map(({ name }) => name)).toEqual(['All'])
})

test('views of others are neither shown nor changed', async () => {
  const { call, person, list, save } = openViews()
  const [editor, admin] = [await person('editor'), await person('admin')]
  const view: ListingView = await (await save(editor, { name: 'Mine', query: 'q=sea' })).json()
  expect(await list(admin)).toEqual([])
  const path = `/listing-views/${view.id}`
  expect((await call('PUT', path, admin.token, { name: 'Theirs', query: '' })).status).toBe(404)
  expect((await call('DELETE', path, admin.token)).status).toBe(404)
  expect(await list(editor)).toEqual([view])
})

test('only what the table has is stored, and never too much', async () => {
  const { call, person, list, save } = openViews()
  const editor = await person('editor')
  const odd = { name: 'Odd', query: 'page=3&view=1&next=//evil.example&q=%00&columns=state&q=b' }
  expect(await (await save(editor, odd)).json()).toMatchObject({ query: 'q=%00&columns=state' })
  const bodies = [
    {},
    { name: '', query: '' },
    { name: 'x'.repeat(81), query: '' },
    { name: 'a\0b', query: '' },
    { name: '\ud800', query: '' },
    { name: 'a', query: 'x'.repeat(3_000) },
    { name: 'a', query: '', ownerId: editor.id },
  ]
  for (const body of bodies)
    expect((await save(editor, body)).status, JSON.stringify(body)).toBe(400)
  expect((await call('PUT', '/listing-views/1', editor.token, odd)).status).toBe(404)
  const rest = Array.from({ length: 55 }, (_, n) => save(editor, { name: `View ${n}`, query: '' }))
  const statuses = (await Promise.all(rest)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(49)
  expect(statuses.filter((status) => status === 409)).toHaveLength(6)
  expect(await list(editor)).toHaveLength(50)
})

test('views go with the account', async () => {
  const { person, save } = openViews()
  const editor = await person('editor')
  await save(editor, { name: 'Mine', query: '' })
  const views = () =>
    database.pool.query('select from listing_views where owner_id = $1', [editor.id])
  expect((await views()).rowCount).toBe(1)
  await database.pool.query('delete from auth.users where id = $1', [editor.id])
  expect((await views()).rowCount).toBe(0)
})
