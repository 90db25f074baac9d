import { describe, expect, test } from 'vitest'
import {
  actionsOf,
  CONSOLE_ACTIONS,
  type ConsoleAction,
  can,
  FRESH_MINUTES,
  isFreshAt,
} from './permissions.ts'
import { type Actor, STAFF_ROLES, type StaffRole } from './roles.ts'

const actor = (role: StaffRole | null, more: Partial<Actor> = {}): Actor => ({
  id: 'somebody',
  staff: role && { role, isSuspended: false },
  isFresh: true,
  ...more,
})

/** Written out a second time, so that a change of a role's powers is a change of two files. */
const PERMITTED: Record<StaffRole, ConsoleAction[]> = {
  admin: CONSOLE_ACTIONS,
  editor: [
    'overview.read',
    'answers.read',
    'answers.annotate',
    'answers.export',
    'listings.read',
    'listings.create',
    'listings.edit',
    'listings.bulk',
    'listings.erase',
    'listings.import',
    'listings.export',
    'listings.publish',
    'collections.read',
    'collections.edit',
    'collections.publish',
    'collections.delete',
    'rules.read',
    'rules.edit',
    'rules.publish',
  ],
  moderator: [
    'overview.read',
    'queue.read',
    'queue.decide',
    'answers.read',
    'answers.annotate',
    'requests.answer',
    'requests.read',
  ],
  provider: [],
}

describe('can', () => {
  test.each(STAFF_ROLES)('%s may do exactly what is listed', (role) => {
    expect(actionsOf(actor(role)).toSorted()).toEqual(PERMITTED[role].toSorted())
  })

  test.each(CONSOLE_ACTIONS)('%s is for staff who are not suspended', (action) => {
    expect(can(actor(null), action)).toBe('forbidden')
    expect(can({ id: null, staff: null, isFresh: true }, action)).toBe('forbidden')
    for (const role of STAFF_ROLES)
      expect(can(actor(role, { staff: { role, isSuspended: true } }), action)).toBe('forbidden')
  })

  test('dangerous actions need a fresh authentication, but only of those who are permitted', () => {
    const stale = { isFresh: false }
    for (const action of [
      'staff.invite',
      'staff.change',
      'staff.remove',
      'audit.export',
      'site.change',
      'backup.download',
      'backup.restore',
    ] as const) {
      expect(can(actor('admin', stale), action)).toBe('reauthentication_needed')
      expect(can(actor('editor', stale), action)).toBe('forbidden')
    }
    expect(can(actor('admin', stale), 'audit.read')).toBeNull()
  })

  test('the last admin can be neither removed, demoted nor suspended', () => {
    const staff = { id: 'a', role: 'admin', isSuspended: false } as const
    const subject = { staff, isLastAdmin: true }
    const admin = actor('admin')
    expect(can(admin, 'staff.remove', { ...subject, nextRole: null })).toBe('last_admin')
    expect(can(admin, 'staff.change', { ...subject, nextRole: 'editor' })).toBe('last_admin')
    expect(can(admin, 'staff.change', { ...subject, nextRole: null })).toBe('last_admin')
    expect(can(admin, 'staff.change', { ...subject, nextRole: 'admin' })).toBeNull()
    expect(can(admin, 'staff.remove', { staff, isLastAdmin: false, nextRole: null })).toBeNull()
  })
})

test('an authentication is fresh for ten minutes', () => {
  const now = new Date('2026-05-01T10:00:00Z')
  const ago = (seconds: number) => now.getTime() / 1000 - seconds
  expect(isFreshAt([], now)).toBe(false)
  expect(isFreshAt([ago(90_000), ago(FRESH_MINUTES * 60)], now)).toBe(true)
  expect(isFreshAt([ago(FRESH_MINUTES * 60 + 1)], now)).toBe(false)
})
