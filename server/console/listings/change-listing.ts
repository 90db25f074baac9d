import { AuthError } from '#auth/errors.ts'
import { findIsDraft, stateOf } from '#data/catalogue/listing-drafts.ts'
import { saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import {
  appendVersion,
  findStoredItem,
  isKnownId,
  listVersions,
  lockStoredItem,
} from '#data/staff/listing-versions.ts'
import { findPlan } from '#data/staff/planned-publications.ts'
import type { EditedListing, FieldFault } from '#domain/console/console-api.ts'
import { editorValuesOf } from '#domain/console/listings/editor-fields.ts'
import {
  changesOf,
  type StoredItem,
  type VersionKind,
} from '#domain/console/listings/listing-versions.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { photosOf } from '#domain/listing/own-photo.ts'
import { createNaming } from '../../catalogue/naming.ts'
import { notFound } from '../endpoint.ts'
import { toFieldFault, toNameFault } from './field-faults.ts'
import type { ListingEditor } from './listing-editor.ts'
import { portraitFaults } from './portrait-faults.ts'

export type ListingChange = {
  id: string
  /** ISO time of the last change that the editor has seen; null if `toNext` looks for conflicts. */
  basedOn: string | null
  kind: Exclude<VersionKind, 'imported' | 'created' | 'erased'>
  /** The item after the change, from the stored one. */
  toNext: (item: StoredItem, tx: Db) => Promise<StoredItem>
}

/**
 * Changes a listing, with a version and an entry in the audit log, in one transaction. A change that changes nothing
 * writes nothing.
 *
 * @throws AuthError: 404, 409 `conflict` with the current listing if somebody else changed it, 422 `fields_invalid`
 *   with the faults of its fields
 */
export async function changeListing(editor: ListingEditor, change: ListingChange): Promise<void> {
  const { id, basedOn, kind, toNext } = change
  await editor.db.transaction(async (tx) => {
    const before = await lockStoredItem(tx, id)
    if (!before) throw notFound()
    const next = await toNext(before, tx)
    if (basedOn !== null && before['updatedAt'] !== basedOn)
      throw conflict(await viewOf(tx, id, before))
    await storeChange(tx, editor, { id, before, next, kind })
  })
}

type Change = Pick<ListingChange, 'id' | 'kind'> & { before: StoredItem; next: StoredItem }

/**
 * Stores a change in a transaction that holds the lock of the catalogue; returns its version, null if nothing changed.
 *
 * @throws AuthError 422 `fields_invalid`
 */
export async function storeChange(
  tx: Db,
  editor: ListingEditor,
  { id, before, next, kind }: Change,
): Promise<number | null> {
  const { now, authorId, keyId, record } = editor
  if (changesOf(before, next).length === 0) return null
  const faults = await portraitFaults(tx, { id, before, next })
  if (faults.length > 0) throw invalidFields(faults)
  await saveListings(tx, [await toListing(tx, next, laterThan(before, now))])
  // As stored: HTML was sanitised, empty values have become null.
  const after = (await findStoredItem(tx, id)) ?? next
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  const version = await appendVersion(tx, {
    listingId: id,
    before,
    after,
    kind,
    authorId,
    keyId,
    now,
  })
  await record(tx, {
    action: `listing.${kind}`,
    subjectKind: 'listing',
    subjectId: id,
    before: { version: version - 1 },
    after: { version, fields: changes.map(({ field }) => field) },
  })
  return version
}

/** A listing for the editor. */
export async function viewOf(db: Db, id: string, item: StoredItem): Promise<EditedListing> {
  const { slug, contentType, listed, updatedAt } = item as StoredItem & Listing
  const plan = await findPlan(db, id)
  return {
    id,
    slug,
    contentType,
    state: stateOf(listed, await findIsDraft(db, id), plan?.at ?? null),
    publishAt: plan?.at.toISOString() ?? null,
    updatedAt: String(updatedAt),
    values: editorValuesOf(item),
    photos: photosOf(item),
    versions: await listVersions(db, id),
  }
}

/** The time of the change, which differs from that of the change before it. */
export function laterThan(before: StoredItem, now: Date): Date {
  const last = Date.parse(String(before['updatedAt']))
  return new Date(Math.max(now.getTime(), last + 1))
}

/** Validates an item as an import does. @throws AuthError with the faults */
export async function toListing(tx: Db, next: StoredItem, updatedAt: Date): Promise<Listing> {
  const { updatedAt: _, ...given } = next
  const read = catalogueItem.safeParse(given, { reportInput: true })
  if (!read.success) throw invalidFields(read.error.issues.map(toFieldFault))
  const named = await (await createNaming(tx, [read.data]))(read.data)
  if ('reason' in named) throw invalidFields([toNameFault(named.reason)])
  const isNewSlug = named.slug !== named.stored?.slug && named.slug !== read.data.id
  if (isNewSlug && (await isKnownId(tx, named.slug)))
    throw invalidFields([{ field: 'slug', reason: 'slug_taken' }])
  const createdAt = named.stored?.createdAt ?? updatedAt
  return toCatalogueListing(read.data, { slug: named.slug, createdAt, updatedAt })
}

export const conflict = (current: EditedListing) =>
  new AuthError(409, 'conflict', 'Somebody else has changed this listing', { details: { current } })

export const invalidFields = (faults: FieldFault[]) =>
  new AuthError(422, 'fields_invalid', 'Some fields cannot be stored', { details: { faults } })
