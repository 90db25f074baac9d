import { randomBytes, randomUUID } from 'node:crypto'
import { findUserByEmail } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import { appendAudit } from '#data/staff/staff-audit.ts'
import { createStaffLink } from '#data/staff/staff-links.ts'
import { grantRole, lockStaff } from '#data/staff/staff-roles.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000

/** Path of the page that uses a link. The token is in the fragment, which browsers send to no server. */
export const joinPath = (token: string) => `/console/join#${token}`

/** Creates a link that makes an account an admin: once, and within an hour. Returns its path. */
export async function createAdminLink(db: Db, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const expiresAt = new Date(now.getTime() + HOUR_MS)
  const link = { id: randomUUID(), token, role: 'admin', createdBy: null } as const
  await createStaffLink(db, { ...link, createdAt: now, expiresAt })
  return joinPath(token)
}

export class LastAdminError extends Error {}

/**
 * Gives a role to the account with an address, for scripts.
 *
 * @returns false if no account signs in with that address
 * @throws LastAdminError if it would take the role of the last admin
 */
export async function addStaff(
  db: Db,
  { email, role, now }: { email: string; role: StaffRole; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email.toLowerCase())
    if (!user || user.deletedAt) return false
    const before = await lockStaff(tx, user.id)
    if (before?.isLastAdmin && role !== 'admin')
      throw new LastAdminError('The site needs an admin: appoint another one first.')
    await grantRole(tx, { userId: user.id, role, by: null, now })
    await appendAudit(tx, {
      at: now,
      origin: 'command',
      actorId: null,
      action: 'staff.added',
      subjectKind: 'member',
      subjectId: user.id,
      before: before && { role: before.staff.role },
      after: { role },
      requestId: null,
    })
    return true
  })
}
