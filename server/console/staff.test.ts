import { expect, test } from 'vitest'
import { removeRole } from '#data/staff/staff-roles.ts'
import type { AuditPage, NewInvitation, StaffList } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'
import { addStaff, createAdminLink } from './operator.ts'

const database = testDatabase()
const tokenOf = (path: string) => path.split('#')[1] ?? ''

async function removeAllStaff(): Promise<void> {
  await database.pool.query('delete from staff_roles')
}

test('the link of the command line makes one account an admin, once and within an hour', async () => {
  await removeAllStaff()
  const { call, person, deps, advance } = openConsole(database.db)
  const [one, other] = [await person(), await person()]
  const join = (token: string, path: string) =>
    call('POST', '/join', token, { token: tokenOf(path) })
  const [early, path] = [
    await createAdminLink(database.db, deps.now()),
    await createAdminLink(database.db, deps.now()),
  ]
  expect(path).toMatch(/^\/console\/join#[0-9a-f]{64}$/)
  expect((await call('POST', '/join', null, { token: tokenOf(path) })).status).toBe(401)
  expect(await (await join(one.token, path)).json()).toEqual({ role: 'admin' })
  expect((await join(other.token, path)).status, 'used').toBe(410)
  expect((await join(other.token, early)).status, 'an earlier link is used up too').toBe(410)
  const late = await createAdminLink(database.db, deps.now())
  advance(3_601)
  const third = await person()
  expect((await join(third.token, late)).status, 'expired').toBe(410)
  expect((await call('POST', '/join', third.token, { token: 'x' })).status).toBe(400)
})

test('of several who open one link at once, one becomes an admin', async () => {
  const { call, person, deps } = openConsole(database.db)
  const people = [await person(), await person(), await person(), await person()]
  const token = tokenOf(await createAdminLink(database.db, deps.now()))
  const statuses = await Promise.all(
    people.map(async (one) => (await call('POST', '/join', one.token, { token })).status),
  )
  expect(statuses.toSorted()).toEqual([200, 410, 410, 410])
})

test('an invitation is mailed, used once, and never demotes or reinstates anyone', async () => {
  const { call, person, mails } = openConsole(database.db)
  const admin = await person('admin')
  const body = { role: 'moderator', email: 'Guest@Example.com' }
  const response = await call('POST', '/staff/invitations', admin.token, body)
  const invitation: NewInvitation = await response.json()
  expect(response.status).toBe(201)
  expect(invitation.mailedTo).toBe('guest@example.com')
  const mail = mails.findLast(({ to }) => to === 'guest@example.com')
  expect(mail?.link?.endsWith(invitation.path)).toBe(true)

  const token = tokenOf(invitation.path)
  const suspended = await person('moderator', true)
  for (const staff of [admin, suspended])
    expect((await call('POST', '/join', staff.token, { token })).status).toBe(409)
  const guest = await person()
  expect(await (await call('POST', '/join', guest.token, { token })).json()).toEqual({
    role: 'moderator',
  })
  expect((await call('POST', '/join', (await person()).token, { token })).status).toBe(410)
})

test('an invitation can be revoked, and ends with the role of the person who made it', async () => {
  const { call, person } = openConsole(database.db)
  const [admin, other, guest] = [await person('admin'), await person('admin'), await person()]
  const invite = async (): Promise<string> => {
    const response = await call('POST', '/staff/invitations', other.token, { role: 'admin' })
    return tokenOf(((await response.json()) as NewInvitation).path)
  }
  const revoked = await invite()
  const list: StaffList = await (await call('GET', '/staff', admin.token)).json()
  const [{ id } = { id: '' }] = list.invitations
  expect((await call('DELETE', `/staff/invitations/${id}`, admin.token)).status).toBe(204)
  expect((await call('POST', '/join', guest.token, { token: revoked })).status).toBe(410)
  const orphaned = await invite()
  await removeRole(database.db, other.id)
  expect((await call('POST', '/join', guest.token, { token: orphaned })).status).toBe(410)
})

test('the last admin stays, also when two admins remove each other at once', async () => {
  await removeAllStaff()
  const { call, person } = openConsole(database.db)
  const [one, other] = [await person('admin'), await person('admin')]
  const statuses = await Promise.all([
    call('DELETE', `/staff/${other.id}`, one.token),
    call('DELETE', `/staff/${one.id}`, other.token),
  ])
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await database.pool.query("select user_id from staff_roles where role = 'admin'")
  expect(rows).toHaveLength(1)
  const last = rows[0].user_id === one.id ? one : other
  for (const [method, body] of [
    ['DELETE'],
    ['PUT', { role: 'editor' }],
    ['PUT', { isSuspended: true }],
  ] as const) {
    const response = await call(method, `/staff/${last.id}`, last.token, body)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error_code: 'last_admin' })
  }
  await expect(
    addStaff(database.db, { email: last.email, role: 'editor', now: new Date() }),
  ).rejects.toThrow('needs an admin')
})

