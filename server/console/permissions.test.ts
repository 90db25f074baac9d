import { describe, expect, test } from 'vitest'
import { CONSOLE_ACTIONS, can } from '#domain/permissions/permissions.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole, type Person } from './console.test-kit.ts'
import { ENDPOINTS } from './endpoints.ts'

const database = testDatabase()

/** Calls that need no permission: who am I, and using a link. */
const OPEN = ['GET /console/v1/me', 'POST /console/v1/join']

const ROLES = [null, ...STAFF_ROLES]

describe('every call of the console', () => {
  test('is listed with its action, and every action has a call', () => {
    const { routes } = openConsole(database.db)
    const mounted = routes.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} /console/v1${path}`)
    const listed = ENDPOINTS.map(({ method, path }) => `${method} /console/v1${path}`)
    expect(mounted.toSorted()).toEqual([...listed, ...OPEN].toSorted())
    expect([...new Set(ENDPOINTS.map(({ action }) => action))].toSorted()).toEqual(
      CONSOLE_ACTIONS.toSorted(),
    )
  })

  test.each(ENDPOINTS)('$method $path admits whom $action permits', async (endpoint) => {
    const { method, path, action } = endpoint
    const { call, person, advance } = openConsole(database.db)
    // Otherwise the admin of this test would be the last one.
    await person('admin')
    const address = async () => path.replace(':id', (await person('provider')).id)
    const statusOf = async (token: string | null) =>
      (await call(method, await address(), token, {})).status
    expect(await statusOf(null), 'nobody').toBe(401)
    expect(await statusOf('nonsense'), 'forged').toBe(403)

    const people: [Person, Parameters<typeof can>[0]][] = []
    for (const role of ROLES) {
      for (const isSuspended of role ? [false, true] : [false]) {
        const staff = role && { role, isSuspended }
        people.push([await person(role, isSuspended), { id: '', staff, isFresh: true }])
      }
    }
    for (const [{ token }, actor] of people) {
      const rejection = can(actor, action)
      const status = await statusOf(token)
      const label = JSON.stringify(actor.staff)
      if (rejection === null) expect([401, 403], label).not.toContain(status)
      else expect(status, label).toBe(403)
    }

    advance(11 * 60)
    for (const [{ token }, actor] of people) {
      const response = await call(method, await address(), token, {})
      const rejection = can({ ...actor, isFresh: false }, action)
      if (rejection === null) expect([401, 403]).not.toContain(response.status)
      else expect(await response.json()).toMatchObject({ error_code: rejection })
    }
  })
})

test('a role in a token or in metadata grants nothing', async () => {
  const { call, client } = openConsole(database.db)
  const { data } = await client().signUp({
    email: 'forger@example.com',
    password: 'a stone by the sea 7',
    options: { data: { role: 'admin', staff: { role: 'admin' }, app_metadata: { role: 'admin' } } },
  })
  const token = data.session?.access_token ?? ''
  expect((await call('GET', '/staff', token)).status).toBe(403)
  expect(await (await call('GET', '/me', token)).json()).toMatchObject({ role: null, actions: [] })
})

test('a change of role applies to the next call', async () => {
  const { call, person } = openConsole(database.db)
  const [admin, other] = [await person('admin'), await person('moderator')]
  expect((await call('GET', '/audit', other.token)).status).toBe(403)
  await call('PUT', `/staff/${other.id}`, admin.token, { role: 'admin' })
  expect((await call('GET', '/audit', other.token)).status).toBe(200)
  await call('PUT', `/staff/${other.id}`, admin.token, { role: 'editor' })
  expect((await call('GET', '/audit', other.token)).status).toBe(403)
})
