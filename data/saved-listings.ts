import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { SAVED_LIMIT, type SavedChange, type SavedEntry } from '#domain/member.ts'
import type { Db } from './db.ts'
import { savedListings } from './member-schema.ts'

/** What a member has saved, newest first. */
export async function listSaved(db: Db, userId: string): Promise<SavedEntry[]> {
  const rows = await db
    .select()
    .from(savedListings)
    .where(eq(savedListings.userId, userId))
    .orderBy(desc(savedListings.savedAt), savedListings.listingId)
  return rows.map(({ listingId, savedAt, note, notedAt }) => ({
    id: listingId,
    at: savedAt.toISOString(),
    ...(note !== '' && { note }),
    ...(notedAt && { notedAt: notedAt.toISOString() }),
  }))
}

/**
 * Makes changes in their order. What is saved twice stays once, with the first time of saving and the
 * newest note; the oldest beyond the limit are dropped.
 */
export async function changeSaved(
  db: Db,
  userId: string,
  changes: readonly SavedChange[],
): Promise<SavedEntry[]> {
  return db.transaction(async (tx) => {
    for (const change of changes) {
      if (change.kind === 'remove') await removeSaved(tx, userId, [change.id])
      else await save(tx, userId, change.item)
    }
    const saved = await listSaved(tx, userId)
    const dropped = saved.slice(SAVED_LIMIT).map(({ id }) => id)
    if (dropped.length > 0) await removeSaved(tx, userId, dropped)
    return saved.slice(0, SAVED_LIMIT)
  })
}

async function removeSaved(tx: Db, userId: string, ids: string[]): Promise<void> {
  await tx
    .delete(savedListings)
    .where(and(eq(savedListings.userId, userId), inArray(savedListings.listingId, ids)))
}

async function save(tx: Db, userId: string, { id, at, note, notedAt }: SavedEntry): Promise<void> {
  const isNewer = sql`excluded.noted_at is not null
    and excluded.noted_at >= coalesce(${savedListings.notedAt}, '-infinity')`
  await tx
    .insert(savedListings)
    .values({
      userId,
      listingId: id,
      savedAt: new Date(at),
      note: note ?? '',
      notedAt: notedAt ? new Date(notedAt) : null,
    })
    .onConflictDoUpdate({
      target: [savedListings.userId, savedListings.listingId],
      set: {
        savedAt: sql`least(${savedListings.savedAt}, excluded.saved_at)`,
        note: sql`case when ${isNewer} then excluded.note else ${savedListings.note} end`,
        notedAt: sql`case when ${isNewer} then excluded.noted_at else ${savedListings.notedAt} end`,
      },
    })
}
