import { deleteSessions } from '#data/auth/sessions.ts'
import { listInvitations } from '#data/staff/staff-links.ts'
import {
  grantRole,
  listStaff,
  lockStaff,
  removeRole,
  setSuspended,
} from '#data/staff/staff-roles.ts'
import type { StaffList } from '#domain/console/console-api.ts'
import { staffChange } from '#domain/console/console-requests.ts'
import {
  type ConsoleCall,
  type Endpoint,
  idOf,
  notFound,
  readBody,
  record,
  requirePermission,
} from './endpoint.ts'
import { INVITATION_ENDPOINTS } from './invitations.ts'

export const STAFF_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/staff', action: 'staff.read', run: showStaff },
  { method: 'PUT', path: '/staff/:id', action: 'staff.change', run: changeStaff },
  { method: 'DELETE', path: '/staff/:id', action: 'staff.remove', run: removeStaff },
  {
    method: 'DELETE',
    path: '/staff/:id/sessions',
    action: 'staff.end-sessions',
    run: endSessions,
  },
  ...INVITATION_ENDPOINTS,
]

async function showStaff({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const list: StaffList = {
    staff: await listStaff(auth.db),
    invitations: await listInvitations(auth.db, now),
    canMail: auth.mailer.isConfigured,
  }
  return c.json(list)
}

async function changeStaff(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const userId = idOf(c)
  const { role, isSuspended } = await readBody(c, staffChange)
  await deps.auth.db.transaction(async (tx) => {
    const found = await lockStaff(tx, userId)
    if (!found) throw notFound()
    const { staff, isLastAdmin } = found
    const after = {
      role: role ?? staff.role,
      isSuspended: isSuspended ?? staff.isSuspended,
    }
    const nextRole = after.isSuspended ? null : after.role
    requirePermission(actor, 'staff.change', { staff, isLastAdmin, nextRole })
    const subject = { subjectKind: 'member', subjectId: userId } as const
    if (after.role !== staff.role) {
      await grantRole(tx, { userId, role: after.role, by: actor.id, now })
      await record(tx, call, {
        action: 'staff.role-changed',
        ...subject,
        before: { role: staff.role },
        after: { role: after.role },
      })
    }
    await setSuspended(tx, userId, after.isSuspended ? now : null)
    if (after.isSuspended === staff.isSuspended) return
    if (after.isSuspended) await deleteSessions(tx, userId)
    await record(tx, call, {
      action: after.isSuspended ? 'staff.suspended' : 'staff.reinstated',
      ...subject,
      before: { isSuspended: staff.isSuspended },
      after: { isSuspended: after.isSuspended },
    })
  })
  return showStaff(call)
}

async function removeStaff(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor } = call
  const userId = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    const found = await lockStaff(tx, userId)
    if (!found) throw notFound()
    requirePermission(actor, 'staff.remove', { ...found, nextRole: null })
    await removeRole(tx, userId)
    await record(tx, call, {
      action: 'staff.removed',
      subjectKind: 'member',
      subjectId: userId,
      before: { role: found.staff.role },
      after: null,
    })
  })
  return showStaff(call)
}

async function endSessions(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  const userId = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    if (!(await lockStaff(tx, userId))) throw notFound()
    await deleteSessions(tx, userId)
    await record(tx, call, {
      action: 'staff.sessions-ended',
      subjectKind: 'member',
      subjectId: userId,
      before: null,
      after: null,
    })
  })
  return showStaff(call)
}
