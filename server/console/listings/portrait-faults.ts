import type { Db } from '#data/db/db.ts'
import { listPhotoIds } from '#data/staff/listing-photos.ts'
import type { FieldFault } from '#domain/console/console-api.ts'
import { isSameValue, type StoredItem } from '#domain/console/listings/listing-versions.ts'
import type { Host } from '#domain/listing/listing.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'

type Change = { id: string; before: StoredItem; next: StoredItem }

/** Faults of a new portrait that this site stores: it has a text, and was uploaded for this listing. */
export async function portraitFaults(tx: Db, { id, before, next }: Change): Promise<FieldFault[]> {
  const { image, imageAlt } = hostOf(next)
  const own = readOwnPhoto(image)
  if (!own || isSameValue(before['host'], next['host'])) return []
  if (!imageAlt?.trim()) return [{ field: 'host', part: 'imageAlt', reason: 'missing' }]
  if (image === hostOf(before).image || (await listPhotoIds(tx, id, [own.id])).has(own.id))
    return []
  return [{ field: 'host', part: 'image', reason: 'no_web_address' }]
}

const hostOf = (item: StoredItem) => (item['host'] ?? {}) as Partial<Host>
