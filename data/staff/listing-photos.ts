import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { listingPhotos } from '../db/staff-schema.ts'
import { deleteRemoval, type StoredPhoto } from '../members/member-photos.ts'

export async function findListingPhoto(db: Db, id: string): Promise<StoredPhoto | null> {
  const [row] = await db.select().from(listingPhotos).where(eq(listingPhotos.id, id))
  if (row?.objectKey) return { objectKey: row.objectKey }
  return row?.webp ? { webp: row.webp } : null
}

type NewPhoto = { id: string; listingId: string; photo: StoredPhoto; now: Date }

export async function insertListingPhoto(
  db: Db,
  { id, listingId, photo, now }: NewPhoto,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(listingPhotos).values({ id, listingId, createdAt: now, ...photo })
    if ('objectKey' in photo) await deleteRemoval(tx, photo.objectKey)
  })
}

/** Which of these photos were uploaded for the listing. */
export async function listPhotoIds(
  db: Db,
  listingId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: listingPhotos.id })
    .from(listingPhotos)
    .where(
      sql`${eq(listingPhotos.listingId, listingId)} and ${inArray(listingPhotos.id, [...ids])}`,
    )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes photos uploaded before a time that neither their listing, a version of it nor an unsaved edit shows. */
export async function deleteUnusedPhotos(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from listing_photos p where p.created_at < ${before.toISOString()}::timestamptz
    and not exists (select from listings l
      where l.id = p.listing_id and concat(l.details->'images', l.details->'host') like '%' || p.id || '%')
    and not exists (select from listing_versions v
      where v.listing_id = p.listing_id and concat(v.item->'images', v.item->'host') like '%' || p.id || '%')
    and not exists (select from unsaved_edits u
      where u.listing_id = p.listing_id and concat(u.photos, u.values->'host') like '%' || p.id || '%')`)
}
