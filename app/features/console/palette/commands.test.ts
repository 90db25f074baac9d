import { expect, test } from 'vitest'
import { actionsOf } from '#domain/permissions/permissions.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts'
import { findCommands, findPages } from './commands.ts'

const actionsFor = (role: StaffRole) =>
  actionsOf({ id: role, staff: { role, isSuspended: false }, isFresh: true })

test.each([
  ['admin', ['New listing', 'Invite somebody', 'Download backup']],
  ['editor', ['New listing']],
  ['moderator', []],
] as const)('%s is offered the commands that the role permits', (role, offered) => {
  const labels = findCommands(actionsFor(role), '').map(({ label }) => label)
  if (role === 'admin') expect(labels).toEqual(expect.arrayContaining([...offered]))
  else expect(labels).toEqual(offered)
})

test('pages are found by parts of their name, whatever its case, for whom they are', () => {
  const labels = (role: StaffRole, query: string) =>
    findPages(actionsFor(role), query).map(({ label }) => label)
  expect(labels('admin', 'LOG aud')).toEqual(['Audit log'])
  expect(labels('editor', 'audit')).toEqual([])
  expect(labels('admin', 'zzz')).toEqual([])
  for (const role of STAFF_ROLES.filter((one) => one !== 'admin'))
    expect(labels(role, '')).not.toContain('Site')
})
