import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#data/staff/staff-audit.ts'
import type { ApiScope } from '#domain/console/api-keys.ts'
import { testDatabase } from '#test/database.ts'
import { openBookings } from '../../booking/booking.test-kit.ts'
import { keyedApi } from '../api-key.test-kit.ts'
import { problemBody } from '../schemas.ts'
import { requestEntry, requestsAnswer } from './schemas.ts'

const database = testDatabase()

async function open(scopes: ApiScope[] = ['requests:read', 'requests:write']) {
  const bookings = openBookings(database.db)
  const api = keyedApi(database.opened, bookings.deps.now())
  const { id: keyId, key } = await api.key(scopes)
  const find = (id: string) => api.call(`/requests/${id}`, key)
  const answer = (id: string, body: unknown, headers: Record<string, string>) =>
    api.call(`/requests/${id}/answer`, key, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const etagOf = async (id: string) => (await find(id)).headers.get('etag') ?? ''
  return { bookings, api, keyId, find, answer, etagOf }
}

const ACCEPT = { answer: 'accept', note: 'The key is under the stone.' }

test('a request is accepted, its visitor notified, with the key in the log', async () => {
  const { bookings, keyId, find, answer } = await open()
  const visitor = await bookings.member()
  const { id } = await visitor.ask()
  await bookings.post()
  const found = await find(id)
  const text = await found.clone().text()
  expect(requestEntry.parse(await found.json())).toMatchObject({ id, state: 'sent', guests: 2 })
  expect(text, 'nothing of the visitor').not.toMatch(/Ada|late|@/)

  const match = { 'if-match': found.headers.get('etag') ?? '' }
  const answered = await answer(id, ACCEPT, match)
  expect(answered.status).toBe(200)
  expect(requestEntry.parse(await answered.json())).toMatchObject({ id, state: 'accepted' })
  expect(answered.headers.get('etag')).toBe((await find(id)).headers.get('etag'))
  expect(await visitor.read(id)).toMatchObject({ state: 'accepted', note: ACCEPT.note })
  const mail = (await bookings.post()).find(({ to }) => to === visitor.email)
  expect(mail?.text).toContain(ACCEPT.note)

  const all = { person: '', subject: id, action: null, before: null }
  const entries = await listAuditEntries(database.db, all, 10)
  expect(entries).toMatchObject([
    {
      action: 'request.answered',
      origin: 'api',
      actor: { id: keyId },
      after: { state: 'accepted' },
    },
  ])
  expect(JSON.stringify(entries), 'the note is for the visitor').not.toContain('stone')
  expect((await answer(id, { answer: 'decline' }, match)).status).toBe(412)
  const current = { 'if-match': answered.headers.get('etag') ?? '' }
  expect((await answer(id, { answer: 'decline' }, current)).status).toBe(409)
  expect(await visitor.read(id)).toMatchObject({ state: 'accepted' })
})

test('of two answers to the same state, one is rejected', async () => {
  const { bookings, answer, etagOf } = await open()
  const { id } = await (await bookings.member()).ask()
  const match = { 'if-match': await etagOf(id) }
  const statuses = await Promise.all(
    ['accept', 'decline'].map(async (one) => (await answer(id, { answer: one }, match)).status),
  )
  expect(statuses.toSorted()).toEqual([200, 412])
})

test('an answer with an idempotency key is given once', async () => {
  const { bookings, answer, etagOf } = await open()
  const visitor = await bookings.member()
  const { id } = await visitor.ask()
  await bookings.post()
  const headers = { 'if-match': await etagOf(id), 'idempotency-key': 'once' }
  const answers = await Promise.all([answer(id, ACCEPT, headers), answer(id, ACCEPT, headers)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const mails = (await bookings.post()).filter(({ to }) => to === visitor.email)
  expect(mails).toHaveLength(1)
  expect((await answer(id, { answer: 'decline' }, headers)).status).toBe(422)
})

test('a draft is not there, and an expired request cannot be answered', async () => {
  const { bookings, api, find, answer, etagOf } = await open()
  const draft = await bookings.guest()
  expect((await find(draft.id)).status).toBe(404)
  expect((await answer(draft.id, ACCEPT, { 'if-match': '"1"' })).status).toBe(404)
  const { id } = await (await bookings.member()).ask()
  const before = await etagOf(id)
  api.advance(49 * 3_600)
  expect(requestEntry.parse(await (await find(id)).json()).state).toBe('expired')
  expect(await etagOf(id), 'another state has another tag').not.toBe(before)
  expect((await answer(id, ACCEPT, { 'if-match': before })).status).toBe(412)
  expect((await answer(id, ACCEPT, { 'if-match': await etagOf(id) })).status).toBe(409)
})

test('a draft that was never confirmed is not there once it has expired or is cancelled', async () => {
  const { bookings, api, find } = await open()
  const [expired, cancelled] = [await bookings.guest(), await bookings.guest()]
  await bookings.call('POST', `/guest/${cancelled.token}/cancel`, { body: {} })
  bookings.advance(49 * 3_600)
  api.advance(49 * 3_600)
  await bookings.post()
  const list = await api.call('/requests', (await api.key(['requests:read'])).key)
  const ids = requestsAnswer.parse(await list.json()).items.map(({ id }) => id)
  for (const { id } of [expired, cancelled]) {
    expect(ids).not.toContain(id)
    expect((await find(id)).status).toBe(404)
  }
})

test.each([
  ['without a precondition', ACCEPT, {}, 428],
  ['of an old state', ACCEPT, { 'if-match': '"1"' }, 412],
  ['of another kind', { answer: 'cancel' }, { 'if-match': '"1"' }, 400],
  ['with an unknown field', { ...ACCEPT, state: 'draft' }, { 'if-match': '"1"' }, 400],
  ['with a long note', { ...ACCEPT, note: 'x'.repeat(1_001) }, { 'if-match': '"1"' }, 400],
  ['with NUL in its note', { ...ACCEPT, note: 'a\0b' }, { 'if-match': '"1"' }, 400],
  ['that is not JSON', '{', { 'if-match': '"1"' }, 400],
  ['of 1.1 MB', 'x'.repeat(1_100_000), { 'if-match': '"1"' }, 413],
])('an answer %s is a problem', async (_what, body, headers, status) => {
  const { bookings, api, answer } = await open()
  const { id } = await (await bookings.member()).ask()
  const response = await answer(id, body, headers as Record<string, string>)
  expect(response.status).toBe(status)
  problemBody.parse(await response.json())
  expect(api.errors).toEqual([])
})

test.each([
  [['requests:read'], 200, 403],
  [['requests:write'], 403, 200],
  [['read', 'listings:write'], 403, 403],
] as const)('a key of %s reads with %i and answers with %i', async (scopes, reads, answers) => {
  const { bookings, find, answer } = await open([...scopes])
  const full = await open()
  const { id } = await (await bookings.member()).ask()
  const match = { 'if-match': await full.etagOf(id) }
  expect((await find(id)).status).toBe(reads)
  expect((await answer(id, ACCEPT, match)).status).toBe(answers)
})

test('arbitrary ids, headers and bodies answer nothing and break nothing', async () => {
  const { bookings, api, answer } = await open()
  const visitor = await bookings.member()
  const { id } = await visitor.ask()
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant(id), fc.uuid(), fc.webSegment()),
      fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(ACCEPT))),
      fc.constantFrom('"1"', '*', 'W/"0"', '"999999999999999"', ''),
      async (to, body, tag) => {
        const { status } = await answer(to, body, { 'if-match': tag })
        expect([400, 404, 405, 412, 428]).toContain(status)
      },
    ),
    { numRuns: 200 },
  )
  expect(await visitor.read(id)).toMatchObject({ state: 'sent' })
  expect(api.errors).toEqual([])
})
