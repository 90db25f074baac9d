import { createHash } from 'node:crypto'
import type { Db } from '#data/db/db.ts'
import { findStoredItems, listBulkItems } from '#data/staff/listing-batches.ts'
import {
  applyBulkChange,
  type BulkChange,
  type BulkPreview,
  fieldOf,
  type SkipReason,
} from '#domain/console/bulk-change.ts'
import { changesOf, type StoredItem } from '#domain/console/listings/listing-versions.ts'
import { isValidField } from '#domain/import/catalogue-item.ts'

const SHOWN = 20

/** A preview with the ids of the listings that change. */
export type BulkPlan = { preview: BulkPreview; ids: string[] }

/** What a change would do to these listings; writes nothing. */
export async function planBulk(
  db: Db,
  ids: readonly string[],
  change: BulkChange,
): Promise<BulkPlan> {
  const hash = createHash('sha256').update(JSON.stringify(change))
  const preview: BulkPreview = {
    matched: ids.length,
    changed: 0,
    digest: '',
    skipped: [],
    skippedCount: 0,
    examples: [],
  }
  const changing: string[] = []
  const items = await (change.kind === 'set' ? listWholeItems : listBulkItems)(db, ids)
  for (const before of items) {
    const [id, title] = [String(before['id']), String(before['title'])]
    hash.update(JSON.stringify([id, before['updatedAt']]))
    const next = changedItem(before, change)
    if (typeof next === 'string') {
      preview.skippedCount += 1
      if (preview.skipped.length < SHOWN) preview.skipped.push({ id, title, reason: next })
      continue
    }
    changing.push(id)
    if (preview.examples.length < SHOWN)
      preview.examples.push({ id, title, changes: changesOf(before, next) })
  }
  const changed = changing.length
  return { preview: { ...preview, changed, digest: hash.digest('hex') }, ids: changing }
}

async function listWholeItems(db: Db, ids: readonly string[]): Promise<StoredItem[]> {
  const items = await findStoredItems(db, ids)
  // In one order, for the digest.
  return ids.toSorted().flatMap((id): StoredItem[] => {
    const item = items.get(id)
    return item ? [item] : []
  })
}

/** The listing after the change, or why it stays as it is. */
export function changedItem(before: StoredItem, change: BulkChange): StoredItem | SkipReason {
  const next = applyBulkChange(before, change)
  if (typeof next === 'string' || change.kind === 'erase') return next
  const field = change.kind === 'set' ? change.field : fieldOf(change)
  return isValidField(field, next[field]) ? next : 'invalid'
}
