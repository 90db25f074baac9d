import { createHash, type Hash } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import { saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { appendVersions, findStoredItems, listBatchVersions } from '#data/staff/listing-batches.ts'
import {
  applyBulkChange,
  type BulkChange,
  type BulkPreview,
  type SkipReason,
  type UndoneBatch,
  versionKindOf,
} from '#domain/console/bulk-change.ts'
import { changesOf, type StoredItem, type VersionKind } from '#domain/console/listing-versions.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { laterThan } from './change-listing.ts'

/** Listings read and written by one statement. */
const AT_ONCE = 500
const SHOWN = 20

type Planned = { id: string; before: StoredItem; listing: Listing }

/** What a change would do to these listings; writes nothing. */
export async function previewBulk(
  db: Db,
  ids: readonly string[],
  { change, now }: { change: BulkChange; now: Date },
): Promise<BulkPreview> {
  const preview = emptyPreview(ids.length)
  const hash = hashOf(change)
  for (const part of partsOf(ids)) await plan(db, part, { change, now, preview, hash })
  return { ...preview, digest: hash.digest('hex') }
}

type Writing = { authorId: string; now: Date; batchId: string }

/** Changes these listings, in a transaction that holds the lock of the catalogue. */
export async function applyBulk(
  tx: Db,
  ids: readonly string[],
  change: BulkChange,
  { authorId, now, batchId }: Writing,
): Promise<BulkPreview> {
  const preview = emptyPreview(ids.length)
  const hash = hashOf(change)
  const kind = versionKindOf(change)
  for (const part of partsOf(ids)) {
    const planned = await plan(tx, part, { change, now, preview, hash })
    await write(tx, planned, { kind, authorId, now, batchId })
  }
  return { ...preview, digest: hash.digest('hex') }
}

/**
 * Gives listings of a batch the state before it, unless they differ from what it made; those that it added
 * become drafts. In a transaction that holds the lock of the catalogue.
 */
export async function undoBulk(
  tx: Db,
  ids: readonly string[],
  { authorId, now, batchId }: Writing,
): Promise<UndoneBatch> {
  const undone: UndoneBatch = { restored: 0, left: 0, leftExamples: [] }
  for (const part of partsOf(ids)) {
    const stored = await findStoredItems(tx, part)
    const planned: Planned[] = []
    for (const { id, before, after } of await listBatchVersions(tx, batchId, part)) {
      const current = stored.get(id)
      if (current && changesOf(after, current).length === 0)
        planned.push({
          id,
          before: current,
          listing: requireListing(before ?? { ...after, listed: false }, laterThan(current, now)),
        })
      else if (++undone.left <= SHOWN) undone.leftExamples.push(String(after['title']))
    }
    await write(tx, planned, { kind: 'restored', authorId, now, batchId: null })
    undone.restored += planned.length
  }
  return undone
}

type Plan = { change: BulkChange; now: Date; preview: BulkPreview; hash: Hash }

const hashOf = (change: BulkChange) => createHash('sha256').update(JSON.stringify(change))

/** The listings of a part that change; adds to the preview and its digest. */
async function plan(
  db: Db,
  ids: readonly string[],
  { change, now, preview, hash }: Plan,
): Promise<Planned[]> {
  const stored = await findStoredItems(db, ids)
  const planned: Planned[] = []
  for (const [id, before] of stored) {
    const title = String(before['title'])
    const next = applyBulkChange(before, change)
    const listing = typeof next === 'string' ? null : toListing(next, laterThan(before, now))
    if (typeof next === 'string' || !listing) {
      skip(preview, { id, title, reason: typeof next === 'string' ? next : 'invalid' })
      continue
    }
    planned.push({ id, before, listing })
    hash.update(JSON.stringify([id, before['updatedAt']]))
    preview.changed += 1
    if (preview.examples.length < SHOWN)
      preview.examples.push({ id, title, changes: changesOf(before, next) })
  }
  return planned
}

function skip(preview: BulkPreview, entry: { id: string; title: string; reason: SkipReason }) {
  preview.skippedCount += 1
  if (preview.skipped.length < SHOWN) preview.skipped.push(entry)
}

type Version = { kind: VersionKind; authorId: string; now: Date; batchId: string | null }

async function write(tx: Db, planned: readonly Planned[], version: Version): Promise<void> {
  if (planned.length === 0) return
  await saveListings(
    tx,
    planned.map(({ listing }) => listing),
  )
  const after = await findStoredItems(
    tx,
    planned.map(({ id }) => id),
  )
  const changes = planned.flatMap(({ id, before }) => {
    const stored = after.get(id)
    return stored ? [{ id, before, after: stored }] : []
  })
  await appendVersions(tx, { ...version, changes })
}

/** Validates an item as an import does; null if it cannot be stored. */
function toListing(item: StoredItem, updatedAt: Date): Listing | null {
  const { updatedAt: _, ...given } = item
  const read = catalogueItem.safeParse(given)
  if (!read.success) return null
  return toCatalogueListing(read.data, {
    slug: String(item['slug']),
    createdAt: updatedAt,
    updatedAt,
  })
}

/** @throws AuthError if the rules have changed since the version was stored */
function requireListing(item: StoredItem, updatedAt: Date): Listing {
  const listing = toListing(item, updatedAt)
  if (!listing) throw new AuthError(422, 'batch_outdated', 'A version can no longer be stored')
  return listing
}

function emptyPreview(matched: number): BulkPreview {
  return { matched, changed: 0, digest: '', skipped: [], skippedCount: 0, examples: [] }
}

function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
}