test('suspending ends the sessions and the powers, reinstating gives the role back', async () => {
  const { call, person, client } = openConsole(database.db)
  const [admin, editor] = [await person('admin'), await person('editor')]
  await call('PUT', `/staff/${editor.id}`, admin.token, { isSuspended: true })
  expect((await call('GET', '/me', editor.token)).status, 'signed out').toBe(403)
  const { data } = await client().signInWithPassword({
    email: editor.email,
    password: 'a stone by the sea 7',
  })
  const token = data.session?.access_token ?? ''
  expect(await (await call('GET', '/me', token)).json()).toMatchObject({ role: null, actions: [] })
  await call('PUT', `/staff/${editor.id}`, admin.token, { isSuspended: false })
  expect(await (await call('GET', '/me', token)).json()).toMatchObject({ role: 'editor' })
  await call('DELETE', `/staff/${editor.id}/sessions`, admin.token)
  expect((await call('GET', '/me', token)).status, 'signed out').toBe(403)
})

test('the audit log says who did what to whom, and can be filtered and exported', async () => {
  const { call, person } = openConsole(database.db)
  const [admin, editor] = [await person('admin'), await person('editor')]
  await call('PUT', `/staff/${editor.id}`, admin.token, { role: 'moderator' })
  await call('DELETE', `/staff/${editor.id}`, admin.token)
  const read = async (query: string): Promise<AuditPage> =>
    (await call('GET', `/audit?${query}`, admin.token)).json()
  const { entries } = await read(`person=${editor.email}`)
  expect(entries).toMatchObject([
    { action: 'staff.removed', before: { role: 'moderator' }, after: null },
    {
      action: 'staff.role-changed',
      origin: 'console',
      actor: { id: admin.id, label: admin.email },
      subjectId: editor.id,
      subjectLabel: editor.email,
      before: { role: 'editor' },
      after: { role: 'moderator' },
      requestId: expect.stringMatching(/.{8}/),
    },
  ])
  expect((await read(`person=${editor.email}&action=staff.removed`)).entries).toHaveLength(1)
  expect((await read(`subject=${editor.id}&before=${entries[0]?.id}`)).entries).toHaveLength(1)
  for (const odd of [
    'person=%25',
    'person=%00',
    'before=x',
    'action=nonsense',
    `person=${'x'.repeat(999)}`,
  ])
    expect((await call('GET', `/audit?${odd}`, admin.token)).status, odd).toBe(200)
  expect((await read('person=%25')).entries, 'a wildcard is a character').toEqual([])
  const csv = await (await call('GET', `/audit/export?person=${editor.email}`, admin.token)).text()
  expect(csv).toMatch(/^time,origin,actor,action/)
  expect(csv).toContain(editor.email)
  expect((await read('action=audit.exported')).entries[0]?.after).toEqual({ entries: 2 })
})

test('bad input is rejected with a reason', async () => {
  const { call, person, faults } = openConsole(database.db)
  const admin = await person('admin')
  const unknown = '0b0e7a4e-0000-4000-8000-000000000000'
  const calls: [string, string, unknown, number][] = [
    ['PUT', `/staff/${unknown}`, { role: 'editor' }, 404],
    ['PUT', '/staff/nobody', { role: 'editor' }, 404],
    ['PUT', `/staff/${admin.id}`, { role: 'king' }, 400],
    ['PUT', `/staff/${admin.id}`, {}, 400],
    ['DELETE', `/staff/${unknown}/sessions`, undefined, 404],
    ['DELETE', `/staff/invitations/${unknown}`, undefined, 404],
    ['POST', '/staff/invitations', { role: 'editor', email: 'nobody' }, 400],
    ['POST', '/staff/invitations', { role: 'editor', email: 'a@b.c\r\nBcc: x@y.z' }, 400],
    ['POST', '/staff/invitations', 'x'.repeat(1_100_000), 413],
    ['PATCH', '/staff', undefined, 404],
  ]
  for (const [method, path, body, status] of calls)
    expect((await call(method, path, admin.token, body)).status, `${method} ${path}`).toBe(status)
  expect(faults).toEqual([])
})
