import { expect, test } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import type {
  AuditPage,
  EditedListing,
  ListingTable,
  VersionView,
} from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole, type Person } from '../console.test-kit.ts'

const database = testDatabase()

function openEditor() {
  const opened = openConsole(database.db)
  const { call } = opened
  const read = async (id: string, { token }: Person): Promise<EditedListing> =>
    (await call('GET', `/listings/${id}`, token)).json()
  const edit = (id: string, { token }: Person, values: object, basedOn: string) =>
    call('PUT', `/listings/${id}`, token, { values, basedOn })
  return { ...opened, read, edit }
}

test('the table is searched, filtered, sorted and paged', async () => {
  const { call, person } = openEditor()
  const { token } = await person('editor')
  const table = async (query: string): Promise<ListingTable> =>
    (await call('GET', `/listings?${query}`, token)).json()
  const all = await table('')
  expect(all.listings).toHaveLength(50)
  expect(all.pages).toBe(Math.ceil(all.total / 50))
  const escapes = await table('kind=escape&sort=title&page=2')
  expect(escapes.listings.every(({ contentType }) => contentType === 'escape')).toBe(true)
  expect(escapes.total).toBeLessThan(all.total)
  const [one] = all.listings
  expect((await table(`q=${one?.slug}`)).listings).toContainEqual(one)
  expect(
    (await table('state=withdrawn')).listings.every(({ state }) => state === 'withdrawn'),
  ).toBe(true)
  expect((await table('q=%25')).total, 'a wildcard is a character').toBe(0)
  const dearest = await table('sort=price&order=desc&per=25')
  expect(dearest).toMatchObject({ total: all.total, pages: Math.ceil(all.total / 25) })
  const amounts = dearest.listings.map(({ amount }) => amount?.minor ?? 0)
  expect(amounts).toHaveLength(25)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  for (const odd of ['order=up', 'per=7', 'per=1e9', 'per[]=25', 'sort=words'])
    expect((await table(odd)).listings, odd).toEqual(all.listings)
  for (const odd of ['q=%00', 'kind=x', 'page=-3', 'sort=id;drop', `q=${'x'.repeat(999)}`])
    expect((await call('GET', `/listings?${odd}`, token)).status, odd).toBe(200)
})

test('an edit is stored, versioned and recorded; a version can be compared and restored', async () => {
  const { call, person, read, edit } = openEditor()
  const editor = await person('editor')
  const first = await read('3', editor)
  expect(first.versions).toEqual([])
  const values = { title: 'A new title', tags: ['quiet', 'sea'], priceText: '' }
  const saved: EditedListing = await (await edit('3', editor, values, first.updatedAt)).json()
  expect(saved.values).toMatchObject({ title: 'A new title', tags: ['quiet', 'sea'] })
  expect(saved.versions).toMatchObject([
    { version: 2, kind: 'edited', author: editor.email },
    { version: 1, kind: 'imported', author: null, at: first.updatedAt },
  ])
  expect(await findListing(database.db, '3')).toMatchObject({ title: 'A new title' })

  const view: VersionView = await (await call('GET', '/listings/3/versions/2', editor.token)).json()
  expect(view.changes).toContainEqual({
    field: 'title',
    before: first.values.title,
    after: 'A new title',
  })
  const body = { version: 1, basedOn: saved.updatedAt }
  const restored: EditedListing = await (
    await call('POST', '/listings/3/restore', editor.token, body)
  ).json()
  expect(restored.values).toEqual(first.values)
  expect(restored.versions[0]).toMatchObject({ version: 3, kind: 'restored' })

  const admin = await person('admin')
  const { entries }: AuditPage = await (await call('GET', '/audit?subject=3', admin.token)).json()
  expect(entries).toMatchObject([
    { action: 'listing.restored', actor: { label: editor.email }, after: { version: 3 } },
    { action: 'listing.edited', after: { version: 2, fields: ['title', 'tags'] } },
  ])
})

test('what changes nothing writes nothing', async () => {
  const { person, read, edit } = openEditor()
  const editor = await person('editor')
  const before = await read('4', editor)
  const same = await edit('4', editor, before.values, before.updatedAt)
  expect({ ...(await same.json()), unsaved: null }).toEqual(before)
  expect(await read('4', editor)).toEqual(before)
})

