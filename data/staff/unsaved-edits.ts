import { and, eq, lt } from 'drizzle-orm'
import type { UnsavedEdit } from '#domain/console/console-api.ts'
import type { Db } from '../db/db.ts'
import { unsavedEdits } from '../db/staff-schema.ts'

const isOf = (listingId: string, editorId: string) =>
  and(eq(unsavedEdits.listingId, listingId), eq(unsavedEdits.editorId, editorId))

/** What an editor has not saved of a listing; null without any. */
export async function findUnsaved(
  db: Db,
  listingId: string,
  editorId: string,
): Promise<UnsavedEdit | null> {
  const [row] = await db.select().from(unsavedEdits).where(isOf(listingId, editorId))
  if (!row) return null
  const { values, photos, basedOn, at } = row
  return { values, photos, basedOn: basedOn.toISOString(), at: at.toISOString() }
}

/** Stores what an editor has not saved of a listing, in place of what was stored before. */
export async function storeUnsaved(db: Db, edit: typeof unsavedEdits.$inferInsert): Promise<void> {
  const { basedOn, values, photos, at } = edit
  await db
    .insert(unsavedEdits)
    .values(edit)
    .onConflictDoUpdate({
      target: [unsavedEdits.listingId, unsavedEdits.editorId],
      set: { basedOn, values, photos, at },
    })
}

/** Deletes the fields of what an editor has not saved. */
export async function deleteUnsavedValues(db: Db, listingId: string, editorId: string) {
  await db.update(unsavedEdits).set({ values: {} }).where(isOf(listingId, editorId))
}

/** Deletes the photos of what an editor has not saved. */
export async function deleteUnsavedPhotos(db: Db, listingId: string, editorId: string) {
  await db.update(unsavedEdits).set({ photos: null }).where(isOf(listingId, editorId))
}

export async function deleteUnsaved(db: Db, listingId: string, editorId: string): Promise<void> {
  await db.delete(unsavedEdits).where(isOf(listingId, editorId))
}

/** Deletes what was last changed before a time. */
export async function deleteOldUnsaved(db: Db, before: Date): Promise<void> {
  await db.delete(unsavedEdits).where(lt(unsavedEdits.at, before))
}
