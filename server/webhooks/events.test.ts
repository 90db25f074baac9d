import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { deleteListings, findListing, saveListings } from '#data/catalogue/listings.ts'
import { listDeliveries } from '#data/webhooks/delivery-log.ts'
import type { BatchEntry, BulkPreview } from '#domain/console/bulk-change.ts'
import type { EditedListing } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { keyedApi } from '../api/api-key.test-kit.ts'
import { OPERATOR, openBookings, tokenIn } from '../booking/booking.test-kit.ts'
import { importCatalogue } from '../catalogue/import.ts'
import { openConsole } from '../console/console.test-kit.ts'
import { changeNextListings } from '../console/listings/bulk-jobs.ts'
import { openWebhooks } from './webhooks.test-kit.ts'

const database = testDatabase()

afterEach(async () => {
  await database.pool.query('delete from webhook_subscriptions')
})

/** A subscription, with the events queued since the last call, oldest first. */
async function subscribed() {
  const webhooks = openWebhooks(database.db)
  const { id } = await webhooks.subscribe()
  let read = 0
  return {
    ...webhooks,
    id,
    async queued(): Promise<string[]> {
      const all = (await listDeliveries(database.db, id, 1_000)).toReversed()
      const next = all.slice(read)
      read = all.length
      return next.map(({ event, subjectId }) => `${event} ${subjectId}`)
    },
  }
}

test('the editor of the console: drafts are no event until they are published', async () => {
  const { queued } = await subscribed()
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  const draft = { title: 'Hooked cabin', contentType: 'escape' }
  const created: EditedListing = await (await call('POST', '/listings', token, draft)).json()
  const path = `/listings/${created.id}`
  const current = async (): Promise<EditedListing> => (await call('GET', path, token)).json()
  const basedOn = async () => (await current()).updatedAt
  const edit = async (description: string) =>
    call('PUT', path, token, { values: { description }, basedOn: await basedOn() })
  const list = async (listed: boolean) =>
    call('PUT', `${path}/state`, token, { listed, basedOn: await basedOn() })
  await edit('In the woods')
  expect(await queued()).toEqual([])
  await list(true)
  await edit('By the lake')
  await edit('By the lake')
  await list(false)
  await edit('By the sea')
  await list(true)
  const erasure = { title: 'Hooked cabin', basedOn: await basedOn() }
  expect((await call('DELETE', path, token, erasure)).status).toBeLessThan(300)
  expect(await queued()).toEqual(
    ['published', 'changed', 'withdrawn', 'published', 'erased'].map(
      (what) => `listing.${what} ${created.id}`,
    ),
  )
})

test('a draft that is erased is no event, a withdrawn listing is', async () => {
  const { queued } = await subscribed()
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  const draft = { title: 'Never shown', contentType: 'essential' }
  const created: EditedListing = await (await call('POST', '/listings', token, draft)).json()
  await deleteListings(database.db, [created.id])
  expect(await queued()).toEqual([])
  const listing = await findListing(database.db, '12')
  if (!listing) throw new Error('a listing of the sample')
  await saveListings(database.db, [{ ...listing, listed: false }])
  await deleteListings(database.db, ['12'])
  expect(await queued()).toEqual(['listing.withdrawn 12', 'listing.erased 12'])
})

test('a program with a key', async () => {
  const { queued } = await subscribed()
  const { call, key } = keyedApi(database.opened)
  const { key: text } = await key(['listings:write'])
  const id = `hooked-${randomUUID()}`
  const body = JSON.stringify({ id, contentType: 'essential', title: 'Wool', listed: true })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  expect((await call('/listings', text, init)).status).toBe(201)
  expect(await queued()).toEqual([`listing.published ${id}`])
})

