import { expect, test } from 'vitest'
import type { ApiKeyList, NewApiKey } from '#domain/console/api-keys.ts'
import type { AuditPage } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()
const BODY = { name: 'Import of the partner', scopes: ['read', 'requests:read'], perMinute: 60 }

test('a key is shown once, stored as a hash, and recorded', async () => {
  const { call, person } = openConsole(database.db)
  const { token, email } = await person('admin')
  const response = await call('POST', '/keys', token, BODY)
  expect(response.status).toBe(201)
  const { key, entry }: NewApiKey = await response.json()
  expect(key).toMatch(/^sw_sec_[\w-]{43}$/)
  expect(entry).toMatchObject({ ...BODY, prefix: key.slice(0, 13), lastUsedAt: null })
  const list = await (await call('GET', '/keys', token)).text()
  expect((JSON.parse(list) as ApiKeyList).keys[0]).toEqual(entry)
  expect(list).not.toContain(key)
  const { rows } = await database.pool.query('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(key)
  const audit: AuditPage = await (await call('GET', `/audit?subject=${entry.id}`, token)).json()
  expect(audit.entries).toMatchObject([{ action: 'key.created', actor: { label: email } }])
  expect(JSON.stringify(audit)).not.toContain(key)
})

test('a key that only reads is named publishable', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  const body = { ...BODY, scopes: ['read'] }
  const { key }: NewApiKey = await (await call('POST', '/keys', token, body)).json()
  expect(key).toMatch(/^sw_pub_[\w-]{43}$/)
})

test('a key is revoked once, and stays in the list', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  const { entry }: NewApiKey = await (await call('POST', '/keys', token, BODY)).json()
  const revoke = () => call('DELETE', `/keys/${entry.id}`, token)
  const { keys }: ApiKeyList = await (await revoke()).json()
  expect(keys.find(({ id }) => id === entry.id)?.revokedAt).not.toBeNull()
  expect((await revoke()).status).toBe(404)
})

test.each([
  ['no scope', { ...BODY, scopes: [] }],
  ['an unknown scope', { ...BODY, scopes: ['admin'] }],
  ['no name', { ...BODY, name: ' ' }],
  ['a name that cannot be stored', { ...BODY, name: 'a\0b' }],
  ['too many calls', { ...BODY, perMinute: 3_001 }],
  ['a field that no key has', { ...BODY, key: 'sw_mine' }],
])('a key with %s is rejected', async (_what, body) => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  expect((await call('POST', '/keys', token, body)).status).toBe(400)
})
