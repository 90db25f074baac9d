import type { Context } from 'hono'
import { AuthError } from '#auth/errors.ts'
import { takeStaffLink } from '#data/staff/staff-links.ts'
import { findStaff, grantRole, lockStaff } from '#data/staff/staff-roles.ts'
import { joinRequest } from '#domain/console/console-requests.ts'
import { can } from '#domain/permissions/permissions.ts'
import type { ConsoleDeps } from './deps.ts'
import { readBody, record, requireActor } from './endpoint.ts'

/**
 * Uses a link: gives its role to the caller.
 *
 * @throws AuthError if the link is unknown, used, expired, or of someone who may no longer invite, and for an
 *   invitation to a person who has a role already
 */
export async function join(deps: ConsoleDeps, c: Context): Promise<Response> {
  const { caller, actor } = await requireActor(deps, c)
  if (caller.user.isAnonymous)
    throw new AuthError(403, 'account_needed', 'Make an account with an address first')
  const { token } = await readBody(c, joinRequest)
  const now = deps.auth.now()
  await deps.auth.db.transaction(async (tx) => {
    const link = await takeStaffLink(tx, token, now)
    if (!link) throw gone()
    if (link.createdBy) {
      const inviter = await findStaff(tx, link.createdBy)
      const isEntitled =
        can({ id: link.createdBy, staff: inviter, isFresh: true }, 'staff.invite') === null
      if (!isEntitled) throw gone()
    }
    const before = await lockStaff(tx, actor.id)
    // An invitation must neither demote an admin nor end a suspension.
    if (before && link.createdBy)
      throw new AuthError(409, 'already_staff', 'This account has a role already')
    await grantRole(tx, { userId: actor.id, role: link.role, by: link.createdBy, now })
    await record(
      tx,
      { c, actor, now },
      {
        action: 'staff.joined',
        subjectKind: 'member',
        subjectId: actor.id,
        before: before && { role: before.staff.role },
        after: { role: link.role, invitation: link.id },
      },
    )
  })
  return c.json({ role: (await findStaff(deps.auth.db, actor.id))?.role ?? null })
}

const gone = () => new AuthError(410, 'link_gone', 'The link was used or has expired')
