import { asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { memberPhotos, photoRemovals } from '../db/member-schema.ts'

/** A member's photo: as WebP in the database, or the key of its object in a bucket. */
export type StoredPhoto = { webp: Buffer } | { objectKey: string }

/** Null without one. */
export async function findPhoto(db: Db, userId: string): Promise<StoredPhoto | null> {
  const [row] = await db.select().from(memberPhotos).where(eq(memberPhotos.userId, userId))
  if (row?.objectKey) return { objectKey: row.objectKey }
  return row?.webp ? { webp: row.webp } : null
}

/** Keeps a photo in place of the one before; an object of the one before is due for removal. */
export async function savePhoto(
  db: Db,
  userId: string,
  photo: StoredPhoto,
  now: Date,
): Promise<void> {
  const kept = { webp: null, objectKey: null, ...photo }
  await db.transaction(async (tx) => {
    await tx
      .insert(memberPhotos)
      .values({ userId, ...kept, updatedAt: now })
      .onConflictDoUpdate({ target: memberPhotos.userId, set: { ...kept, updatedAt: now } })
    if (kept.objectKey) await deleteRemoval(tx, kept.objectKey)
  })
}

export async function deletePhoto(db: Db, userId: string): Promise<void> {
  await db.delete(memberPhotos).where(eq(memberPhotos.userId, userId))
}

/** Notes an object that goes after a moment, unless a photo comes to point to it. */
export async function planRemoval(db: Db, objectKey: string, removeAfter: Date): Promise<void> {
  await db.insert(photoRemovals).values({ objectKey, removeAfter })
}

/** Keys of the objects that are due, the oldest first, at most 100. */
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
