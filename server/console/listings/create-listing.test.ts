import { expect, test } from 'vitest'
import { findListing, listCardsById } from '#data/catalogue/listings.ts'
import type {
  AuditPage,
  EditedListing,
  ListingTable,
  NewListing,
} from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole, type Person } from '../console.test-kit.ts'

const database = testDatabase()

async function openEditor() {
  const opened = openConsole(database.db)
  const { call, person } = opened
  const editor = await person('editor')
  return {
    ...opened,
    editor,
    async create(title: string, contentType = 'escape'): Promise<string> {
      const response = await call('POST', '/listings', editor.token, { title, contentType })
      expect(response.status).toBe(201)
      return ((await response.json()) as NewListing).id
    },
    read: async (id: string, { token }: Person = editor): Promise<EditedListing> =>
      (await call('GET', `/listings/${id}`, token)).json(),
  }
}

test('a new listing is a draft that only the console shows, until it is published', async () => {
  const { call, create, read, editor } = await openEditor()
  const id = await create('A Quiet Mill')
  expect(id).toBe('a-quiet-mill')
  const draft = await read(id)
  expect(draft).toMatchObject({ id, slug: id, state: 'draft', versions: [{ kind: 'created' }] })
  expect(await findListing(database.db, id)).toBeNull()
  expect(await listCardsById(database.db, [id])).toEqual([])
  const cards = async () => (await listCardsById(database.db, [id])).length
  const table = async (query: string): Promise<ListingTable> =>
    (await call('GET', `/listings?${query}`, editor.token)).json()
  expect((await table('state=draft')).listings).toMatchObject([{ id, state: 'draft' }])
  expect((await table(`state=withdrawn&q=${id}`)).total).toBe(0)

  const state = async (listed: boolean, basedOn: string): Promise<EditedListing> =>
    (await call('PUT', `/listings/${id}/state`, editor.token, { listed, basedOn })).json()
  const published = await state(true, draft.updatedAt)
  expect(published.state).toBe('published')
  expect(await findListing(database.db, id)).toMatchObject({ title: 'A Quiet Mill', listed: true })
  expect(await cards()).toBe(1)
  expect((await state(false, published.updatedAt)).state).toBe('withdrawn')
  expect(await cards(), 'looked up by its id').toBe(0)
})

test('ids are made of titles, and never used twice', async () => {
  const { call, create, read, editor } = await openEditor()
  expect(await create('Same Name')).toBe('same-name')
  expect(await create('Same name!')).toBe('same-name-2')
  expect(await create('瞑想')).toBe('listing')
  expect(await create('Search')).toBe('search-2')
  const ids = await Promise.all(Array.from({ length: 5 }, () => create('At once')))
  expect(new Set(ids).size).toBe(5)
  const { updatedAt: basedOn } = await read('same-name')
  const body = { title: 'Same Name', basedOn }
  expect((await call('DELETE', '/listings/same-name', editor.token, body)).status).toBe(204)
  expect(await create('Same Name')).toBe('same-name-3')
})

test('no listing gets the address of an erased one', async () => {
  const { call, create, read, editor } = await openEditor()
  const id = await create('Gone For Good')
  const { updatedAt: erased } = await read(id)
  const erasure = { title: 'Gone For Good', basedOn: erased }
  expect((await call('DELETE', `/listings/${id}`, editor.token, erasure)).status).toBe(204)
  const other = await create('Another')
  const { updatedAt: basedOn } = await read(other)
  const edit = { values: { slug: id }, basedOn }
  const rejected = await call('PUT', `/listings/${other}`, editor.token, edit)
  expect(await rejected.json()).toMatchObject({
    faults: [{ field: 'slug', reason: 'slug_taken' }],
  })
})

test('an erasure asks for the title and a fresh sign-in, and is recorded', async () => {
  const { call, read, editor, person, advance } = await openEditor()
  const admin = await person('admin')
  const { updatedAt: basedOn, values } = await read('3')
  const erase = (title: unknown, token = editor.token, based = basedOn) =>
    call('DELETE', '/listings/3', token, { title, basedOn: based })
  const other = await erase('Another title')
  expect(await other.json()).toMatchObject({ error_code: 'title_differs' })
  const old = await erase(values.title, editor.token, '2020-01-01T00:00:00.000Z')
  expect(await old.json()).toMatchObject({ error_code: 'conflict', current: { id: '3' } })
  advance(11 * 60)
  expect(await (await erase(values.title)).json()).toMatchObject({
    error_code: 'reauthentication_needed',
  })
  const fresh = await person('editor')
  expect((await erase(values.title, fresh.token)).status).toBe(204)
  expect((await erase(values.title, fresh.token)).status).toBe(404)
  expect(await findListing(database.db, '3')).toBeNull()
  const { entries }: AuditPage = await (await call('GET', '/audit?subject=3', admin.token)).json()
  expect(entries).toMatchObject([
    { action: 'listing.erased', actor: { label: fresh.email }, before: { version: 2 } },
  ])
  expect((await call('GET', '/listings/3/versions/2', fresh.token)).status).toBe(200)
})

test('a draft needs a title and a kind', async () => {
  const { call, editor, faults } = await openEditor()
  for (const body of [
    {},
    { title: ' ', contentType: 'escape' },
    { title: 'x'.repeat(301), contentType: 'escape' },
    { title: 'A', contentType: 'hotel' },
    { title: 'A\0', contentType: 'escape' },
    { title: 'A', contentType: 'escape', id: 'mine' },
  ])
    expect((await call('POST', '/listings', editor.token, body)).status).toBe(400)
  expect(faults).toEqual([])
})
