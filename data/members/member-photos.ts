import { asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { memberPhotos, photoRemovals } from '../db/member-schema.ts'

/** A member's photo: as WebP in the database, or the key of its object in a bucket. */
export type StoredPhoto = { webp: Buffer } | { objectKey: string }

export async function findPhoto(db: Db, userId: string): Promise<StoredPhoto | null> {
  const [row] = await db.select().from(memberPhotos).where(eq(memberPhotos.userId, userId))
  if (row?.objectKey) return { objectKey: row.objectKey }
  return row?.webp ? { webp: row.webp } : null
}

/** Replaces a member's photo; the previous object becomes due for removal. */
export async function savePhoto(
  db: Db,
  userId: string,
  photo: StoredPhoto,
  now: Date,
): Promise<void> {
  const row = { webp: null, objectKey: null, ...photo }
  await db.transaction(async (tx) => {
    await tx
      .insert(memberPhotos)
      .values({ userId, ...row, updatedAt: now })
      .onConflictDoUpdate({ target: memberPhotos.userId, set: { ...row, updatedAt: now } })
    if (row.objectKey) await deleteRemoval(tx, row.objectKey)
  })
}

export async function deletePhoto(db: Db, userId: string): Promise<void> {
  await db.delete(memberPhotos).where(eq(memberPhotos.userId, userId))
}

/** Schedules the removal of an object unless a photo references it by then. */
export async function planRemoval(db: Db, objectKey: string, removeAfter: Date): Promise<void> {
  await db.insert(photoRemovals).values({ objectKey, removeAfter })
}

/** Keys of objects due for removal, oldest first, at most 100. */
export async function listRemovals(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ objectKey: photoRemovals.objectKey })
    .from(photoRemovals)
    .where(lte(photoRemovals.removeAfter, now))
    .orderBy(asc(photoRemovals.removeAfter))
    .limit(100)
  return rows.map(({ objectKey }) => objectKey)
}

export async function deleteRemoval(db: Db, objectKey: string): Promise<void> {
  await db.delete(photoRemovals).where(eq(photoRemovals.objectKey, objectKey))
}
