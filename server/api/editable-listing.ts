import type { z } from 'zod'
import type { Db } from '#data/db/db.ts'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import { fieldValuesOf } from '#domain/console/listings/listing-fields.ts'
import { editableListing } from './write-schemas.ts'

/** Longer than any id. */
const ID_LIMIT = 200

/** A listing with the fields that a key may change, published or not, by its id. */
export async function findEditable(
  db: Db,
  id: string,
): Promise<z.infer<typeof editableListing> | null> {
  if (id.length > ID_LIMIT || id.includes('\0')) return null
  const item = await findStoredItem(db, id)
  return item ? editableListing.parse({ ...item, values: fieldValuesOf(item) }) : null
}
