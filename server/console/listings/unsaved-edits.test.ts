import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import { deleteOldUnsaved } from '#data/staff/unsaved-edits.ts'
import type { OpenedListing } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole, type Person } from '../console.test-kit.ts'

const database = testDatabase()

function openUnsaved() {
  const opened = openConsole(database.db)
  const { call } = opened
  return {
    ...opened,
    read: async (id: string, { token }: Person): Promise<OpenedListing> =>
      (await call('GET', `/listings/${id}`, token)).json(),
    store: (
      id: string,
      { token }: Person,
      values: object,
      basedOn: string,
      photos: unknown = null,
    ) => call('PUT', `/listings/${id}/unsaved`, token, { values, photos, basedOn }),
  }
}

test('what is typed is stored for its editor alone, and is public nowhere', async () => {
  const { person, read, store } = openUnsaved()
  const [one, two] = [await person('editor'), await person('editor')]
  const { updatedAt, values: before, unsaved } = await read('3', one)
  expect(unsaved).toBeNull()
  // Half typed: it is checked when it is saved.
  const values = { title: '', country: 'Spa', faqs: [{ question: 'Pe', answer: '' }] }
  expect((await store('3', one, values, updatedAt)).status).toBe(204)
  await store('3', two, { title: 'Of the other' }, updatedAt)
  expect((await read('3', one)).unsaved).toMatchObject({ values, basedOn: updatedAt })
  expect((await read('3', two)).unsaved).toMatchObject({ values: { title: 'Of the other' } })
  expect(await read('3', one)).toMatchObject({ values: before, versions: [], updatedAt })
  expect((await findListing(database.db, '3'))?.title).toBe(before.title)
})

test('saving ends it, a rejected save does not, and it can be discarded', async () => {
  const { person, read, store, call } = openUnsaved()
  const editor = await person('editor')
  const { updatedAt } = await read('4', editor)
  const save = (values: object, basedOn: string) =>
    call('PUT', '/listings/4', editor.token, { values, basedOn })
  await store('4', editor, { title: 'Typed' }, updatedAt)
  expect((await save({ title: 'Typed' }, '2020-01-01T00:00:00.000Z')).status).toBe(409)
  expect((await save({ title: '' }, updatedAt)).status).toBe(422)
  expect((await read('4', editor)).unsaved).toMatchObject({ values: { title: 'Typed' } })
  expect((await save({ title: 'Typed' }, updatedAt)).status).toBe(200)
  expect((await read('4', editor)).unsaved).toMatchObject({ values: {}, photos: null })

  await store('4', editor, { title: 'Again' }, updatedAt)
  expect((await call('DELETE', '/listings/4/unsaved', editor.token)).status).toBe(204)
  expect((await read('4', editor)).unsaved).toBeNull()
})

test('photos wait with it, also without a text, until they are saved', async () => {
  const { person, read, store, call } = openUnsaved()
  const editor = await person('editor')
  const { updatedAt, photos: before } = await read('7', editor)
  const photo = { url: 'https://images.example.com/river.jpg', alt: '', focus: { x: 10, y: 90 } }
  const photos = { before, photos: [...before, photo] }
  await store('7', editor, { title: 'Typed' }, updatedAt, photos)
  expect((await read('7', editor)).unsaved).toMatchObject({ values: { title: 'Typed' }, photos })

  const fields = { values: { title: 'Typed' }, basedOn: updatedAt }
  expect((await call('PUT', '/listings/7', editor.token, fields)).status).toBe(200)
  expect((await read('7', editor)).unsaved).toMatchObject({ values: {}, photos })
  const save = { before, photos: before }
  expect((await call('PUT', '/listings/7/photos', editor.token, save)).status).toBe(200)
  expect((await read('7', editor)).unsaved).toMatchObject({ values: {}, photos: null })
})

test('what somebody else has saved meanwhile leaves it as it is, with its base', async () => {
  const { person, read, store, call } = openUnsaved()
  const [one, two] = [await person('editor'), await person('editor')]
  const { updatedAt } = await read('5', one)
  await store('5', one, { title: 'Mine' }, updatedAt)
  const body = { values: { title: 'Theirs' }, basedOn: updatedAt }
  await call('PUT', '/listings/5', two.token, body)
  const opened = await read('5', one)
  expect(opened).toMatchObject({ values: { title: 'Theirs' }, unsaved: { basedOn: updatedAt } })
  expect(opened.updatedAt).not.toBe(updatedAt)
})

test('it is deleted when nobody comes back to it', async () => {
  const { person, read, store } = openUnsaved()
  const editor = await person('editor')
  const { updatedAt } = await read('6', editor)
  await store('6', editor, { title: 'Forgotten' }, updatedAt)
  const stored = (await read('6', editor)).unsaved
  await deleteOldUnsaved(database.db, new Date(stored?.at ?? ''))
  expect((await read('6', editor)).unsaved).toEqual(stored)
  await deleteOldUnsaved(database.db, new Date(Date.now() + 1_000))
  expect((await read('6', editor)).unsaved).toBeNull()
})

test('unknown listings, fields and foreign bodies are rejected', async () => {
  const { person, store, faults } = openUnsaved()
  const editor = await person('editor')
  const basedOn = new Date().toISOString()
  expect((await store('nothing', editor, { title: 'x' }, basedOn)).status).toBe(404)
  expect((await store('3', editor, { rating: '5' }, basedOn)).status).toBe(400)
  expect((await store('3', editor, { title: 'a\0' }, basedOn)).status).toBe(400)
  expect((await store('3', editor, { title: 'a\ud800' }, basedOn)).status).toBe(400)
  expect((await store('3', editor, {}, 'yesterday')).status).toBe(400)
  const photos = { before: [], photos: [{ url: 'a', alt: 'a\ud800' }] }
  expect((await store('3', editor, {}, basedOn, photos)).status).toBe(400)
  expect(faults).toEqual([])
})