test('invalid values are named by field, and nothing is stored', async () => {
  const { person, read, edit, faults } = openEditor()
  const editor = await person('editor')
  const before = await read('5', editor)
  const values = {
    title: ' ',
    country: 'Spain',
    thumbnail: 'javascript:alert(1)',
    wellnessTag: 'gloomy',
    tags: ['x'.repeat(400)],
  }
  const response = await edit('5', editor, values, before.updatedAt)
  expect(response.status).toBe(422)
  const { error_code, faults: found } = await response.json()
  expect(error_code).toBe('fields_invalid')
  expect(found).toEqual(
    expect.arrayContaining([
      { field: 'title', reason: 'missing' },
      { field: 'country', reason: 'no_country' },
      { field: 'thumbnail', reason: 'no_web_address' },
      { field: 'wellnessTag', reason: 'invalid' },
      { field: 'tags', reason: 'too_long', limit: 80 },
    ]),
  )
  expect(found).toHaveLength(5)
  const longDescription = 'One line of a long text.\n'.repeat(10_000)
  const long = await edit('5', editor, { longDescription }, before.updatedAt)
  expect(await long.json()).toMatchObject({
    faults: [{ field: 'longDescription', reason: 'too_long', limit: 200_000 }],
  })
  const slugs = {
    search: 'slug_reserved',
    'Two Words': 'no_slug',
    [(await read('4', editor)).slug]: 'slug_taken',
  }
  for (const [slug, reason] of Object.entries(slugs)) {
    const rejected = await edit('5', editor, { slug }, before.updatedAt)
    expect(rejected.status, slug).toBe(422)
    expect(await rejected.json()).toMatchObject({ faults: [{ field: 'slug', reason }] })
  }
  for (const odd of [
    { rating: 5 },
    { verified: true },
    { id: '9' },
    { title: 7 },
    { title: 'a\0' },
  ])
    expect((await edit('5', editor, odd, before.updatedAt)).status).toBe(400)
  expect(await read('5', editor)).toEqual(before)
  expect(faults).toEqual([])
})

test('price, host, schedule, questions and other fields with parts are edited', async () => {
  const { person, read, edit } = openEditor()
  const editor = await person('editor')
  const { updatedAt } = await read('5', editor)
  const values = {
    amount: { sum: '1250,50', currency: 'CHF', per: 'person' },
    host: { name: 'Ada', role: 'Teacher', bio: '', image: 'https://example.com/ada.jpg' },
    schedule: {
      ...{ every: 'month', on: '2026-12-31', interval: '', start: '18:30', minutes: '90' },
      ...{ timeZone: 'Europe/Zurich', seats: '8', place: 'Hall' },
    },
    faqs: [{ question: 'Pets?', answer: 'Yes.' }],
    benefits: [{ title: 'Sleep', text: 'Deeper.' }],
    amenityGroups: [{ title: 'Bath', items: ['towels', 'soap'] }],
    coordinates: { lat: '47.1', lng: '8.5' },
    sleeps: { guests: '2' },
    dates: ['May 2027'],
    certification: 'Green Key',
    priceDetails: 'With breakfast',
    format: 'In person',
    date: 'Every last Thursday',
  }
  expect((await edit('5', editor, values, updatedAt)).status).toBe(200)
  expect(await findStoredItem(database.db, '5')).toMatchObject({
    amount: { minor: 125_050, currency: 'CHF', per: 'person' },
    host: { name: 'Ada', role: 'Teacher', bio: '', image: 'https://example.com/ada.jpg' },
    schedule: { start: '18:30', repeat: { every: 'month', weekday: 4, nth: 5 } },
    faqs: values.faqs,
    benefits: values.benefits,
    amenityGroups: values.amenityGroups,
    coordinates: { lat: 47.1, lng: 8.5 },
    sleeps: 2,
    dates: ['May 2027'],
    certification: 'Green Key',
    priceDetails: 'With breakfast',
    format: 'In person',
    date: 'Every last Thursday',
  })
  const saved = await read('5', editor)
  expect(saved.values).toMatchObject({ host: values.host, faqs: values.faqs })
  const emptied = { host: { name: '', role: '', bio: '', image: '' }, faqs: [] }
  expect((await edit('5', editor, emptied, saved.updatedAt)).status).toBe(200)
  expect(await findStoredItem(database.db, '5')).toMatchObject({ host: null, faqs: [], sleeps: 2 })
})

test('a fault is named by the part of its field', async () => {
  const { person, read, edit, faults } = openEditor()
  const editor = await person('editor')
  const before = await read('5', editor)
  const values = {
    amount: { sum: 'much', currency: 'EUR', per: '' },
    host: { name: '', bio: 'Somebody', image: 'javascript:alert(1)' },
    faqs: [
      { question: 'Pets?', answer: 'Yes.' },
      { question: '', answer: 'No.' },
    ],
    schedule: { every: 'week', on: '', timeZone: 'Mars/Crater', start: '25:00' },
    coordinates: { lat: '91', lng: '' },
  }
  const response = await edit('5', editor, values, before.updatedAt)
  expect(response.status).toBe(422)
  expect((await response.json()).faults).toEqual(
    expect.arrayContaining([
      { field: 'amount', part: 'sum', reason: 'invalid' },
      { field: 'amount', part: 'per', reason: 'invalid' },
      { field: 'host', part: 'name', reason: 'missing' },
      { field: 'host', part: 'image', reason: 'no_web_address' },
      { field: 'faqs', part: '1.question', reason: 'missing' },
      { field: 'schedule', part: 'on', reason: 'invalid' },
      { field: 'schedule', part: 'timeZone', reason: 'invalid' },
      { field: 'schedule', part: 'start', reason: 'invalid' },
      { field: 'schedule', part: 'minutes', reason: 'missing' },
      { field: 'coordinates', part: 'lat', reason: 'invalid' },
      { field: 'coordinates', part: 'lng', reason: 'missing' },
    ]),
  )
  for (const odd of [{ faqs: [['x']] }, { host: { name: 7 } }, { amount: { sum: 'a\0' } }])
    expect((await edit('5', editor, odd, before.updatedAt)).status).toBe(400)
  expect(await read('5', editor)).toEqual(before)
  expect(faults).toEqual([])
})

