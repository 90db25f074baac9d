import { expect, test } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { listOpenReports } from '#data/staff/listing-reports.ts'
import { REPORTS_API } from '#domain/listing/report.ts'
import { testDatabase } from '#test/database.ts'
import { reportRoutes } from './http.ts'

const database = testDatabase()

const GIVEN = { listingId: '3', reason: 'closed', words: ' Nobody was there. ' }

function send(body: unknown, headers: Record<string, string> = {}) {
  return reportRoutes({ db: database.db }).request(REPORTS_API, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('a report is stored without anything of its visitor', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'a browser' }
  expect((await send(GIVEN, headers)).status).toBe(204)
  const [entry] = await listOpenReports(database.db, 10)
  expect(entry).toMatchObject({ listingId: '3', reports: [{ words: 'Nobody was there.' }] })
  const { rows } = await database.pool.query('select * from listing_reports')
  expect(Object.keys(rows[0]).toSorted()).toEqual(
    ['at', 'decision_id', 'id', 'listing_id', 'reason', 'words'].toSorted(),
  )
})

test('invalid reports are rejected', async () => {
  const calls: [unknown, number][] = [
    [{}, 400],
    ['nonsense', 400],
    [{ ...GIVEN, reason: 'boring' }, 400],
    [{ ...GIVEN, words: 'x'.repeat(1_001) }, 400],
    [{ ...GIVEN, listingId: 'a\0' }, 400],
    [{ ...GIVEN, email: 'me@example.com' }, 400],
    [{ ...GIVEN, listingId: 'nothing' }, 404],
    ['x'.repeat(20_000), 413],
  ]
  for (const [body, status] of calls)
    expect((await send(body)).status, JSON.stringify(body).slice(0, 60)).toBe(status)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('reason=wrong', form)).status).toBe(415)
  const odd = await send({ ...GIVEN, listingId: '4', words: 'a\0b \ud800' })
  expect(odd.status).toBe(204)
})

test('a withdrawn listing cannot be reported', async () => {
  const listing = await findListing(database.db, '5')
  if (!listing) throw new Error('listing 5 is in the sample')
  await saveListings(database.db, [{ ...listing, listed: false }])
  expect((await send({ ...GIVEN, listingId: '5' })).status).toBe(404)
})

test('a listing needs no more than fifty open reports', async () => {
  for (let at = 0; at < 55; at++) await send({ ...GIVEN, listingId: '6' })
  const entries = await listOpenReports(database.db, 10)
  expect(entries.find(({ listingId }) => listingId === '6')?.reportCount).toBe(50)
})
