import type { Db } from '#data/db/db.ts'
import { listListingTable } from '#data/staff/listing-table.ts'
import { findStoredItem, findVersion } from '#data/staff/listing-versions.ts'
import { deleteUnsavedValues, findUnsaved } from '#data/staff/unsaved-edits.ts'
import type {
  EditedListing,
  ListingTable,
  NewListing,
  OpenedListing,
  VersionView,
} from '#domain/console/console-api.ts'
import {
  listingDraft,
  listingEdit,
  listingErasure,
  listingRestore,
  listingState,
  listingsQuery,
} from '#domain/console/console-requests.ts'
import { withEditorValues } from '#domain/console/listings/editor-fields.ts'
import { changesOf } from '#domain/console/listings/listing-versions.ts'
import { withCover } from '#domain/listing/own-photo.ts'
import { type ConsoleCall, type Endpoint, listingIdOf, notFound, readBody } from '../endpoint.ts'
import { changeListing, viewOf } from './change-listing.ts'
import { createDraft, eraseListing } from './create-listing.ts'
import { editorOf } from './listing-editor.ts'

export const LISTING_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/listings', action: 'listings.read', run: showListings },
  { method: 'POST', path: '/listings', action: 'listings.create', run: create },
  { method: 'GET', path: '/listings/:id', action: 'listings.read', run: showListing },
  { method: 'PUT', path: '/listings/:id', action: 'listings.edit', run: editListing },
  { method: 'DELETE', path: '/listings/:id', action: 'listings.erase', run: erase },
  { method: 'PUT', path: '/listings/:id/state', action: 'listings.publish', run: setState },
  { method: 'GET', path: '/listings/:id/versions/:version', action: 'listings.read', run: compare },
  { method: 'POST', path: '/listings/:id/restore', action: 'listings.edit', run: restore },
]

async function showListings({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const query = listingsQuery.parse(c.req.query())
  return c.json((await listListingTable(auth.db, query, query.per)) satisfies ListingTable)
}

async function showListing({ c, deps: { auth }, actor }: ConsoleCall): Promise<Response> {
  const id = listingIdOf(c)
  const listing = await readListing(auth.db, id)
  const unsaved = await findUnsaved(auth.db, id, actor.id)
  return c.json({ ...listing, unsaved } satisfies OpenedListing)
}

async function editListing(call: ConsoleCall): Promise<Response> {
  const { values, basedOn } = await readBody(call.c, listingEdit)
  const id = listingIdOf(call.c)
  await changeListing(editorOf(call), {
    id,
    basedOn,
    kind: 'edited',
    async toNext(item, tx) {
      await deleteUnsavedValues(tx, id, call.actor.id)
      return withCover(withEditorValues(item, values))
    },
  })
  return call.c.json(await readListing(call.deps.auth.db, id))
}

async function create(call: ConsoleCall): Promise<Response> {
  const id = await createDraft(editorOf(call), await readBody(call.c, listingDraft))
  return call.c.json({ id } satisfies NewListing, 201)
}

async function erase(call: ConsoleCall): Promise<Response> {
  const id = listingIdOf(call.c)
  await eraseListing(editorOf(call), { id, ...(await readBody(call.c, listingErasure)) })
  return call.c.body(null, 204)
}

async function setState(call: ConsoleCall): Promise<Response> {
  const { listed, basedOn } = await readBody(call.c, listingState)
  const id = listingIdOf(call.c)
  await changeListing(editorOf(call), {
    id,
    basedOn,
    kind: listed ? 'published' : 'withdrawn',
    toNext: async (item) => ({ ...item, listed }),
  })
  return call.c.json(await readListing(call.deps.auth.db, id))
}

async function restore(call: ConsoleCall): Promise<Response> {
  const { version, basedOn } = await readBody(call.c, listingRestore)
  const id = listingIdOf(call.c)
  await changeListing(editorOf(call), {
    id,
    basedOn,
    kind: 'restored',
    // Publishing has a permission of its own: the state stays.
    async toNext({ listed }, tx) {
      const item = await findVersion(tx, id, version)
      if (!item) throw notFound()
      return { ...item, listed }
    },
  })
  return call.c.json(await readListing(call.deps.auth.db, id))
}

async function compare({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const version = Number(c.req.param('version'))
  if (!Number.isInteger(version) || version < 1 || version > MAX_INT) throw notFound()
  const id = listingIdOf(c)
  const item = await findVersion(auth.db, id, version)
  if (!item) throw notFound()
  const before = (await findVersion(auth.db, id, version - 1)) ?? item
  return c.json({ version, changes: changesOf(before, item) } satisfies VersionView)
}

const MAX_INT = 2_147_483_647

async function readListing(db: Db, id: string): Promise<EditedListing> {
  const item = await findStoredItem(db, id)
  if (!item) throw notFound()
  return viewOf(db, id, item)
}