test('a change of many listings and its undo', async () => {
  const { queued } = await subscribed()
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  const body = { selection: { ids: ['7', '8'] }, change: { kind: 'withdraw' } }
  const preview: BulkPreview = await (await call('POST', '/bulk/preview', token, body)).json()
  const expected = { changed: preview.changed, digest: preview.digest }
  const response = await call('POST', '/bulk', token, { ...body, expected })
  const { id }: BatchEntry = await response.json()
  const finish = async () => {
    while (await changeNextListings(database.db, new Date()));
  }
  await finish()
  expect((await queued()).toSorted()).toEqual(['listing.withdrawn 7', 'listing.withdrawn 8'])
  expect((await call('POST', `/bulk/${id}/undo`, token, {})).status).toBe(200)
  await finish()
  expect((await queued()).toSorted()).toEqual(['listing.published 7', 'listing.published 8'])
})

test('an import: its listings, and that it is finished, unless it is a rehearsal or a part', async () => {
  const { queued, pass, received } = await subscribed()
  async function importRow(options: { dryRun: boolean; isPart?: boolean }, title = 'Imported') {
    async function* rows() {
      yield { line: 1, item: { id: 'hook-1', title, contentType: 'escape' } }
    }
    const events = importCatalogue(database.db, rows(), { ...options, now: new Date() })
    for await (const _ of events);
  }
  await importRow({ dryRun: true })
  expect(await queued()).toEqual([])
  await importRow({ dryRun: false })
  expect(await queued()).toEqual(['listing.published hook-1', 'import.finished null'])
  await importRow({ dryRun: false, isPart: true }, 'Renamed')
  expect(await queued()).toEqual(['listing.changed hook-1'])
  await pass(5)
  const finished = received.find(({ type }) => type === 'import.finished')
  expect(JSON.parse(finished?.body ?? '').data).toEqual({
    import: { read: 1, refused: 0, added: 1, changed: 0, unchanged: 0 },
  })
})

test('a change that fails queues nothing', async () => {
  const { queued } = await subscribed()
  await database.undone(async (tx) => {
    const listing = await findListing(tx, '9')
    if (listing) await saveListings(tx, [{ ...listing, title: 'Undone' }])
  })
  expect(await queued()).toEqual([])
})

test('events that were not chosen, and those of others, are not queued', async () => {
  const { queued, id } = await subscribed()
  await database.pool.query("update webhook_subscriptions set events = '{listing.erased}'")
  const other = openWebhooks(database.db)
  const { id: otherId } = await other.subscribe(['listing.changed'])
  const listing = await findListing(database.db, '10')
  if (!listing) throw new Error('a listing of the sample')
  await saveListings(database.db, [{ ...listing, title: 'Changed' }])
  expect(await queued()).toEqual([])
  expect(await listDeliveries(database.db, otherId, 10)).toHaveLength(1)
  await database.pool.query('update webhook_subscriptions set disabled_at = now()')
  await deleteListings(database.db, ['10'])
  expect(await listDeliveries(database.db, id, 10)).toEqual([])
})

test('a booking request, without name, words and address of the visitor', async () => {
  const { pass, received } = await subscribed()
  const bookings = openBookings(database.db)
  const { ask } = await bookings.member()
  const { id } = await ask()
  const link = (await bookings.post()).find(({ to }) => to === OPERATOR)
  await bookings.call('POST', `/answer/${tokenIn(link)}`, {
    body: { answer: 'accept', note: 'Do' },
  })
  await bookings.guest()
  await pass(10)
  expect(received.map(({ type }) => type)).toEqual(['request.made', 'request.answered'])
  const [made, answered] = received.map(({ body }) => JSON.parse(body).data)
  expect(made.request).toMatchObject({ id, state: 'sent', guests: 2 })
  expect(answered.request).toMatchObject({ id, state: 'accepted' })
  expect(Object.keys(made.request).toSorted()).toEqual(['guests', 'id', 'state', 'term'])
  expect(made.listing.id).toBe('3')
  expect(made.listing.url).toMatch(/^https:\/\/seekwell\.example\/\S+$/)
  // A guest's request is made when its link is opened.
  for (const { body } of received) expect(body).not.toMatch(/We come late|Ada|@/)
})
