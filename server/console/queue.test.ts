import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import { catalogueImports } from '#data/db/staff-schema.ts'
import { storeReport } from '#data/staff/listing-reports.ts'
import type { AuditPage, EditedListing, Overview } from '#domain/console/console-api.ts'
import type { Queue, UndoneDecision } from '#domain/console/queue.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()
const DAY_MS = 86_400_000

async function openQueue() {
  const opened = openConsole(database.db)
  const moderator = await opened.person('moderator')
  const { call } = opened
  const read = async (): Promise<Queue> => (await call('GET', '/queue', moderator.token)).json()
  const entryOf = async (listingId: string) =>
    (await read()).open.find(({ listing }) => listing.id === listingId)
  return {
    ...opened,
    moderator,
    read,
    entryOf,
    async decide(listingId: string, decision: string, note = 'Asked the host') {
      const reports = (await entryOf(listingId))?.reports.map(({ id }) => id) ?? [randomUUID()]
      const body = { decision, note, reports }
      return call('POST', `/queue/listings/${listingId}`, moderator.token, body)
    },
  }
}

function report(listingId: string, words = '', at = new Date()) {
  return storeReport(database.db, { listingId, reason: 'wrong', words }, at)
}

test('reports of a listing are one entry, newest first, decided once and undone', async () => {
  const { call, moderator, read, entryOf, decide } = await openQueue()
  await report('3', 'first', new Date(Date.now() - 60_000))
  await report('4', 'between', new Date(Date.now() - 30_000))
  await report('3', 'second')
  const { open } = await read()
  expect(open.map(({ listing }) => listing.id)).toEqual(['3', '4'])
  expect(open[0]).toMatchObject({
    listing: { page: { state: 'published' } },
    reports: [{ words: 'second' }, { words: 'first' }],
    reportCount: 2,
  })
  const overview: Overview = await (await call('GET', '/overview', moderator.token)).json()
  expect(overview.reported).toBe(2)

  const after: Queue = await (await decide('3', 'dismissed')).json()
  expect(after.open.map(({ listing }) => listing.id)).toEqual(['4'])
  expect(after.decided).toMatchObject([
    { listing: { id: '3' }, decision: 'dismissed', note: 'Asked the host', by: moderator.email },
  ])
  await report('3', 'later')
  expect((await entryOf('3'))?.reports).toHaveLength(1)

  const id = after.decided[0]?.id
  const undo = () => call('DELETE', `/queue/decisions/${id}`, moderator.token)
  expect(await (await undo()).json()).toEqual({ listing: 'untouched' } satisfies UndoneDecision)
  expect((await undo()).status).toBe(404)
  expect((await entryOf('3'))?.reports).toHaveLength(3)
})

test('a moderator withdraws a listing by a decision, and undoing publishes it again', async () => {
  const { call, moderator, person, decide } = await openQueue()
  await report('5')
  const { decided }: Queue = await (await decide('5', 'withdrawn')).json()
  expect((await findListing(database.db, '5'))?.listed).toBe(false)
  const admin = await person('admin')
  const { entries }: AuditPage = await (await call('GET', '/audit?subject=5', admin.token)).json()
  expect(entries).toMatchObject([
    { action: 'queue.decided', actor: { label: moderator.email }, after: { kind: 'withdrawn' } },
    { action: 'listing.withdrawn', actor: { label: moderator.email } },
  ])
  const undo = () => call('DELETE', `/queue/decisions/${decided[0]?.id}`, moderator.token)
  expect(await (await undo()).json()).toEqual({ listing: 'published' })
  expect((await findListing(database.db, '5'))?.listed).toBe(true)
})

test('undoing leaves a listing that was changed since', async () => {
  const { call, moderator, person, decide } = await openQueue()
  const editor = await person('editor')
  await report('6')
  const { decided }: Queue = await (await decide('6', 'withdrawn')).json()
  const read = await call('GET', '/listings/6', editor.token)
  const { updatedAt: basedOn }: EditedListing = await read.json()
  const body = { values: { title: 'Corrected' }, basedOn }
  expect((await call('PUT', '/listings/6', editor.token, body)).status).toBe(200)
  const undone = await call('DELETE', `/queue/decisions/${decided[0]?.id}`, moderator.token)
  expect(await undone.json()).toEqual({ listing: 'left' })
  expect(await findListing(database.db, '6')).toMatchObject({ title: 'Corrected', listed: false })
})

