import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { StaffEntry } from '#domain/console/console-api.ts'
import type { StaffMember, StaffRole } from '#domain/permissions/roles.ts'
import { sessions, users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { staffRoles } from '../db/staff-schema.ts'

/** The role of an account; null for everyone who is not staff. */
export async function findStaff(db: Db, userId: string): Promise<StaffMember | null> {
  const [row] = await db.select().from(staffRoles).where(eq(staffRoles.userId, userId))
  return row ? toStaff(row) : null
}

/** All staff, admins first. */
export async function listStaff(db: Db): Promise<StaffEntry[]> {
  const rows = await db
    .select({
      id: staffRoles.userId,
      email: users.email,
      metadata: users.userMetadata,
      role: staffRoles.role,
      since: staffRoles.since,
      suspendedAt: staffRoles.suspendedAt,
      lastSignInAt: users.lastSignInAt,
      sessions: db.$count(sessions, eq(sessions.userId, staffRoles.userId)),
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .orderBy(asc(staffRoles.role), asc(users.email))
  return rows.map(({ email, metadata, since, suspendedAt, lastSignInAt, ...row }) => ({
    ...row,
    email: email ?? '',
    name: typeof metadata['name'] === 'string' ? metadata['name'] : '',
    isSuspended: suspendedAt !== null,
    since: since.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }))
}

/** Whether anyone can administer the site. */
export async function hasAdmin(db: Db): Promise<boolean> {
  return (await countAdmins(db)) > 0
}

/**
 * Reads a member of staff while no other transaction changes roles, so that two admins cannot remove each other at
 * once.
 */
export async function lockStaff(
  tx: Db,
  userId: string,
): Promise<{ staff: StaffMember; isLastAdmin: boolean } | null> {
  await tx.execute(sql`lock table ${staffRoles} in share row exclusive mode`)
  const staff = await findStaff(tx, userId)
  if (!staff) return null
  const isAdmin = staff.role === 'admin' && !staff.isSuspended
  return { staff, isLastAdmin: isAdmin && (await countAdmins(tx)) === 1 }
}

/** Grants a role, replacing an earlier one; a suspension ends with it. */
export async function grantRole(
  db: Db,
  grant: { userId: string; role: StaffRole; by: string | null; now: Date },
): Promise<void> {
  const { userId, role, by, now } = grant
  const row = { role, since: now, grantedBy: by, suspendedAt: null }
  await db
    .insert(staffRoles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: staffRoles.userId, set: row })
}

/** Suspends or reinstates a member of staff. */
export async function setSuspended(db: Db, userId: string, at: Date | null): Promise<void> {
  await db.update(staffRoles).set({ suspendedAt: at }).where(eq(staffRoles.userId, userId))
}

export async function removeRole(db: Db, userId: string): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.userId, userId))
}

async function countAdmins(db: Db): Promise<number> {
  const [row] = await db
    .select({ admins: count() })
    .from(staffRoles)
    .where(and(eq(staffRoles.role, 'admin'), isNull(staffRoles.suspendedAt)))
  return row?.admins ?? 0
}

const toStaff = ({ userId, role, suspendedAt }: typeof staffRoles.$inferSelect): StaffMember => ({
  id: userId,
  role,
  isSuspended: suspendedAt !== null,
})