test('script in a description is removed', async () => {
  const { person, read, edit } = openEditor()
  const editor = await person('editor')
  const { updatedAt } = await read('6', editor)
  const longDescription = '<p onclick="x()">Calm</p><script>alert(1)</script>'
  await edit('6', editor, { longDescription }, updatedAt)
  expect((await read('6', editor)).values.longDescription).toBe('<p>Calm</p>')
})

test('of fifty who save at once one succeeds, and each other is shown its text', async () => {
  const { person, read, edit } = openEditor()
  const editor = await person('editor')
  const { updatedAt } = await read('7', editor)
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => edit('7', editor, { title: `Title ${at}` }, updatedAt)),
  )
  const saved = responses.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  const { values }: EditedListing = await read('7', editor)
  for (const response of responses.filter(({ status }) => status !== 200)) {
    expect(response.status).toBe(409)
    const conflict = await response.json()
    expect(conflict).toMatchObject({ error_code: 'conflict', current: { values } })
  }
})

test('an import between two edits becomes a version too', async () => {
  const { person, read, edit } = openEditor()
  const editor = await person('editor')
  const first = await read('8', editor)
  const edited: EditedListing = await (
    await edit('8', editor, { title: 'Edited' }, first.updatedAt)
  ).json()
  const listing = await findListing(database.db, '8')
  if (!listing) throw new Error('listing 8 is in the sample')
  const updatedAt = new Date(Date.parse(edited.updatedAt) + 5_000)
  await saveListings(database.db, [{ ...listing, title: 'Imported', updatedAt }])
  expect((await edit('8', editor, { title: 'Late' }, edited.updatedAt)).status).toBe(409)
  await edit('8', editor, { title: 'Again' }, updatedAt.toISOString())
  const { versions } = await read('8', editor)
  expect(versions.map(({ kind }) => kind)).toEqual(['edited', 'imported', 'edited', 'imported'])
})

test('a withdrawn listing leaves the lists and comes back, whatever is restored', async () => {
  const { call, person, read } = openEditor()
  const editor = await person('editor')
  const before = await read('9', editor)
  const state = async (listed: boolean, basedOn: string): Promise<EditedListing> =>
    (await call('PUT', '/listings/9/state', editor.token, { listed, basedOn })).json()
  const withdrawn = await state(false, before.updatedAt)
  expect(withdrawn).toMatchObject({
    state: 'withdrawn',
    versions: [{ kind: 'withdrawn' }, {}],
  })
  expect((await findListing(database.db, '9'))?.listed).toBe(false)
  const body = { version: 1, basedOn: withdrawn.updatedAt }
  const restored = await call('POST', '/listings/9/restore', editor.token, body)
  expect(await restored.json()).toMatchObject({ state: 'withdrawn' })
  expect(await state(true, withdrawn.updatedAt)).toMatchObject({ state: 'published' })
})

test('unknown listings and versions, and foreign bodies, are rejected', async () => {
  const { call, person, faults } = openEditor()
  const { token } = await person('editor')
  const basedOn = new Date().toISOString()
  const calls: [string, string, unknown, number][] = [
    ['GET', '/listings/nothing', undefined, 404],
    ['GET', '/listings/%00', undefined, 404],
    ['GET', `/listings/${'x'.repeat(300)}`, undefined, 404],
    ['PUT', '/listings/nothing', { values: {}, basedOn }, 404],
    ['GET', '/listings/3/versions/99', undefined, 404],
    ['GET', '/listings/3/versions/x', undefined, 404],
    ['GET', '/listings/3/versions/9999999999', undefined, 404],
    ['POST', '/listings/10/restore', { version: 99, basedOn }, 404],
    ['PUT', '/listings/10', { values: {} }, 400],
    ['PUT', '/listings/10/state', { listed: 'yes', basedOn }, 400],
  ]
  for (const [method, path, body, status] of calls)
    expect((await call(method, path, token, body)).status, `${method} ${path}`).toBe(status)
  expect(faults).toEqual([])
})
