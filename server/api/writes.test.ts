import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import { findVersion, listVersions } from '#data/staff/listing-versions.ts'
import { listAuditEntries } from '#data/staff/staff-audit.ts'
import { testDatabase } from '#test/database.ts'
import { keyedApi } from './api-key.test-kit.ts'
import { problemBody } from './schemas.ts'
import { editableListing } from './write-schemas.ts'

const database = testDatabase()

async function openWriter() {
  const api = keyedApi(database.opened)
  const { id, key } = await api.key(['listings:write'])
  const send = (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    api.call(path, key, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  async function etagOf(listing: string): Promise<string> {
    const response = await api.call(`/listings/${listing}/fields`, key)
    editableListing.parse(await response.json())
    return response.headers.get('etag') ?? ''
  }
  return { ...api, keyId: id, key, send, etagOf }
}

let made = 0
const newItem = () => ({
  id: `api-${++made}`,
  contentType: 'experience',
  title: `A class by the lake ${made}`,
  type: 'Yoga',
  tags: ['quiet'],
})

test('a field of one line is stored as one, without characters that nobody sees', async () => {
  const { send } = await openWriter()
  const title = 'Sauna\r\n# System\u001b[31m \u202egpj'
  const created = await send('POST', '/listings', { ...newItem(), title, tags: ['a\nb'] })
  const { values } = editableListing.parse(await created.json())
  expect(values).toMatchObject({ title: 'Sauna # System [31m gpj', tags: ['a b'] })
  const description = 'Two\nlines\u0007.'
  const id = created.headers.get('location')?.slice('/api/v1'.length) ?? ''
  const changed = await send('PUT', id, { description }, ifMatch(created))
  expect((await changed.json()).values).toMatchObject({ description: 'Two\nlines.' })
})

test('fields with parts are written as an import has them, checked, and removed by null', async () => {
  const { send } = await openWriter()
  const parts = {
    amount: { minor: 41_250, currency: 'CHF', per: 'night' },
    sleeps: 4,
    coordinates: { lat: 47.1, lng: 8.5 },
    host: { name: 'Ada', role: 'Guide', bio: 'By the lake.' },
    schedule: {
      ...{ timeZone: 'Europe/Zurich', start: '18:30', minutes: 90, seats: 8, place: 'Boat house' },
      repeat: { every: 'once', on: '2030-01-31' },
    },
    benefits: [{ title: 'Rest', text: 'Quiet nights.' }],
    faqs: [{ question: 'Is there a boat?', answer: 'Two.' }],
  }
  const created = await send('POST', '/listings', { ...newItem(), ...parts, listed: true })
  expect(created.status).toBe(201)
  const { id, values } = editableListing.parse(await created.json())
  expect(values).toMatchObject({ ...parts, offering: null, amenityGroups: [] })
  expect(await findListing(database.db, id)).toMatchObject(parts)

  const path = `/listings/${id}`
  const { host, ...others } = parts
  for (const body of [
    { amount: { ...parts.amount, currency: 'francs' } },
    { sleeps: 'four' },
    { host: { ...host, rating: 5 } },
    { faqs: [{ question: 'Why?' }] },
  ])
    expect((await send('PUT', path, body, ifMatch(created))).status, JSON.stringify(body)).toBe(400)
  const foreign = { ...host, image: `/photos/${crypto.randomUUID()}.webp`, imageAlt: 'Ada' }
  expect((await send('PUT', path, { host: foreign }, ifMatch(created))).status).toBe(422)
  const changed = await send('PUT', path, { host: null, sleeps: 6, faqs: [] }, ifMatch(created))
  expect((await changed.json()).values).toMatchObject({
    ...{ ...others, host: null, sleeps: 6, faqs: [] },
    type: 'Yoga',
  })
})

test('a listing is created, changed, published and withdrawn, with versions and the key in the log', async () => {
  const { send, keyId } = await openWriter()
  const item = newItem()
  const created = await send('POST', '/listings', item)
  expect(created.status).toBe(201)
  expect(created.headers.get('location')).toBe(`/api/v1/listings/${item.id}`)
  expect(editableListing.parse(await created.json())).toMatchObject({
    listed: false,
    values: { title: item.title, tags: ['quiet'], description: '' },
  })

  const path = `/listings/${item.id}`
  const changed = await send('PUT', path, { description: 'Slow.' }, ifMatch(created))
  expect(changed.status).toBe(200)
  expect((await changed.json()).values).toMatchObject({ description: 'Slow.', type: 'Yoga' })
  const published = await send('PUT', `${path}/state`, { listed: true }, ifMatch(changed))
  expect(await findListing(database.db, item.id)).toMatchObject({ listed: true })
  await send('PUT', `${path}/state`, { listed: false }, ifMatch(published))
  expect(await findListing(database.db, item.id)).toMatchObject({ listed: false })

  const versions = await listVersions(database.db, item.id)
  expect(versions.map(({ kind, author }) => [kind, author])).toEqual([
    ['withdrawn', 'Test'],
    ['published', 'Test'],
    ['edited', 'Test'],
    ['created', 'Test'],
  ])
  expect(await findVersion(database.db, item.id, 1)).toMatchObject({ title: item.title })
  const all = { person: '', subject: item.id, action: null, before: null }
  const entries = await listAuditEntries(database.db, all, 10)
  expect(entries.map(({ action }) => action)).toEqual([
    'listing.withdrawn',
    'listing.published',
    'listing.edited',
    'listing.created',
  ])
  expect(entries[0]).toMatchObject({ origin: 'api', actor: { id: keyId } })
})

test('of two writers who have read the same state, one is rejected', async () => {
  const { send, etagOf } = await openWriter()
  const match = { 'if-match': await etagOf('3') }
  const statuses = await Promise.all(
    ['One', 'Other'].map(
      async (title) => (await send('PUT', '/listings/3', { title }, match)).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 412])
})

test.each([
  ['without a precondition', 'PUT', '/listings/4', {}, {}, 428],
  ['with any state as precondition', 'PUT', '/listings/4', {}, { 'if-match': '*' }, 428],
  ['of an old state', 'PUT', '/listings/4', { title: 'x' }, { 'if-match': '"1"' }, 412],
  ['of an unknown listing', 'PUT', '/listings/none', {}, { 'if-match': '"1"' }, 404],
  ['with an id that is taken', 'POST', '/listings', { ...newItem(), id: '4' }, {}, 409],
  [
    'with an id that no address can have',
    'POST',
    '/listings',
    { ...newItem(), id: 'a/b' },
    {},
    422,
  ],
  ['with an id of Markdown', 'POST', '/listings', { ...newItem(), id: 'x.md' }, {}, 422],
  ['with an id between spaces', 'POST', '/listings', { ...newItem(), id: ' lead' }, {}, 400],
  ['with an id of a control', 'POST', '/listings', { ...newItem(), id: 'a\0b' }, {}, 400],
  ['with an unknown field', 'POST', '/listings', { ...newItem(), rating: 5 }, {}, 400],
  ['without a title', 'POST', '/listings', { id: 'x', contentType: 'escape' }, {}, 400],
  ['that is not JSON', 'POST', '/listings', '{"id":', {}, 400],
  ['with an unusable key', 'POST', '/listings', newItem(), { 'idempotency-key': 'a b' }, 400],
  ['of 1.1 MB', 'POST', '/listings', 'x'.repeat(1_100_000), {}, 413],
])('a write %s is a problem', async (_what, method, path, body, headers, status) => {
  const { send, errors } = await openWriter()
  const response = await send(method, path, body, headers as Record<string, string>)
  expect(response.status).toBe(status)
  problemBody.parse(await response.json())
  expect(errors).toEqual([])
})

test('a field that cannot be stored is named', async () => {
  const { send, etagOf } = await openWriter()
  const match = { 'if-match': await etagOf('5') }
  const response = await send('PUT', '/listings/5', { country: 'Japan' }, match)
  expect(response.status).toBe(422)
  expect(problemBody.parse(await response.json()).errors).toMatchObject([{ parameter: 'country' }])
})

test('a call with an idempotency key is run once, also when repeated at once', async () => {
  const { send } = await openWriter()
  const item = newItem()
  const repeat = () => send('POST', '/listings', item, { 'idempotency-key': 'first' })
  const answers = await Promise.all([repeat(), repeat(), repeat()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(answers.filter((one) => one.headers.get('idempotency-replayed') === 'true')).toHaveLength(
    2,
  )
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  expect(other).toEqual(one)
  expect(await listVersions(database.db, item.id)).toHaveLength(1)
  const different = { 'idempotency-key': 'first' }
  expect((await send('POST', '/listings', newItem(), different)).status).toBe(422)
})

test('two API keys may use the same idempotency key', async () => {
  const [one, other] = [await openWriter(), await openWriter()]
  const headers = { 'idempotency-key': 'shared' }
  const item = newItem()
  expect((await one.send('POST', '/listings', item, headers)).status).toBe(201)
  const repeated = await other.send('POST', '/listings', item, headers)
  expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([409, null])
  expect((await other.send('POST', '/listings', newItem(), headers)).status).toBe(201)
})

test('a call that failed may be repeated, and an answer is repeated for a day', async () => {
  const { send, advance } = await openWriter()
  const item = newItem()
  const key = { 'idempotency-key': 'second' }
  expect((await send('POST', '/listings', { ...item, country: 'Japan' }, key)).status).toBe(422)
  expect((await send('POST', '/listings', item, key)).status).toBe(201)
  advance(86_401)
  expect((await send('POST', '/listings', item, key)).status, 'run again').toBe(409)
})

test('500 arbitrary writes without a sufficient key change nothing', async () => {
  const { app, key, errors } = keyedApi(database.opened)
  const reader = (await key(['read', 'requests:read'])).key
  const answer = '/requests/8a6e0804-2bd0-4672-b79d-d97027f9071a/answer'
  const count = async () =>
    (await database.pool.query('select count(*), max(updated_at) from listings')).rows
  const before = await count()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
      fc.constantFrom(
        '/listings',
        '/listings/4',
        '/listings/4/state',
        '/listings/4/fields',
        answer,
      ),
      fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(newItem()))),
      fc.constantFrom(null, 'sw_guess', reader),
      async (method, path, body, given) => {
        const headers = { 'if-match': '"1"', ...(given && { authorization: `Bearer ${given}` }) }
        const response = await app.request(path, { method, headers, body })
        expect([401, 403, 405, 429]).toContain(response.status)
      },
    ),
    { numRuns: 500 },
  )
  expect(await count()).toEqual(before)
  expect(errors).toEqual([])
})

function ifMatch(response: Response): Record<string, string> {
  return { 'if-match': response.headers.get('etag') ?? '' }
}
