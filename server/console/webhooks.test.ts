import { expect, test } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import type { AuditPage } from '#domain/console/console-api.ts'
import {
  type DeliveryLog,
  WEBHOOKS_LIMIT,
  type WebhookList,
  type WebhookSecret,
} from '#domain/console/webhooks.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()
const BODY = { url: 'https://partner.example.com/hook', events: ['listing.changed'] }

async function openWebhook() {
  const opened = openConsole(database.db)
  await database.pool.query('delete from webhook_subscriptions')
  const admin = await opened.person('admin')
  const call = (method: string, path: string, body?: object) =>
    opened.call(method, `/webhooks${path}`, admin.token, body)
  const created: WebhookSecret = await (await call('POST', '', BODY)).json()
  const { id } = created.webhook
  return {
    ...opened,
    admin,
    call,
    created,
    id,
    log: async (): Promise<DeliveryLog> => (await call('GET', `/${id}`)).json(),
    actions: async () => {
      const response = await opened.call('GET', `/audit?subject=${id}`, admin.token)
      const { entries }: AuditPage = await response.json()
      return entries.map(({ action }) => action)
    },
  }
}

test('a secret is shown once, stored encrypted, and recorded without it', async () => {
  const { call, created, actions } = await openWebhook()
  const { secret, webhook } = created
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(webhook).toMatchObject({ ...BODY, disabledAt: null, waiting: 0, failed: 0 })
  const list = await (await call('GET', '')).text()
  expect((JSON.parse(list) as WebhookList).webhooks).toEqual([webhook])
  expect(list).not.toContain(secret)
  const { rows } = await database.pool.query('select * from webhook_subscriptions')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const audit = await database.pool.query('select * from staff_audit_log')
  expect(JSON.stringify(audit.rows)).not.toContain(secret)
  expect(await actions()).toEqual(['webhook.created'])
})

test('a rotation returns another secret, and removal ends it', async () => {
  const { call, created, id, actions } = await openWebhook()
  const rotated: WebhookSecret = await (await call('POST', `/${id}/secret`, {})).json()
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(created.secret)
  expect(rotated.webhook.previousUntil).not.toBeNull()
  expect(await (await call('DELETE', `/${id}`)).json()).toEqual({ webhooks: [] })
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['POST', '/replay'],
  ] as const)
    expect((await call(method, `/${id}${path}`, { isEnabled: true })).status, path).toBe(404)
  expect(await actions()).toEqual(['webhook.removed', 'webhook.secret-rotated', 'webhook.created'])
})

test('what waits is given up when it is turned off, and replayed when it is on again', async () => {
  const { call, id, log, actions } = await openWebhook()
  await call('POST', `/${id}/test`, {})
  const listing = await findListing(database.db, '3')
  if (!listing) throw new Error('a listing of the sample')
  await saveListings(database.db, [{ ...listing, title: 'Changed' }])
  expect((await log()).deliveries).toMatchObject([
    { event: 'listing.changed', subjectId: '3', state: 'waiting' },
    { event: 'webhook.test', subjectId: null, state: 'waiting' },
  ])
  const off: DeliveryLog = await (await call('PUT', `/${id}`, { isEnabled: false })).json()
  expect(off.webhook).toMatchObject({ disabledBy: 'staff', waiting: 0, failed: 2 })
  expect((await call('POST', `/${id}/test`, {})).status).toBe(409)
  expect((await call('POST', `/${id}/replay`, {})).status).toBe(409)
  const [first] = off.deliveries
  expect((await call('POST', `/deliveries/${first?.id}`, {})).status).toBe(404)
  await call('PUT', `/${id}`, { isEnabled: true })
  const one: DeliveryLog = await (await call('POST', `/deliveries/${first?.id}`, {})).json()
  expect(one.webhook).toMatchObject({ disabledAt: null, waiting: 1, failed: 1 })
  expect((await call('POST', `/deliveries/${first?.id}`, {})).status).toBe(404)
  const all: DeliveryLog = await (await call('POST', `/${id}/replay`, {})).json()
  expect(all.webhook).toMatchObject({ waiting: 2, failed: 0 })
  expect(await actions()).toEqual([
    'webhook.replayed',
    'webhook.replayed',
    'webhook.enabled',
    'webhook.disabled',
    'webhook.tested',
    'webhook.created',
  ])
})

test('there are at most twenty', async () => {
  const { call } = await openWebhook()
  for (let made = 1; made < WEBHOOKS_LIMIT; made++)
    expect((await call('POST', '', BODY)).status).toBe(201)
  const response = await call('POST', '', BODY)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error_code: 'too_many_webhooks' })
})

test.each([
  ['plain http', { ...BODY, url: 'http://partner.example.com/' }],
  ['an IP address', { ...BODY, url: 'https://93.184.216.34/' }],
  ['a decimal IP address', { ...BODY, url: 'https://2130706433/' }],
  ['an IPv6 address', { ...BODY, url: 'https://[::1]/' }],
  ['a name of this network', { ...BODY, url: 'https://localhost/' }],
  ['a user', { ...BODY, url: 'https://me@partner.example.com/' }],
  ['a long address', { ...BODY, url: `https://partner.example.com/${'a'.repeat(500)}` }],
  ['no address', { ...BODY, url: 'partner' }],
  ['no event', { ...BODY, events: [] }],
  ['an unknown event', { ...BODY, events: ['listing.seen'] }],
  ['a secret of its own', { ...BODY, secret: 'whsec_mine' }],
])('a webhook with %s is rejected', async (_what, body) => {
  const { call } = await openWebhook()
  expect((await call('POST', '', body)).status).toBe(400)
})
