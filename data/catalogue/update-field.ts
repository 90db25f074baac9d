import { sql } from 'drizzle-orm'
import type { BulkField } from '#domain/console/bulk-change.ts'
import type { StoredItem } from '#domain/console/listings/listing-versions.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'

const COLUMNS = {
  amount: listings.amountMinor,
  listed: listings.listed,
  tags: listings.tags,
  categories: listings.categories,
} as const satisfies Record<BulkField, unknown>

/** The value of the field's column; the currency and the unit of an amount stay as they are. */
function columnValue(item: StoredItem, field: BulkField): unknown {
  const value = item[field]
  if (field !== 'amount') return value
  return typeof value === 'object' && value !== null && 'minor' in value ? value.minor : null
}

/**
 * Writes one field of listings and their time. Of whole listings (`saveListings`) the database computes all words anew,
 * which takes most of the time of a bulk change.
 */
export async function updateField(
  tx: Db,
  field: BulkField,
  items: readonly { id: string; item: StoredItem }[],
): Promise<void> {
  if (items.length === 0) return
  const column = COLUMNS[field]
  const rows = items.map(({ id, item }) => ({
    id,
    value: columnValue(item, field),
    at: item['updatedAt'],
  }))
  await tx.execute(sql`
    update listings set ${sql.raw(column.name)} = given.value, updated_at = given.at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id text, value ${sql.raw(column.getSQLType())}, at timestamptz)
    where listings.id = given.id`)
}
