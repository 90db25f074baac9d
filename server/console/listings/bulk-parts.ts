import { deleteListings, saveListings } from '#data/catalogue/listings.ts'
import { updateField } from '#data/catalogue/update-field.ts'
import type { Db } from '#data/db/db.ts'
import type { RunRow } from '#data/staff/bulk-runs.ts'
import {
  appendVersions,
  findStoredItems,
  listBatchVersions,
  type StoredBatch,
} from '#data/staff/listing-batches.ts'
import {
  type BatchChange,
  type BulkChange,
  fieldOf,
  versionKindOf,
} from '#domain/console/bulk-change.ts'
import {
  changesOf,
  type StoredItem,
  type VersionKind,
} from '#domain/console/listings/listing-versions.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { isInvalidValue } from '../../catalogue/invalid-value.ts'
import { laterThan } from './change-listing.ts'
import { changedItem } from './preview-bulk.ts'

/** `before` is null for a listing that was erased. */
type Planned = { id: string; before: StoredItem | null; next: StoredItem }
type Version = { kind: VersionKind; authorId: string | null; now: Date; batchId: string | null }
type Writing = Omit<Version, 'kind' | 'batchId'>

/** Ids of the listings that were written; the others were changed meanwhile or cannot be stored. */
export type Written = ReadonlySet<string>

/** Changes a part of the listings of a batch, in a transaction that holds the lock of the catalogue. */
export async function applyPart(
  tx: Db,
  rows: readonly RunRow[],
  { id: batchId, change }: { id: string; change: BulkChange },
  { authorId, now }: Writing,
): Promise<Written> {
  const ids = rows.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id)
  const planned = [...(await findStoredItems(tx, ids))].flatMap(([id, before]): Planned[] => {
    const next = changedItem(before, change)
    return typeof next === 'string' ? [] : [{ id, before, next: later(next, before, now) }]
  })
  const version = { kind: versionKindOf(change), authorId, now, batchId }
  return write(tx, planned, { change, version })
}

/**
 * Gives a part of the listings of a batch the state before it, unless they differ from what it made; those that it
 * added become drafts, and those that it erased are back. In a transaction that holds the lock of the catalogue.
 */
export async function undoPart(
  tx: Db,
  rows: readonly RunRow[],
  { id: batchId, change }: Pick<StoredBatch, 'id' | 'change'>,
  { authorId, now }: Writing,
): Promise<Written> {
  const ids = rows.map(({ id }) => id)
  const stored = await findStoredItems(tx, ids)
  const versions = await listBatchVersions(tx, batchId, ids)
  const version = { kind: 'restored', authorId, now, batchId: null } as const
  if (change.kind === 'erase') {
    const gone = versions.flatMap(({ id, after }): Planned[] =>
      stored.has(id) ? [] : [{ id, before: null, next: later(after, after, now) }],
    )
    return write(tx, gone, { change, version })
  }
  const planned = versions.flatMap(({ id, before, after }): Planned[] => {
    const current = stored.get(id)
    if (!current || changesOf(after, current).length > 0) return []
    const next = before ?? { ...after, listed: false }
    return [{ id, before: current, next: later(next, current, now) }]
  })
  return write(tx, planned, { change, version })
}

const later = (next: StoredItem, before: StoredItem, now: Date): StoredItem => ({
  ...next,
  updatedAt: laterThan(before, now).toISOString(),
})

type Batch = { change: BatchChange; version: Version }

async function write(tx: Db, planned: readonly Planned[], batch: Batch): Promise<Written> {
  if (planned.length === 0) return new Set()
  try {
    return await tx.transaction((inner) => store(inner, planned, batch))
  } catch (error) {
    if (!isInvalidValue(error)) throw error
    if (planned.length === 1) return new Set()
    // A value that cannot be stored any more, such as a slug that is taken: one by one, so that the others are.
    const written: string[] = []
    for (const one of planned) written.push(...(await write(tx, [one], batch)))
    return new Set(written)
  }
}

async function store(
  tx: Db,
  planned: readonly Planned[],
  { change, version }: Batch,
): Promise<Written> {
  if (version.kind === 'erased') return eraseAll(tx, planned, version)
  if (change.kind === 'import' || change.kind === 'set' || change.kind === 'erase')
    return storeWhole(tx, planned, version)
  await updateField(
    tx,
    fieldOf(change),
    planned.map(({ id, next }) => ({ id, item: next })),
  )
  const changes = planned.map(({ id, before, next }) => ({ id, before, after: next }))
  await appendVersions(tx, { ...version, changes })
  return new Set(planned.map(({ id }) => id))
}

async function eraseAll(tx: Db, planned: readonly Planned[], version: Version): Promise<Written> {
  const changes = planned.map(({ id, before, next }) => ({ id, before, after: before ?? next }))
  await appendVersions(tx, { ...version, changes })
  const ids = planned.map(({ id }) => id)
  await deleteListings(tx, ids)
  return new Set(ids)
}

/** For changes of any field: by a file, to one value, or of an erased listing. */
async function storeWhole(tx: Db, planned: readonly Planned[], version: Version): Promise<Written> {
  const valid = planned.flatMap(({ id, before, next }) => {
    const listing = toListing(next)
    return listing ? [{ id, before, listing }] : []
  })
  const ids = valid.map(({ id }) => id)
  await saveListings(
    tx,
    valid.map(({ listing }) => listing),
  )
  const stored = await findStoredItems(tx, ids)
  const changes = valid.flatMap(({ id, before }) => {
    const after = stored.get(id)
    return after ? [{ id, before, after }] : []
  })
  await appendVersions(tx, { ...version, changes })
  return new Set(ids)
}

/** Validates an item as an import does; null if it can no longer be stored. */
function toListing({ updatedAt, ...given }: StoredItem): Listing | null {
  const read = catalogueItem.safeParse(given)
  if (!read.success) return null
  const at = new Date(String(updatedAt))
  const slug = String(given['slug'])
  return toCatalogueListing(read.data, { slug, createdAt: at, updatedAt: at })
}