test('undoing leaves a listing that another decision withdraws too', async () => {
  const { call, moderator, decide } = await openQueue()
  await report('12')
  const first: Queue = await (await decide('12', 'withdrawn')).json()
  await report('12')
  const second: Queue = await (await decide('12', 'withdrawn')).json()
  const id = first.decided[0]?.id
  const other = second.decided.find((decision) => decision.id !== id)?.id
  const undo = async (decision: string | undefined) =>
    (await call('DELETE', `/queue/decisions/${decision}`, moderator.token)).json()
  expect(await undo(id)).toEqual({ listing: 'left' })
  expect((await findListing(database.db, '12'))?.listed).toBe(false)
  expect(await undo(other)).toEqual({ listing: 'untouched' })
})

test('of two who decide at once, one does', async () => {
  const { decide } = await openQueue()
  await report('7')
  const responses = await Promise.all([decide('7', 'dismissed'), decide('7', 'withdrawn')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a decision needs a reason, known reports and a listing to withdraw', async () => {
  const { call, moderator, decide, faults } = await openQueue()
  await report('8')
  await report('erased')
  expect((await decide('8', 'dismissed', ' ')).status).toBe(400)
  expect((await decide('8', 'dismissed', 'x'.repeat(501))).status).toBe(400)
  expect((await decide('8', 'published')).status).toBe(400)
  expect((await decide('9', 'dismissed')).status).toBe(409)
  expect((await decide('erased', 'withdrawn')).status).toBe(404)
  expect((await decide('erased', 'resolved')).status).toBe(200)
  const path = '/queue/decisions/nonsense'
  expect((await call('DELETE', path, moderator.token)).status).toBe(404)
  expect(faults).toEqual([])
})

test('decisions and their reports are deleted after 180 days', async () => {
  const { read, decide } = await openQueue()
  await report('10', 'old')
  expect((await decide('10', 'resolved')).status).toBe(200)
  await report('11', 'new', new Date(Date.now() + 181 * DAY_MS))
  const { open, decided } = await read()
  expect(decided).toEqual([])
  expect(open.map(({ listing }) => listing.id)).not.toContain('10')
})

test('an import with rejected rows waits for a decision, of those who may import', async () => {
  const { call, person, moderator } = await openQueue()
  const admin = await person('admin')
  const id = randomUUID()
  const counts = { added: 2, changed: 0, unchanged: 0, rejected: 3 }
  const done = { createdAt: new Date(), columns: [], rows: 5, state: 'done', counts } as const
  await database.db.insert(catalogueImports).values([
    { ...done, columns: [], id, name: 'houses.csv' },
    {
      ...done,
      columns: [],
      id: randomUUID(),
      name: 'fine.csv',
      counts: { ...counts, rejected: 0 },
    },
    { ...done, columns: [], id: randomUUID(), name: 'later.csv', state: 'running' },
  ])
  const read = async (token: string): Promise<Queue> => (await call('GET', '/queue', token)).json()
  expect((await read(admin.token)).imports).toMatchObject([{ id, name: 'houses.csv', rejected: 3 }])
  expect((await read(moderator.token)).imports).toEqual([])
  const overview: Overview = await (await call('GET', '/overview', admin.token)).json()
  expect(overview.imports).toBe(1)

  const decide = (token: string, decision: string) =>
    call('POST', `/queue/imports/${id}`, token, { decision, note: 'Told the host' })
  expect((await decide(moderator.token, 'resolved')).status).toBe(403)
  expect((await decide(admin.token, 'withdrawn')).status).toBe(400)
  const after: Queue = await (await decide(admin.token, 'resolved')).json()
  expect(after.imports).toEqual([])
  expect(after.decided).toMatchObject([
    { listing: null, import: { id, rejected: 3 }, decision: 'resolved', note: 'Told the host' },
  ])
  expect((await decide(admin.token, 'dismissed')).status).toBe(409)
  expect((await read(moderator.token)).decided).toEqual([])

  await call('DELETE', `/queue/decisions/${after.decided[0]?.id}`, admin.token)
  expect((await read(admin.token)).imports).toMatchObject([{ id }])
})
