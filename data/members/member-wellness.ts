import { eq } from 'drizzle-orm'
import { newestWellness, readWellness, type Wellness } from '#domain/member/wellness.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { memberWellness } from '../db/member-schema.ts'

/** What a member has told for recommendations; nothing for one who has told nothing. */
export async function readMemberWellness(db: Db, userId: string): Promise<Wellness> {
  const [row] = await db.select().from(memberWellness).where(eq(memberWellness.userId, userId))
  return readWellness(row?.wellness)
}

/** Keeps of each part the newest, and gives what is then known. */
export async function saveMemberWellness(
  db: Db,
  userId: string,
  told: Wellness,
  now: Date,
): Promise<Wellness> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const wellness = newestWellness(await readMemberWellness(tx, userId), told)
    await tx
      .insert(memberWellness)
      .values({ userId, wellness, updatedAt: now })
      .onConflictDoUpdate({ target: memberWellness.userId, set: { wellness, updatedAt: now } })
    return wellness
  })
}
