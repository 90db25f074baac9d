import { beforeEach, expect, test } from 'vitest'
import { freshEmail } from '#auth/conformance/service.test-kit.ts'
import { cleanUpRequests } from '#data/booking/booking-erasure.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { testDatabase } from '#test/database.ts'
import { OPERATOR, openBookings, tokenIn } from './booking.test-kit.ts'

const database = testDatabase()
const open = () => openBookings(database.db)
const DAY_S = 86_400

beforeEach(async () => {
  await database.db.execute('delete from booking_requests')
})

test('requests of a guest, except drafts, move to the account that verifies the address', async () => {
  const { call, guest, member, wish } = open()
  const email = freshEmail('later')
  const confirmed = await guest(email)
  await call('POST', `/guest/${confirmed.token}/confirm`, { body: {} })
  // Anybody can submit a draft with another person's address.
  await call('POST', '/requests', { body: wish({ email, message: 'not mine' }) })
  const one = await member(email)
  const other = await member()
  const list = async (token: string) =>
    (await (await call('GET', '/requests', { token })).json()) as { requests: { id: string }[] }
  expect((await list(one.token)).requests.map(({ id }) => id)).toEqual([confirmed.id])
  expect((await list(other.token)).requests).toEqual([])
  const taken = await (await call('GET', '/account/v1/export', { token: one.token })).json()
  expect(taken).toMatchObject({ bookingRequests: [{ id: confirmed.id, message: 'We come late.' }] })
  expect(JSON.stringify(taken)).not.toContain('not mine')
  const link = await call('POST', `/guest/${confirmed.token}/cancel`, { body: {} })
  expect(link.status, 'the link in the mail still works').toBe(200)
})

test('deleting an account anonymises its requests, cancels open ones and notifies the operator', async () => {
  const { call, member, guest, post, deps, advance } = open()
  const email = freshEmail('leaving')
  const before = await guest(email)
  await call('POST', `/guest/${before.token}/confirm`, { body: {} })
  const leaving = await member(email)
  const staying = await member()
  const secret = 'NAMED ONLY HERE'
  const { id } = await leaving.ask({ message: secret, name: secret })
  await staying.ask()
  const response = (await post()).filter(({ to, text }) => to === OPERATOR && text.includes(secret))
  await call('POST', `/answer/${tokenIn(response[0])}`, {
    body: { answer: 'accept', note: secret },
  })
  await post()
  const left = await call('POST', '/account/v1/deletion', { token: leaving.token })
  expect(left.status).toBe(200)
  advance(8 * DAY_S)
  await deleteExpiredMembers(deps.db, deps.now())

  const { rows: tables } = await deps.db.execute<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
  )
  expect(tables.map(({ name }) => name)).toContain('public.booking_requests')
  const hash = deps.secrets.mac('booking-guest', email)
  for (const trace of [leaving.id, email, secret, hash])
    for (const { name } of tables) {
      const { rows } = await deps.db.execute(
        `select 1 from ${name} t where t::text like '%${trace}%' limit 1`,
      )
      expect(rows, `${trace} in ${name}`).toEqual([])
    }
  const { rows } = await deps.db.execute(
    `select state, name, guests from booking_requests where id = '${id}'`,
  )
  expect(rows).toEqual([{ state: 'cancelled', name: '', guests: 2 }])
  const mails = await post()
  expect(mails.filter(({ to }) => to === OPERATOR).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('cancelled'),
  )
  expect(mails.map(({ to }) => to)).not.toContain(email)
})

test('drafts are deleted after a week, guests anonymised a year after the end', async () => {
  const { call, guest, post, deps, advance } = open()
  const draft = await guest()
  const sent = await guest()
  await call('POST', `/guest/${sent.token}/confirm`, { body: {} })
  await post()
  advance(8 * DAY_S)
  await post()
  await cleanUpRequests(deps.db, deps.now())
  const rowsOf = async (id: string) =>
    (
      await deps.db.execute<{ name: string; guest_hash: string | null }>(
        `select name, guest_hash from booking_requests where id = '${id}'`,
      )
    ).rows
  expect(await rowsOf(draft.id)).toEqual([])
  expect(await rowsOf(sent.id)).toMatchObject([{ name: 'Ada' }])
  advance(410 * DAY_S)
  await cleanUpRequests(deps.db, deps.now())
  expect(await rowsOf(sent.id)).toEqual([{ name: '', guest_hash: null }])
  expect((await call('POST', `/guest/${sent.token}/cancel`, { body: {} })).status).toBe(404)
})
