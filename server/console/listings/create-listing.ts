import { AuthError } from '#auth/errors.ts'
import { deleteListings, saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import {
  appendVersion,
  findStoredItem,
  isKnownId,
  listTakenNames,
  lockCatalogue,
  lockStoredItem,
} from '#data/staff/listing-versions.ts'
import type { StoredItem } from '#domain/console/listings/listing-versions.ts'
import { slugOf } from '#domain/import/catalogue-item.ts'
import { isReservedSlug } from '#domain/import/reserved-slugs.ts'
import type { ContentType } from '#domain/listing/category.ts'
import { notFound } from '../endpoint.ts'
import { conflict, toListing, viewOf } from './change-listing.ts'
import type { ListingEditor } from './listing-editor.ts'

/**
 * Creates a listing, with its first version and an entry in the audit log, in one transaction.
 *
 * @param item in the format of an import
 * @throws AuthError: 409 `exists` if its id is or was that of a listing, 422 `fields_invalid` as `changeListing`
 */
export async function createListing(editor: ListingEditor, item: StoredItem): Promise<void> {
  const id = String(item['id'])
  await editor.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    if ((await findStoredItem(tx, id)) || (await isKnownId(tx, id)))
      throw new AuthError(409, 'exists', 'There is or was a listing with this id')
    await insertListing(tx, editor, id, item)
  })
}

type NewDraft = { title: string; contentType: ContentType }

/** Creates a draft and returns its id, which is its slug too. */
export async function createDraft(editor: ListingEditor, draft: NewDraft): Promise<string> {
  return editor.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    const id = await freeId(tx, draft)
    await insertListing(tx, editor, id, { ...draft, id, slug: id, listed: false })
    return id
  })
}

async function insertListing(tx: Db, editor: ListingEditor, id: string, item: StoredItem) {
  const { now, authorId, keyId, record } = editor
  await saveListings(tx, [await toListing(tx, item, now)])
  const after = (await findStoredItem(tx, id)) ?? item
  const version = await appendVersion(tx, {
    listingId: id,
    before: null,
    after,
    kind: 'created',
    authorId,
    keyId,
    now,
  })
  await record(tx, {
    action: 'listing.created',
    subjectKind: 'listing',
    subjectId: id,
    before: null,
    after: { version },
  })
}

const NUMBERED = 20

/** The slug of the title, with a number where it is taken: ids of erased listings are never used again. */
async function freeId(tx: Db, { title, contentType }: NewDraft): Promise<string> {
  const plain = slugOf(title) || 'listing'
  const numbered = Array.from({ length: NUMBERED }, (_, at) => `${plain}-${at + 2}`)
  const random = `${plain}-${crypto.randomUUID().slice(0, 8)}`
  const candidates = [plain, ...numbered, random]
  const taken = await listTakenNames(tx, candidates)
  const free = candidates.find((name) => !taken.has(name) && !isReservedSlug(name, contentType))
  if (!free) throw new Error(`no free id for ${JSON.stringify(plain)}`)
  return free
}

type Erasure = { id: string; title: string; basedOn: string }

/**
 * Erases a listing; its last state stays as a version.
 *
 * @throws AuthError: 404, 409 `conflict` if somebody else changed it, 409 `title_differs`
 */
export async function eraseListing(editor: ListingEditor, erasure: Erasure): Promise<void> {
  const { db, now, authorId, keyId, record } = editor
  const { id, title, basedOn } = erasure
  await db.transaction(async (tx) => {
    const before = await lockStoredItem(tx, id)
    if (!before) throw notFound()
    if (before['updatedAt'] !== basedOn) throw conflict(await viewOf(tx, id, before))
    if (before['title'] !== title)
      throw new AuthError(409, 'title_differs', 'This is not the title of the listing')
    const version = await appendVersion(tx, {
      listingId: id,
      before,
      after: before,
      kind: 'erased',
      authorId,
      keyId,
      now,
    })
    await deleteListings(tx, [id])
    await record(tx, {
      action: 'listing.erased',
      subjectKind: 'listing',
      subjectId: id,
      before: { version },
      after: null,
    })
  })
}
