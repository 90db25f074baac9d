import { expect, test } from 'vitest'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import { removeRole } from '#data/staff/staff-roles.ts'
import type {
  AuditPage,
  EditedListing,
  ListingTable,
  NewListing,
} from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'
import { publishDue } from './publication-jobs.ts'

const database = testDatabase()
const MINUTE_MS = 60_000

async function openPlans() {
  const opened = openConsole(database.db)
  const { call, person, deps } = opened
  const editor = await person('editor')
  const body = { title: 'Planned House', contentType: 'escape' }
  const { id }: NewListing = await (await call('POST', '/listings', editor.token, body)).json()
  const path = `/listings/${id}`
  const start = deps.now().getTime()
  const inMinutes = (minutes: number) => new Date(start + minutes * MINUTE_MS)
  return {
    ...{ ...opened, editor, id, path, inMinutes },
    plan: (at: string) => call('PUT', `${path}/plan`, editor.token, { at }),
    read: async (): Promise<EditedListing> => (await call('GET', path, editor.token)).json(),
    audit: async () => {
      const { token } = await person('admin')
      const page: AuditPage = await (await call('GET', `/audit?subject=${id}`, token)).json()
      return page.entries
    },
  }
}

test('a draft is published at its time, by one server, as the person who planned it', async () => {
  const { plan, read, audit, call, editor, id, inMinutes, deps } = await openPlans()
  const at = inMinutes(60)
  const planned: EditedListing = await (await plan(at.toISOString())).json()
  expect(planned).toMatchObject({ state: 'scheduled', publishAt: at.toISOString() })
  const table = async (state: string): Promise<ListingTable> =>
    (await call('GET', `/listings?state=${state}&q=${id}`, editor.token)).json()
  expect((await table('scheduled')).listings).toMatchObject([{ id, publishAt: at.toISOString() }])
  expect((await table('draft')).total).toBe(0)

  await publishDue(database.db, new Date(at.getTime() - 1))
  expect(await read()).toMatchObject({ state: 'scheduled' })
  await Promise.all([publishDue(database.db, at), publishDue(database.db, at)])
  const published = await read()
  expect(published).toMatchObject({ state: 'published', publishAt: null })
  expect(published.versions.map(({ kind }) => kind)).toEqual(['published', 'created'])
  expect(published.versions[0]).toMatchObject({ author: editor.email })
  expect((await audit()).slice(0, 2)).toMatchObject([
    { action: 'listing.published', actor: { label: editor.email } },
    { action: 'listing.scheduled', before: null, after: { at: at.toISOString() } },
  ])
  expect(deps.now() < at).toBe(true)
})

test('the time is an instant, whatever the offset it is given in', async () => {
  const { plan, read } = await openPlans()
  await plan('2099-07-01T09:30:00+02:00')
  expect(await read()).toMatchObject({ publishAt: '2099-07-01T07:30:00.000Z' })
})

test('a plan can be changed and cancelled', async () => {
  const { plan, read, audit, call, editor, path, inMinutes } = await openPlans()
  await plan(inMinutes(5).toISOString())
  await plan(inMinutes(9).toISOString())
  const cancelled = await call('DELETE', `${path}/plan`, editor.token)
  expect(await cancelled.json()).toMatchObject({ state: 'draft', publishAt: null })
  await publishDue(database.db, inMinutes(60))
  expect(await read()).toMatchObject({ state: 'draft' })
  expect((await audit()).slice(0, 3)).toMatchObject([
    { action: 'listing.unscheduled', before: { at: inMinutes(9).toISOString() }, after: null },
    { action: 'listing.scheduled', before: { at: inMinutes(5).toISOString() } },
    { action: 'listing.scheduled' },
  ])
  expect((await call('DELETE', `${path}/plan`, editor.token)).status).toBe(404)
})

test('a listing that was published by hand and withdrawn is not published again', async () => {
  const { plan, read, call, editor, path, inMinutes } = await openPlans()
  await plan(inMinutes(5).toISOString())
  for (const listed of [true, false]) {
    const { updatedAt: basedOn } = await read()
    await call('PUT', `${path}/state`, editor.token, { listed, basedOn })
  }
  await publishDue(database.db, inMinutes(60))
  expect(await read()).toMatchObject({ state: 'withdrawn', publishAt: null })
})

test('what somebody planned whose role has ended stays a draft, and the log says why', async () => {
  const { plan, id, audit, editor, inMinutes } = await openPlans()
  await plan(inMinutes(5).toISOString())
  await removeRole(database.db, editor.id)
  await publishDue(database.db, inMinutes(60))
  expect(await findStoredItem(database.db, id)).toMatchObject({ listed: false })
  expect((await audit())[0]).toMatchObject({
    action: 'listing.unscheduled',
    after: { fault: 'forbidden' },
  })
})

test('past times, published and unknown listings, and foreign bodies are rejected', async () => {
  const { plan, call, editor, inMinutes, faults } = await openPlans()
  const at = inMinutes(5).toISOString()
  expect((await plan(inMinutes(-1).toISOString())).status).toBe(422)
  expect((await plan('tomorrow')).status).toBe(400)
  expect((await plan('2099-07-01T09:30:00')).status, 'no time zone').toBe(400)
  expect((await call('PUT', '/listings/3/plan', editor.token, { at })).status).toBe(409)
  expect((await call('PUT', '/listings/nothing/plan', editor.token, { at })).status).toBe(404)
  expect(faults).toEqual([])
})
