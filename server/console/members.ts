import { AuthError } from '#auth/errors.ts'
import { deleteSessions } from '#data/auth/sessions.ts'
import { updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import { eraseMember, findMember, findMembers } from '#data/staff/member-table.ts'
import { lockStaff } from '#data/staff/staff-roles.ts'
import { memberChange, memberErasure, membersQuery } from '#domain/console/console-requests.ts'
import { MEMBER_SEARCH_FROM, MEMBERS_SHOWN, type MemberEntry } from '#domain/console/members.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from './endpoint.ts'

export const MEMBER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/members', action: 'members.read', run: showMembers },
  { method: 'PUT', path: '/members/:id', action: 'members.change', run: changeMember },
  { method: 'DELETE', path: '/members/:id', action: 'members.erase', run: erase },
  {
    method: 'DELETE',
    path: '/members/:id/sessions',
    action: 'members.change',
    run: endSessions,
  },
]

/** Until a person lifts it. */
const SUSPENDED_UNTIL = new Date('9000-01-01T00:00:00Z')

async function showMembers({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const { q } = membersQuery.parse(c.req.query())
  const members =
    q.length < MEMBER_SEARCH_FROM
      ? []
      : await findMembers(auth.db, { q, now, limit: MEMBERS_SHOWN })
  return c.json({ members })
}

async function changeMember(call: ConsoleCall): Promise<Response> {
  const { isSuspended } = await readBody(call.c, memberChange)
  return change(call, async (tx, member) => {
    if (isSuspended === member.isSuspended) return
    const { id } = member
    await updateUser(tx, id, { bannedUntil: isSuspended ? SUSPENDED_UNTIL : null }, call.now)
    if (isSuspended) await deleteSessions(tx, id)
    await record(tx, call, {
      action: isSuspended ? 'member.suspended' : 'member.reinstated',
      subjectKind: 'member',
      subjectId: id,
      before: { isSuspended: member.isSuspended },
      after: { isSuspended },
    })
  })
}

async function endSessions(call: ConsoleCall): Promise<Response> {
  return change(call, async (tx, { id }) => {
    await deleteSessions(tx, id)
    await record(tx, call, {
      action: 'member.sessions-ended',
      subjectKind: 'member',
      subjectId: id,
      before: null,
      after: null,
    })
  })
}

/** Deletes an account with all its data; the address is typed again, so that it is no other one by mistake. */
async function erase(call: ConsoleCall): Promise<Response> {
  const { email } = await readBody(call.c, memberErasure)
  const id = idOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    const member = await requireMember(tx, call, id)
    if (member.email !== email)
      throw new AuthError(409, 'email_differs', 'This is not the address of the account')
    await record(tx, call, {
      action: 'member.erased',
      subjectKind: 'member',
      subjectId: id,
      before: null,
      after: null,
    })
    await eraseMember(tx, id, call.now)
  })
  return call.c.body(null, 204)
}

type Act = (tx: Db, member: MemberEntry) => Promise<void>

/** Runs an action on a member and answers with them afterwards. */
async function change(call: ConsoleCall, act: Act): Promise<Response> {
  const { db } = call.deps.auth
  const id = idOf(call.c)
  await db.transaction(async (tx) => act(tx, await requireMember(tx, call, id)))
  return call.c.json(await findMember(db, id, call.now))
}

/** @throws AuthError for an unknown account, and for staff, whom these actions do not reach */
async function requireMember(tx: Db, { now }: ConsoleCall, id: string): Promise<MemberEntry> {
  if (await lockStaff(tx, id))
    throw new AuthError(409, 'is_staff', 'This account has a role: change it under Staff')
  const member = await findMember(tx, id, now)
  if (!member) throw notFound()
  return member
}
