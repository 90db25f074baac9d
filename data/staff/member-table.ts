import { and, asc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { MemberEntry } from '#domain/console/members.ts'
import { deleteUser } from '../auth/users.ts'
import { auditLog, sessions, users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { memberProfiles } from '../db/member-schema.ts'
import { staffRoles } from '../db/staff-schema.ts'

const ENTRY_COLUMNS = (db: Db) => ({
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  bannedUntil: users.bannedUntil,
  deleteAfter: memberProfiles.deleteAfter,
  staffId: staffRoles.userId,
  sessions: db.$count(sessions, eq(sessions.userId, users.id)),
})

/** Accounts with a part of an address or an id, by address, at most `limit`. */
export async function findMembers(
  db: Db,
  { q, now, limit }: { q: string; now: Date; limit: number },
): Promise<MemberEntry[]> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return readEntries(db, now, limit, or(ilike(users.email, pattern), eq(sql`${users.id}::text`, q)))
}

/** One account; null if there is none. */
export async function findMember(db: Db, id: string, now: Date): Promise<MemberEntry | null> {
  const [entry] = await readEntries(db, now, 1, eq(users.id, id))
  return entry ?? null
}

async function readEntries(
  db: Db,
  now: Date,
  limit: number,
  where: ReturnType<typeof and>,
): Promise<MemberEntry[]> {
  const rows = await db
    .select(ENTRY_COLUMNS(db))
    .from(users)
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
    .where(and(isNotNull(users.email), where))
    .orderBy(asc(users.email))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    deleteAfter: row.deleteAfter?.toISOString() ?? null,
    isSuspended: row.bannedUntil !== null && row.bannedUntil > now,
    isStaff: row.staffId !== null,
    sessions: row.sessions,
  }))
}

/** Deletes an account with all its data, in a transaction. */
export async function eraseMember(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .delete(auditLog)
    .where(sql`${auditLog.userId} = ${userId} or ${auditLog.actorId} = ${userId}`)
  await deleteUser(tx, userId, now)
}
