import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Profile } from '#domain/member/member.ts'
import { deleteUser } from '../auth/users.ts'
import { auditLog } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { memberPhotos, memberProfiles } from '../db/member-schema.ts'

/** A member's profile; empty by default. */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const [row] = await db.select().from(memberProfiles).where(eq(memberProfiles.userId, userId))
  const photos = await db
    .select({ userId: memberPhotos.userId })
    .from(memberPhotos)
    .where(eq(memberPhotos.userId, userId))
  return {
    homeArea: row?.homeArea ?? '',
    deleteAfter: row?.deleteAfter ?? null,
    hasPhoto: photos.length > 0,
  }
}

export async function saveProfile(
  db: Db,
  userId: string,
  changes: Partial<Pick<Profile, 'homeArea' | 'deleteAfter'>>,
  now: Date,
): Promise<void> {
  await db
    .insert(memberProfiles)
    .values({ userId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: memberProfiles.userId, set: { ...changes, updatedAt: now } })
}

/** Deletes accounts after their grace period, with all their data; returns their number. */
export async function deleteExpiredMembers(db: Db, now: Date): Promise<number> {
  const leaving = await db
    .select({ userId: memberProfiles.userId })
    .from(memberProfiles)
    .where(and(isNotNull(memberProfiles.deleteAfter), lte(memberProfiles.deleteAfter, now)))
  for (const { userId } of leaving)
    await db.transaction(async (tx) => {
      await tx
        .delete(auditLog)
        .where(sql`${auditLog.userId} = ${userId} or ${auditLog.actorId} = ${userId}`)
      await deleteUser(tx, userId, now)
    })
  return leaving.length
}
