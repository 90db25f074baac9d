import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimMail, enqueueMail, noteMailFailure } from '#data/booking/mail-queue.ts'
import type { MailList } from '#domain/console/mails.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const HOUR_MS = 3_600_000

test('unsent mails are listed without their texts, and failed ones are sent again', async () => {
  const { call, person, deps } = openConsole(database.db)
  const { token, email } = await person('admin')
  const now = deps.now()
  const claim = () => claimMail(database.db, deps.now())
  const later = new Date(now.getTime() + HOUR_MS)
  const queue = async (expiresAt: Date) => {
    const id = randomUUID()
    await enqueueMail(database.db, { id, to: email, sealed: 'my secret', dueAt: later, expiresAt })
    return id
  }
  const [failed, retrying, waiting] = [await queue(later), await queue(later), await queue(later)]
  const expired = await queue(now)
  const failure = { failure: 'SMTP 550', isPermanent: true, now }
  for (const id of [failed, expired]) await noteMailFailure(database.db, id, failure)
  const passing = { failure: 'ETIMEDOUT', isPermanent: false, now }
  await noteMailFailure(database.db, retrying, passing)

  const text = await (await call('GET', '/mails', token)).text()
  expect(text).not.toContain('secret')
  const list: MailList = JSON.parse(text)
  expect(list.unsent).toBe(3)
  const [first] = list.mails
  expect(first).toEqual({
    ...{ id: failed, kind: 'account', state: 'failed', to: email, listing: null, tries: 0 },
    ...{ dueAt: later.toISOString(), failure: 'SMTP 550' },
  })
  const states = Object.fromEntries(list.mails.map(({ id, state }) => [id, state]))
  expect(states).toEqual({ [failed]: 'failed', [retrying]: 'retrying', [waiting]: 'waiting' })
  expect(await claim()).toBeNull()

  expect((await call('POST', `/mails/${waiting}/resend`, token)).status).toBe(404)
  expect((await call('POST', `/mails/${expired}/resend`, token)).status).toBe(404)
  const after: MailList = await (await call('POST', `/mails/${failed}/resend`, token)).json()
  expect(after.mails.find(({ id }) => id === failed)).toMatchObject({ state: 'waiting' })
  expect((await claim())?.id).toBe(failed)
  expect((await call('POST', '/mails/resend', token)).status).toBe(200)
  expect((await claim())?.id).toBe(retrying)
  expect((await call('POST', '/mails/resend', token)).status).toBe(404)
  const audit = await (await call('GET', '/audit?action=mails.resent', token)).json()
  expect(audit.entries).toHaveLength(2)
  for (const odd of ['%00', 'x'.repeat(500), "'"])
    expect((await call('POST', `/mails/${odd}/resend`, token)).status).toBe(404)
})
