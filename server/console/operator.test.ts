import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { adminRoutes } from '../api/admin.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SERVICE_KEY = 'sb_secret_test'

function post(body: unknown, key = SERVICE_KEY) {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const routes = adminRoutes({ opened: database.opened, serviceKey: SERVICE_KEY, log })
  return routes.request('/staff', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('a running server gives roles and links to the command, with the service key only', async () => {
  const { call, person } = openConsole(database.db)
  const [one, other] = [await person(), await person()]
  expect((await post({}, 'sb_publishable_test')).status).toBe(401)
  const created = await post({})
  expect(created.status).toBe(201)
  const { path }: { path: string } = await created.json()
  const token = path.split('#')[1]
  expect((await call('POST', '/join', one.token, { token })).status).toBe(200)

  expect((await post({ email: other.email.toUpperCase(), role: 'moderator' })).status).toBe(200)
  expect(await (await call('GET', '/me', other.token)).json()).toMatchObject({ role: 'moderator' })
  const { entries } = await (await call('GET', '/audit?action=staff.added', one.token)).json()
  expect(entries[0]).toMatchObject({ origin: 'command', actor: null, subjectLabel: other.email })

  expect((await post({ email: 'unknown@example.com', role: 'admin' })).status).toBe(404)
  expect((await post({ email: one.email, role: 'editor' })).status, 'the last admin').toBe(409)
  for (const body of [{ email: one.email }, { email: 'x', role: 'admin' }, { role: 'king' }, null])
    expect((await post(body)).status, JSON.stringify(body)).toBe(400)
})

test('the command works on the database of a site that is not running', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/console/command.ts', ...args],
      { env: { DATA_DIR: join(folder, 'data'), PORT: '18219' } },
    )
  expect((await run()).stdout).toMatch(
    /^Become an admin \(once, within an hour\): http:\/\/localhost:18219\/console\/join#[0-9a-f]{64}\n$/,
  )
  await expect(run('add', 'nobody@example.com', 'editor')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('make one on the site first'),
  })
  await expect(run('add', 'nobody@example.com', 'king')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run operator'),
  })
})
