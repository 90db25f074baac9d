import { expect, test } from 'vitest'
import { freshEmail, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import type { AuditPage } from '#domain/console/console-api.ts'
import type { MemberEntry } from '#domain/console/members.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()

async function openMembers() {
  const opened = openConsole(database.db)
  const admin = await opened.person('admin')
  const find = async (q: string): Promise<MemberEntry[]> => {
    const path = `/members?q=${encodeURIComponent(q)}`
    return (await (await opened.call('GET', path, admin.token)).json()).members
  }
  return { ...opened, admin, find }
}

test('members are found by a part of their address, without anything else of them', async () => {
  const { find, person, admin } = await openMembers()
  const member = await person()
  const [found] = await find(member.email.slice(0, -4).toUpperCase())
  expect(found).toEqual({
    id: member.id,
    email: member.email,
    createdAt: expect.any(String),
    lastSignInAt: expect.any(String),
    deleteAfter: null,
    isSuspended: false,
    isStaff: false,
    sessions: 1,
  })
  expect(await find('ex'), 'too short').toEqual([])
  expect(await find('%%%'), 'a wildcard is a character').toEqual([])
  expect(await find('\0\0\0')).toEqual([])
  expect(await find(admin.email)).toMatchObject([{ isStaff: true }])
})

test('a suspended member is signed out and cannot sign in until reinstated; all is recorded', async () => {
  const { call, client, admin, person } = await openMembers()
  const { id, email, token } = await person()
  const suspend = (isSuspended: boolean) =>
    call('PUT', `/members/${id}`, admin.token, { isSuspended })
  expect(await (await suspend(true)).json()).toMatchObject({ isSuspended: true, sessions: 0 })
  expect((await call('GET', '/me', token)).status).toBe(403)
  const rejected = await client().signInWithPassword({ email, password: PASSWORD })
  expect(rejected.error?.code).toBe('user_banned')
  expect(await (await suspend(false)).json()).toMatchObject({ isSuspended: false })
  const back = await client().signInWithPassword({ email, password: PASSWORD })
  expect(back.error).toBeNull()
  const ended = await call('DELETE', `/members/${id}/sessions`, admin.token)
  expect(await ended.json()).toMatchObject({ sessions: 0 })
  const { entries }: AuditPage = await (
    await call('GET', `/audit?person=${id}`, admin.token)
  ).json()
  expect(entries.map(({ action }) => action)).toEqual([
    'member.sessions-ended',
    'member.reinstated',
    'member.suspended',
  ])
})

test('an erased member is gone, with the address typed again, and leaves the log', async () => {
  const { call, find, admin, person, client } = await openMembers()
  const { id, email } = await person()
  const erase = (typed: string) => call('DELETE', `/members/${id}`, admin.token, { email: typed })
  expect((await erase(freshEmail('other'))).status).toBe(409)
  expect(await find(email)).toHaveLength(1)
  expect((await erase(email)).status).toBe(204)
  expect(await find(email)).toEqual([])
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
  expect((await erase(email)).status).toBe(404)
  const { entries }: AuditPage = await (
    await call('GET', '/audit?action=member.erased', admin.token)
  ).json()
  expect(entries[0]).toMatchObject({ actor: { id: admin.id }, subjectId: null })
})

test('staff are not reached: neither the admin themselves nor others', async () => {
  const { call, admin, person } = await openMembers()
  const editor = await person('editor')
  for (const { id, email } of [admin, editor]) {
    const answers = await Promise.all([
      call('PUT', `/members/${id}`, admin.token, { isSuspended: true }),
      call('DELETE', `/members/${id}/sessions`, admin.token),
      call('DELETE', `/members/${id}`, admin.token, { email }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
  }
})
