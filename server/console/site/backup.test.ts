import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import type { Restored } from '#domain/console/backup.ts'
import type { SiteHealth } from '#domain/console/site.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const source = testDatabase()
const target = testDatabase()

test('a backup is downloaded, and restored into a site that only its admin has used', async () => {
  const old = openConsole(source.db)
  const owner = await old.person('admin')
  await old.call('PUT', '/site', owner.token, { siteName: 'Stillwater' })
  const downloaded = await old.call('POST', '/backup', owner.token)
  expect(downloaded.headers.get('content-type')).toBe('application/gzip')
  const backup = Buffer.from(await downloaded.arrayBuffer())
  const lines = gunzipSync(backup).toString().trimEnd().split('\n')
  expect(lines.at(-1)).toMatch(/^\{"end"/)
  expect(lines.join('\n')).toContain('backup.downloaded')

  const { call, routes, person, settings, client } = openConsole(target.db)
  const { token, email } = await person('admin')
  const upload = async (file: Uint8Array | string) => {
    const response = await routes.request('/backup/restore', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: file as BodyInit,
    })
    return [response.status, await response.json()] as const
  }
  const rejected = [422, { error_code: 'backup_unreadable' }]
  for (const file of ['', 'x', backup.subarray(0, 5_000), gzipSync(lines.slice(0, 90).join('\n'))])
    expect(await upload(file)).toMatchObject(rejected)
  const [header = ''] = lines
  const older = [header.replace('0001_', '0000_'), ...lines.slice(1)].join('\n')
  expect(await upload(older)).toMatchObject([422, { error_code: 'backup_other_version' }])
  expect((await call('GET', '/site', token)).status).toBe(200)

  const [status, restored] = await upload(backup)
  expect(status).toBe(200)
  expect((restored as Restored).rows).toBeGreaterThan(700)
  await settings.refresh()
  expect(settings.inForce().siteName).toBe('Stillwater')
  expect([401, 403]).toContain((await call('GET', '/site', token)).status)
  expect((await client().signInWithPassword({ email, password: PASSWORD })).data.user).toBeNull()
  const { data } = await client().signInWithPassword({ email: owner.email, password: PASSWORD })
  const again = data.session?.access_token ?? ''
  const audit = await (await call('GET', '/audit?action=backup.restored', again)).json()
  expect(audit.entries).toMatchObject([{ actor: null, after: restored }])
})

test('a site in use and a backup of another secret are rejected', async () => {
  const { routes, person, call } = openConsole(source.db)
  const { token } = await person('admin')
  await person()
  const backup = await (await call('POST', '/backup', token)).arrayBuffer()
  const upload = async (file: BodyInit) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await routes.request('/backup/restore', {
      method: 'POST',
      headers,
      body: file,
    })
    return (await response.json()).error_code
  }
  expect(await upload(backup)).toBe('site_not_empty')
  await openConsole(target.db).person('admin')
  await target.pool.query("update auth.signing_keys set private_jwk = 'sealed by another'")
  const lines: string[] = []
  for await (const line of writeBackup(target.pool, new Date())) lines.push(line)
  const { id } = await (await call('GET', '/me', token)).json()
  await source.pool.query('delete from auth.users where id <> $1', [id])
  expect(await upload(lines.join('\n'))).toBe('backup_other_secret')
  expect((await call('GET', '/site', token)).status).toBe(200)
  // Neither keys nor sequences are those of the rejected file.
  expect((await openConsole(source.db).person('admin')).token).not.toBe('')
})

test('the state of the server and its database is shown', async () => {
  const { call, person } = openConsole(source.db)
  const { token } = await person('admin')
  const health: SiteHealth = await (await call('GET', '/site/health', token)).json()
  expect(health).toMatchObject({
    servers: 1,
    database: { kind: 'embedded', migration: expect.stringMatching(/^\d{4}_\w+\.sql$/) },
  })
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
})
