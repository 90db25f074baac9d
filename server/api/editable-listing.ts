import type { z } from 'zod'
import type { Db } from '#data/db/db.ts'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import {
  type FieldValues,
  fieldValuesOf,
  withFieldValues,
} from '#domain/console/listings/listing-fields.ts'
import { STRUCTURED_FIELDS } from '#domain/import/catalogue-item.ts'
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
  if (!item) return null
  const structured = STRUCTURED_NAMES.map((field) => [field, item[field] ?? EMPTY[field] ?? null])
  const values = { ...fieldValuesOf(item), ...Object.fromEntries(structured) }
  return editableListing.parse({ ...item, values })
}

const STRUCTURED_NAMES = Object.keys(STRUCTURED_FIELDS)
const EMPTY: Record<string, unknown> = { benefits: [], amenityGroups: [], faqs: [] }

/** An item with the fields that a key has sent. */
export function withSentFields(
  item: Record<string, unknown>,
  sent: { [Field in keyof FieldValues]?: FieldValues[Field] | undefined },
): Record<string, unknown> {
  const structured = Object.entries(sent).filter(([field]) => field in STRUCTURED_FIELDS)
  return { ...withFieldValues(item, sent), ...Object.fromEntries(structured) }
}
